'use client'
import type { ReactNode } from 'react'
import { numberOf, type Pieces, worthOf } from '@/rules/float/pieces/pieces'
import { asChips } from '@/rules/kernel/chips'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'
import { ChipDisc } from './ChipDisc'
import { type Denomination, rowsOf } from './draft'

interface PiecesTableProps {
  label: string
  list: readonly Denomination[]
  pieces: Pieces
  /** Denominations that run low. */
  low?: readonly number[]
  /** Rows below the denominations, three cells each. */
  children?: ReactNode
}

/** Pieces by denomination with their value, and what runs low. */
export function PiecesTable({ label, list, pieces, low = [], children }: PiecesTableProps) {
  const t = useT('float')
  const values = rowsOf(list, false).filter((row) => typeof row === 'number')
  return (
    <table aria-label={label} className="w-full text-right tabular-nums leading-snug">
      <thead>
        <tr className="text-sm text-sage">
          <th scope="col" className="text-left font-normal">
            {t('table.piece')}
          </th>
          <th scope="col" className="font-normal">
            {t('table.count')}
          </th>
          <th scope="col" className="font-normal">
            {t('table.value')}
          </th>
        </tr>
      </thead>
      <tbody>
        {values.map((value) => {
          const count = pieces[value] ?? 0
          const isLow = low.includes(value)
          return (
            <tr key={value} className={`border-t border-line ${isLow ? 'text-warn' : ''}`}>
              <th scope="row" className="text-left font-semibold">
                <ChipDisc value={value} /> <Amount chips={asChips(value)} />
                {isLow && (
                  <span className="pl-1.5 text-sm font-normal italic">{t('table.low')}</span>
                )}
              </th>
              <td className="font-semibold">{count}</td>
              <td>
                <Amount chips={asChips(value * count)} />
              </td>
            </tr>
          )
        })}
        <tr className="border-t-2 border-line-strong font-semibold">
          <th scope="row" className="text-left">
            {t('table.pieces')}
          </th>
          <td>{numberOf(pieces)}</td>
          <td>
            <Amount chips={worthOf(pieces)} />
          </td>
        </tr>
        {children}
      </tbody>
    </table>
  )
}
