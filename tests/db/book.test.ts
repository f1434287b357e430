import { expect, test } from 'vitest'
import { postings } from '@/db/batch'
import { asChips } from '@/rules/kernel/chips'
import { asAccount } from '@/rules/kernel/ledger'

const transfers = [{ from: asAccount('cassa'), to: asAccount('chips:m1'), chips: asChips(5) }]

test('accounts are in the book of the event’s table', () => {
  const [row] = postings(1, { type: 'cassaHanded', table: 'T1', transfers })
  expect(row).toMatchObject({ debit: 'T1/cassa', credit: 'T1/chips:m1' })
})

test('an event that names its book has one account for all its tables', () => {
  const [row] = postings(1, { type: 'cassaHanded', table: 'T1', book: 'sala', transfers })
  expect(row).toMatchObject({ debit: 'sala/cassa', credit: 'sala/chips:m1' })
})
