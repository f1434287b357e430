'use client'
import type { Dispute, DisputeDecision, Ruled } from '@/rules/poker/state/dispute'
import { useT } from '../../language/i18n'
import { useNameOf } from '../../live/names'
import { ProvisionLink } from '../../regulation/ProvisionLink'
import { Amount } from '../../tell/Amount'
import { MemberName } from '../../tell/MemberName'
import { Moment } from '../../tell/Moment'
import { AccountName } from './AccountName'

/** What is said later, in ms, is said with its day. */
const SAME_NIGHT = 12 * 3_600_000

/** What was decided, by whom, why, and which chips it moved. Nothing is ever taken away. */
export function Decisions({ dispute }: { dispute: Dispute }) {
  const t = useT('deputato')
  const nameOf = useNameOf()
  return (
    <ol className="flex flex-col gap-3">
      {dispute.decisions.map((one) => (
        <li key={one.at} className="border-l-4 border-line-strong pl-3">
          <p className="text-sm text-sage">
            <Moment at={one.at} withDay={one.at - dispute.openedAt > SAME_NIGHT} /> · {byOf(one)} ·{' '}
            {t(one.final ? 'decisions.final' : 'decisions.provisional')}{' '}
            {one.provision && <ProvisionLink id={one.provision} />}
          </p>
          <RulingTold ruling={one} />
        </li>
      ))}
    </ol>
  )

  function byOf({ by, arbiters }: DisputeDecision): string {
    const names = arbiters.map(nameOf).join(', ')
    return t(`decisions.by.${by}`, { count: arbiters.length, names })
  }
}

/** What a ruling says: who is right, why, and which chips move. */
export function RulingTold({ ruling }: { ruling: Ruled }) {
  const t = useT('deputato')
  return (
    <>
      <p className="font-semibold">
        {ruling.inFavourOf === null
          ? t('decisions.asItStands')
          : t.rich('decisions.inFavour', { who: () => <MemberName id={ruling.inFavourOf} /> })}
      </p>
      {ruling.why && <p>{ruling.why}</p>}
      {ruling.transfers.map(({ from, to, chips }) => (
        <p key={`${from}-${to}`}>
          <AccountName account={from} /> → <AccountName account={to} />: <Amount chips={chips} />
        </p>
      ))}
    </>
  )
}
