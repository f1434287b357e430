'use client'
import type { SignUp } from '@/rules/poker/state/list'
import type { DeskView } from '@/rules/poker/views/shapes'
import { useT } from '../i18n'
import { useNameOf } from '../live/names'
import { useNow } from '../live/useLive'
import { Countdown } from '../ui/Countdown'
import { MemberName } from '../ui/MemberName'
import { Act } from './Act'
import { useCommanding } from './commanding'
import { TD } from './look'
import { Moment } from './Moment'

const ENDED = ['withdrawn', 'opted-out', 'lost']

/** One signature of a list with what the desk may do for its member. */
export function SignUpRow({ signUp, view }: { signUp: SignUp; view: DeskView }) {
  const t = useT('desk')
  const name = useNameOf()(signUp.member)
  const ended = ENDED.includes(signUp.status)
  const table = view.tables.find(({ summary }) => summary.id === signUp.table)
  const number = { signUp: signUp.number }
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
      <td className={TD}>{!ended && <Presence signUp={signUp} view={view} />}</td>
      <td className={TD}>
        {t(`standing.${signUp.status}`)}
        {table && ` · ${table.summary.label}`}
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
      <td className={TD}>{signUp.call && <CallCell signUp={signUp} />}</td>
      <td className={`${TD} text-right`}>
        <div className="flex flex-wrap justify-end gap-2">
          <Act type="askAgain" payload={number}>
            {t('list.askAgain')}
          </Act>
          <Act type="opt" payload={number}>
            {t('list.opt')}
          </Act>
          <Act
            type="withdraw"
            payload={number}
            variant="quiet"
            ask={{
              title: t('list.withdrawTitle', { name }),
              body: t('list.withdrawAsk'),
              yes: t('list.withdraw'),
            }}
          >
            {t('list.withdraw')}
          </Act>
        </div>
      </td>
    </tr>
  )
}

/** I.8: whether he is in the Club, changed by the desk on sight. */
function Presence({ signUp, view }: { signUp: SignUp; view: DeskView }) {
  const t = useT('desk')
  const out = view.outOfClub.includes(signUp.member)
  return (
    <div className="flex items-center gap-2">
      <span className={out ? 'text-warn' : 'text-good'}>
        {t(out ? 'presence.out' : 'presence.in')}
      </span>
      <Act
        type="setPresence"
        payload={{ member: signUp.member, inClub: out }}
        match={{ member: signUp.member }}
        variant="quiet"
      >
        {t(out ? 'presence.setIn' : 'presence.setOut')}
      </Act>
    </div>
  )
}

function CallCell({ signUp }: { signUp: SignUp }) {
  const t = useT('desk')
  const now = useNow(useCommanding().now)
  const { call } = signUp
  if (!call) return null
  const answer = (one: 'coming' | 'more-time' | 'give-up') => ({
    signUp: signUp.number,
    answer: one,
  })
  return (
    <div className="flex flex-col gap-1">
      <p>
        {t(`call.${call.kind}`)} ·{' '}
        <Countdown clock={{ since: call.at, until: call.until }} now={now} />
        <span className="block text-sm text-sage">{t(`call.answer.${call.answer ?? 'none'}`)}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Act type="answerCall" payload={answer('coming')} variant="primary">
          {t('call.coming')}
        </Act>
        <Act type="answerCall" payload={answer('more-time')}>
          {t('call.moreTime')}
        </Act>
        <Act type="answerCall" payload={answer('give-up')} variant="quiet">
          {t('call.giveUp')}
        </Act>
      </div>
    </div>
  )
}
