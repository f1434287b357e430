import { expect, it } from 'vitest'
import { asChips } from '@/rules/kernel/chips'
import { asMember } from '@/rules/kernel/ids'
import { splitImbalance } from '@/rules/poker/16-tableau/split'
import { type Evening, NO_EVENING } from '@/rules/poker/evening'
import { Settings } from '@/rules/poker/settings'
import { asTable } from '@/rules/poker/state/ids'
import type { Table } from '@/rules/poker/state/table'
import type { Tableau } from '@/rules/poker/state/tableau'
import { sheetsBetween } from '@/rules/poker/views/sheets'

/** A table with only the fields that its sheet needs. */
const table = (tableau: Tableau | null) =>
  ({
    id: 'T1',
    list: 'L1',
    number: 1,
    settings: Settings.parse({ uscita: 1, passata: 100 }),
    tableau,
  }) as Table

const evening = (tableau: Tableau | null): Evening => ({
  ...NO_EVENING,
  title: 'Venerdì',
  day: '2026-11-20',
  tables: { [asTable('T1')]: table(tableau) },
})

function closedAt(at: number): Tableau {
  const played = [
    { member: asMember('alfa'), drawn: asChips(100), counted: asChips(160) },
    { member: asMember('bravo'), drawn: asChips(100), counted: asChips(70) },
  ]
  const { imbalance, settled } = splitImbalance(played)
  const rows = settled.map((row, n) => ({ ...row, casse: [], ...given(played[n]) }))
  return {
    closedAt: at,
    closedBy: null,
    rows,
    imbalance,
    settleBy: 'desk',
    payments: [],
    reopenAskedBy: null,
    reopenWhy: null,
    transfers: [],
  }
}

function given<T>(row: T | undefined): T {
  if (row === undefined) throw new RangeError('as many rows as players')
  return row
}

it('XVI.1 closing a table gives its sheet, line by line, with the share of the ammanco', () => {
  const { closed, reopened } = sheetsBetween(evening(null), evening(closedAt(5000)))
  expect(reopened).toEqual([])
  expect(closed).toHaveLength(1)
  expect(closed[0]).toMatchObject({ tableId: 'T1', class: '1/100', closedAt: 5000, gap: -30 })
  expect(closed[0]?.rows).toEqual([
    { line: 1, memberId: 'alfa', casse: 100, counted: 160, share: -30, final: 30 },
    { line: 2, memberId: 'bravo', casse: 100, counted: 70, share: 0, final: -30 },
  ])
})

it('a payment marked on a closed tableau makes no second sheet', () => {
  const sheet = closedAt(5000)
  const paid = { ...sheet, payments: [] }
  expect(sheetsBetween(evening(sheet), evening(paid))).toEqual({ closed: [], reopened: [] })
})

it('XVI.2 reopening a tableau cancels its sheet, and closing it again gives another', () => {
  expect(sheetsBetween(evening(closedAt(5000)), evening(null)).reopened).toEqual(['T1'])
  const again = sheetsBetween(evening(null), evening(closedAt(9000)))
  expect(again.closed.map((sheet) => sheet.closedAt)).toEqual([9000])
})
