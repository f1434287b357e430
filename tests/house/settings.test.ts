import { describe, expect, it } from 'vitest'
import { BLACK_JACK_GROUPS } from '@/components/black-jack/admin/settings'
import { CHEMIN_GROUPS } from '@/components/chemin-de-fer/admin/settings'
import { SETTING_GROUPS } from '@/components/poker/admin/settings'
import { TRENTE_GROUPS } from '@/components/trente-et-quarante/admin/settings'
import { Settings as BlackJackSettings } from '@/rules/black-jack/settings'
import { Settings as CheminSettings } from '@/rules/chemin-de-fer/settings'
import { Settings as PokerSettings } from '@/rules/poker/settings'
import { Settings as TrenteSettings } from '@/rules/trente-et-quarante/settings'
import { claims } from './proofs'

const OF_POKER = /^tests\/rules\/poker\//
const OF_CHEMIN = /^tests\/rules\/chemin-de-fer\//
const OF_BLACK_JACK = /^tests\/rules\/black-jack\//
const OF_TRENTE = /^tests\/rules\/trente-et-quarante\//

const pokerNames = Object.keys(PokerSettings.shape)

const GAMES = [
  {
    game: 'poker',
    names: pokerNames,
    groups: SETTING_GROUPS,
  },
  {
    game: 'chemin-de-fer',
    names: Object.keys(CheminSettings.shape),
    groups: CHEMIN_GROUPS,
  },
  {
    game: 'black-jack',
    names: Object.keys(BlackJackSettings.shape),
    groups: BLACK_JACK_GROUPS,
  },
  {
    game: 'trente-et-quarante',
    names: Object.keys(TrenteSettings.shape),
    groups: TRENTE_GROUPS,
  },
]

describe.each(GAMES)('$game', ({ names, groups }) => {
  it('the administrator’s page has every setting once', () => {
    const asked = groups.flatMap(({ fields }) => fields.map(({ key }) => key as string))
    expect([...asked].sort()).toEqual([...names].sort())
  })
})

it('the meaning of each setting of a poker table is shown by a test with its name', () => {
  const shown = claims().flatMap(({ claim, file }) =>
    OF_POKER.test(file) ? (/^setting (\w+): /.exec(claim)?.[1] ?? []) : [],
  )
  expect(pokerNames.filter((name) => !shown.includes(name))).toEqual([])
  expect(shown.filter((name) => !pokerNames.includes(name))).toEqual([])
})

it('each setting of a table of chemin de fer is shown both ways by a test with its row and its name', () => {
  const shown = claims().flatMap(({ claim, file }) =>
    OF_CHEMIN.test(file) ? (/^[SVC]\.\S+ (\w+): /.exec(claim)?.[1] ?? []) : [],
  )
  expect(Object.keys(CheminSettings.shape).filter((name) => !shown.includes(name))).toEqual([])
})

it('each setting of a table of black jack is shown by a test with its row and its name', () => {
  const shown = claims().flatMap(({ claim, file }) =>
    OF_BLACK_JACK.test(file) ? (/^(?:[BJ]1?\.\S+ )+(\w+): /.exec(claim)?.[1] ?? []) : [],
  )
  expect(Object.keys(BlackJackSettings.shape).filter((name) => !shown.includes(name))).toEqual([])
})

it('each setting of a table of trente et quarante is shown by a test with its row and its name', () => {
  const shown = claims().flatMap(({ claim, file }) =>
    OF_TRENTE.test(file) ? (/^(?:[TK]\.\S+ )+(?:[A-F]\d )*(\w+): /.exec(claim)?.[1] ?? []) : [],
  )
  expect(Object.keys(TrenteSettings.shape).filter((name) => !shown.includes(name))).toEqual([])
})
