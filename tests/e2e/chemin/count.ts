import { expect } from '@playwright/test'
import { picture } from '../support/screens'
import { type ClosedTableau, nameOf } from './club-table'
import type { Felt } from './felt'

/** C.2, C.3: everybody’s chips are counted, seven too many before one of them; the paper says the same. */
export async function counted(felt: Felt): Promise<ClosedTableau> {
  await felt.table.give('beginCount', {})
  await expect(felt.heading('Si contano le fiches')).toBeVisible()
  await picture(felt.page, 'chemin-counting')
  const chips = await felt.table.expectedChips()
  const short = felt.table.member('1003')
  return await closedWith(felt, { ...chips, [short]: (chips[short] ?? 0) + 7 })
}

/** The chips of another tableau, counted in an evening of which the book knows only results. */
export async function countedAs(felt: Felt, { rows }: ClosedTableau): Promise<ClosedTableau> {
  await felt.table.give('beginCount', {})
  const chips = rows.map((row) => [row.member, row.counted])
  return await closedWith(felt, Object.fromEntries(chips))
}

async function closedWith(
  felt: Felt,
  chips: Readonly<Record<string, number>>,
): Promise<ClosedTableau> {
  const { table } = felt
  for (const [member, count] of Object.entries(chips))
    await table.give('countChips', { member, chips: count })
  await table.give('closeTableau', { settleBy: 'desk' })
  const { closed, paper } = await table.tableau()
  for (const card of ['1001', '1009']) expect(paper).toContain(nameOf(card))
  expect(paper).toContain('Ammanco')
  for (const { final } of closed.rows)
    expect(paper).toContain(Math.abs(final).toLocaleString('it-IT'))
  await table.give('closeEvening', {})
  const { rows, tax, imbalance } = closed
  return { rows, tax, imbalance }
}
