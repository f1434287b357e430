'use client'
import { useId, useState } from 'react'
import type { Chips } from '@/rules/kernel/chips'
import { drawsOf } from '@/rules/poker/16-tableau/sums'
import type { TableauRow } from '@/rules/poker/state/tableau'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'
import { MemberName } from '../../tell/MemberName'
import { TableauDetails } from './TableauDetails'

const CELL = 'border-t border-line px-3 py-1.5 text-right'

interface TableauLineProps {
  row: TableauRow
  imbalance: Chips
  closed: boolean
  known: boolean
}

/** A player's line of the tableau; it unfolds to the steps behind every figure. */
export function TableauLine({ row, imbalance, closed, known }: TableauLineProps) {
  const t = useT('desk')
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <tbody>
      <tr>
        <th scope="row" className="border-t border-line px-1 py-0.5 text-left">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className="flex min-h-12 w-full items-center gap-2 rounded-lg px-2 text-left font-semibold hover:bg-felt-high"
          >
            <span aria-hidden="true" className="w-4 text-brass">
              {open ? '▾' : '▸'}
            </span>
            <MemberName id={row.member} />
          </button>
        </th>
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
      </tr>
      {open && (
        <tr id={id}>
          <td colSpan={6} className="px-4 pt-1 pb-4">
            <TableauDetails row={row} imbalance={imbalance} closed={closed} known={known} />
          </td>
        </tr>
      )}
    </tbody>
  )
}
