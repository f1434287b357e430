'use client'
import type { Chips } from '@/rules/kernel/chips'
import { drawsOf } from '@/rules/poker/16-tableau/sums'
import type { TableauRow } from '@/rules/poker/state/tableau'
import { useT } from '../../language/i18n'
import { TableauSteps } from '../../officer/TableauSteps'
import { UNFOLDING_CELL as CELL, UnfoldingRow } from '../../officer/UnfoldingRow'
import { Amount } from '../../tell/Amount'
import { MemberName } from '../../tell/MemberName'

interface TableauLineProps {
  row: TableauRow
  imbalance: Chips
  closed: boolean
  known: boolean
}

/** A player's line of the tableau; it unfolds to the steps behind every figure. */
export function TableauLine({ row, imbalance, closed, known }: TableauLineProps) {
  const t = useT('desk')
  const casse = row.casse.map(({ at, chips, reason }) => ({
    at,
    chips,
    reason: t(`reason.${reason}`),
  }))
  return (
    <tbody>
      <UnfoldingRow
        name={<MemberName id={row.member} />}
        columns={6}
        details={
          <TableauSteps
            casse={casse}
            row={row}
            imbalance={imbalance}
            closed={closed}
            known={known}
          />
        }
      >
        <td className={CELL}>
          <Amount chips={row.drawn} />
          <span className="ml-2 text-sm text-sage">
            {t('tableau.times', { n: drawsOf(row.casse) })}
          </span>
        </td>
        <td className={CELL}>
          <Amount chips={known ? row.counted : null} />
        </td>
        <td className={CELL}>
          <Amount chips={known ? row.result : null} sign />
        </td>
        <td className={CELL}>
          {row.shareChips === 0 ? '—' : <Amount chips={row.shareChips} sign />}
        </td>
        <td className={`${CELL} text-lg font-semibold`}>
          <Amount chips={known ? row.final : null} sign />
        </td>
      </UnfoldingRow>
    </tbody>
  )
}
