'use client'
import type { SignUp } from '@/rules/poker/state/list'
import type { DeskView } from '@/rules/poker/views/desk'
import { useT } from '../../../language/i18n'
import { TD } from '../../../officer/look'
import { MemberName } from '../../../tell/MemberName'
import { Moment } from '../../../tell/Moment'
import { Countdown } from '../../../ui/Countdown'
import { Act, useCommanding } from '../../commanding'
import { SignUpActions } from './SignUpActions'
import { callOf, hasEnded, tableOf } from './signUps'

interface OfSignUp {
  signUp: SignUp
  view: DeskView
}

/** A sign-up of a list with the desk's actions for its member. */
export function SignUpRow({ signUp, view }: OfSignUp) {
  const call = callOf(signUp, view)
  return (
    <tr>
      <td className={`${TD} tabular-nums`}>
        <span className="font-semibold">{signUp.number}</span>
        <span className="block text-sm text-sage">
          <Moment at={signUp.at} />
        </span>
      </td>
      <th scope="row" className={`${TD} font-semibold`}>
        <MemberName id={signUp.member} />
      </th>
      <td className={TD}>
        <InClub signUp={signUp} view={view} />
      </td>
      <td className={TD}>
        <Standing signUp={signUp} view={view} />
      </td>
      <td className={TD}>{call && <CallCell number={signUp.number} call={call} />}</td>
      <td className={TD}>
        <SignUpActions signUp={signUp} view={view} />
      </td>
    </tr>
  )
}

/** Whether somebody who is still on the list is in the club. */
export function InClub({ signUp, view }: OfSignUp) {
  const t = useT('desk')
  if (hasEnded(signUp)) return null
  const out = view.outOfClub.includes(signUp.member)
  return (
    <span className={out ? 'text-warn' : 'text-good'}>
      {t(out ? 'presence.out' : 'presence.in')}
    </span>
  )
}

/** Where a sign-up stands, and why. */
export function Standing({ signUp, view }: OfSignUp) {
  const t = useT('desk')
  const table = tableOf(signUp, view)
  return (
    <>
      {t(`standing.${signUp.status}`)}
      {table && ` ${table.summary.number}`}
      {signUp.endedBy && (
        <span className="block text-sm">{t('article', { id: signUp.endedBy })}</span>
      )}
      {signUp.skipped && signUp.status === 'waiting' && (
        <span className="block text-sm text-warn">{t('standing.skipped')}</span>
      )}
      {signUp.mustOpt && !hasEnded(signUp) && (
        <span className="block text-sm text-warn">{t('standing.mustOpt')}</span>
      )}
    </>
  )
}

/** A call with its time, and the usual answer; the others are among the actions. */
function CallCell({ number, call }: { number: number; call: NonNullable<SignUp['call']> }) {
  const t = useT('desk')
  const { now } = useCommanding()
  return (
    <div className="flex items-center gap-x-3">
      <p className="min-w-40 whitespace-nowrap">
        {t(`call.${call.kind}`)}
        {call.answer !== 'coming' && (
          <>
            {' · '}
            <Countdown clock={{ since: call.at, until: call.until }} now={now} />
          </>
        )}
        <span className="block text-sm text-sage">{t(`call.answer.${call.answer ?? 'none'}`)}</span>
      </p>
      {call.answer !== 'coming' && (
        <Act tight type="answerCall" payload={{ signUp: number, answer: 'coming' }}>
          {t('call.coming')}
        </Act>
      )}
    </div>
  )
}
