'use client'
import type { SignUp } from '@/rules/poker/state/list'
import type { DeskView } from '@/rules/poker/views/desk'
import { useT } from '../../../language/i18n'
import { useNow } from '../../../live/useLive'
import { TD } from '../../../officer/look'
import { MemberName } from '../../../tell/MemberName'
import { Moment } from '../../../tell/Moment'
import { Countdown } from '../../../ui/Countdown'
import { Act, useCommanding } from '../../commanding'
import { SignUpActions } from './SignUpActions'

const ENDED = ['withdrawn', 'opted-out', 'lost', 'played']

/** A sign-up of a list with the desk's actions for its member. */
export function SignUpRow({ signUp, view }: { signUp: SignUp; view: DeskView }) {
  const t = useT('desk')
  const ended = ENDED.includes(signUp.status)
  const table = view.tables.find(({ summary }) => summary.id === signUp.table)
  const player = table?.players.find(({ member }) => member === signUp.member)
  const stillCalled = signUp.call !== null && (!player || player.status === 'called')
  const out = view.outOfClub.includes(signUp.member)
  return (
    <tr className={ended ? 'text-sage' : ''}>
      <td className={`${TD} tabular-nums`}>
        <span className="font-semibold">{signUp.number}</span>
        <span className="block text-sm text-sage">
          <Moment at={signUp.at} />
        </span>
      </td>
      <th scope="row" className={`${TD} font-semibold ${ended ? 'line-through' : ''}`}>
        <MemberName id={signUp.member} />
      </th>
      <td className={TD}>
        {!ended && (
          <span className={out ? 'text-warn' : 'text-good'}>
            {t(out ? 'presence.out' : 'presence.in')}
          </span>
        )}
      </td>
      <td className={TD}>
        <span className="whitespace-nowrap">
          {t(`standing.${signUp.status}`)}
          {table && ` ${table.summary.number}`}
        </span>
        {signUp.endedBy && (
          <span className="block text-sm">{t('article', { id: signUp.endedBy })}</span>
        )}
        {signUp.skipped && signUp.status === 'waiting' && (
          <span className="block text-sm text-warn">{t('standing.skipped')}</span>
        )}
        {signUp.mustOpt && !ended && (
          <span className="block text-sm text-warn">{t('standing.mustOpt')}</span>
        )}
      </td>
      <td className={TD}>{stillCalled && <CallCell signUp={signUp} />}</td>
      <td className={TD}>
        <SignUpActions signUp={signUp} view={view} />
      </td>
    </tr>
  )
}

/** A call with its time, and the usual answer; the others are among the actions. */
function CallCell({ signUp }: { signUp: SignUp }) {
  const t = useT('desk')
  const now = useNow(useCommanding().now)
  const { call } = signUp
  if (!call) return null
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
        <Act tight type="answerCall" payload={{ signUp: signUp.number, answer: 'coming' }}>
          {t('call.coming')}
        </Act>
      )}
    </div>
  )
}
