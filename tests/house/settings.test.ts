import { expect, it } from 'vitest'
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
