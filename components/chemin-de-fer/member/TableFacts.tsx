'use client'
import type { SeatNumber } from '@/rules/chemin-de-fer/state/ids'
import type { TableState } from '@/rules/chemin-de-fer/views/table'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'
import { MemberName } from '../../tell/MemberName'
import { ProvisionLink } from '../../tell/ProvisionLink'

interface TableFactsProps {
  table: TableState
  member: MemberId
  /** The member's seat at this table; null for one who stands. */
  own: SeatNumber | null
}

/** The banker, the mani before the member's own, their place in the order of the cards, and the coup before. */
export function TableFacts({ table, member, own }: TableFactsProps) {
  const t = useT('chemin-member')
  const { coup, summary, regola } = table
  const before = own === null ? null : maniBefore(table, own)
  const right = coup?.rights.findIndex((one) => one.member === member) ?? -1
  const mine = coup?.rights[right]
  return (
    <ul className="mt-4 flex flex-col gap-1 border-t border-line pt-3 empty:hidden">
      {summary.banker && summary.banker !== member && (
        <li>
          {t('facts.banker')} <MemberName id={summary.banker} className="font-semibold" />
          {summary.socio && (
            <>
              {' '}
              {t('facts.socio')} <MemberName id={summary.socio} className="font-semibold" />
            </>
          )}
        </li>
      )}
      {before !== null && before > 0 && <li>{t('facts.before', { n: before })}</li>}
      {mine && (
        <li>
          {t('facts.right', { n: right + 1 })} <ProvisionLink id={mine.provision} />
        </li>
      )}
      {regola.includes(member) && (
        <li className="text-brass">
          {t('facts.rule')} <ProvisionLink id="S.108" />
        </li>
      )}
      <LastCoup table={table} member={member} />
    </ul>
  )
}

/** Mani before the member's own, by the seats that the sabot still has to reach; null where nobody holds it. */
function maniBefore({ summary }: TableState, own: SeatNumber): number | null {
  const { seats, turn, initialSeat } = summary
  const from = seats.findIndex(({ seat }) => seat === (turn ?? initialSeat))
  if (from < 0) return null
  const round = [...seats.slice(from), ...seats.slice(0, from)]
  const before = round.slice(
    0,
    round.findIndex(({ seat }) => seat === own),
  )
  return before.filter(({ state, salutes }) => state === 'taken' && !salutes).length
}

/** The end of the coup before in one line, with the member's own chips. */
function LastCoup({ table, member }: { table: TableState; member: MemberId }) {
  const t = useT('chemin-member')
  const { last } = table
  if (!last) return null
  const net = last.net[member]
  return (
    <li>
      <span className="text-sage">{t('facts.coup', { n: last.number })}</span>{' '}
      {t(`facts.result.${last.result}`)}
      {net !== undefined && net !== 0 && (
        <>
          {' '}
          · {t('facts.you')} <Amount chips={net} sign className="font-semibold" />
        </>
      )}{' '}
      {last.resultBy && <ProvisionLink id={last.resultBy} />}
    </li>
  )
}
