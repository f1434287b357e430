import { expect, it } from 'vitest'
import { SETTING_GROUPS } from '@/components/poker/admin/settings'
import { Settings } from '@/rules/poker/settings'
import { claims } from './proofs'

const names = Object.keys(Settings.shape)

it('the meaning of each setting of a table is shown by a test with its name', () => {
  const shown = claims().flatMap(({ claim, file }) =>
    file.startsWith('tests/rules/') ? (/^setting (\w+): /.exec(claim)?.[1] ?? []) : [],
  )
  expect(names.filter((name) => !shown.includes(name))).toEqual([])
  expect(shown.filter((name) => !names.includes(name))).toEqual([])
})

it('the administrator’s page has every setting once', () => {
  const asked = SETTING_GROUPS.flatMap(({ fields }) => fields.map(({ key }) => key))
  expect([...asked].sort()).toEqual([...names].sort())
})
