import { expect, it } from 'vitest'
import { plainDetails } from '@/components/admin/plainDetails'

it('an audit entry shows plain values, lists of them, and never “[object Object]”', () => {
  const shown = plainDetails({
    name: 'Rossi',
    member: '6f1c3c1e-9a0b-4c55-8a11-0123456789ab',
    roles: ['socio', 'segretario'],
    evenings: [{ key: '7' }, { key: '8' }],
    settings: { uscita: 1 },
    count: 2,
  })
  expect(shown).toEqual(['Rossi', 'socio, segretario', 2])
})
