import { expect, it } from 'vitest'
import { plainDetails } from '@/components/admin/plainDetails'
import admin from '@/messages/en/admin.json'

it('an audit entry shows plain values, lists of them, codes in words, and never “[object Object]”', () => {
  const entry = {
    name: 'Rossi',
    member: '6f1c3c1e-9a0b-4c55-8a11-0123456789ab',
    roles: ['socio', 'segretario'],
    evenings: [{ key: '7' }, { key: '8' }],
    settings: { uscita: 1 },
    count: 2,
  }
  const wordOf = (field: string, value: string) =>
    field === 'roles' ? admin.roles[value as keyof typeof admin.roles] : value
  expect(plainDetails(entry, wordOf)).toEqual(['Rossi', 'Member, Secretary', '2'])
})
