import { expect, it } from 'vitest'
import { Settings as BlackJackSettings } from '@/rules/black-jack/settings'
import { Settings as CheminSettings } from '@/rules/chemin-de-fer/settings'
import { Settings as PokerSettings } from '@/rules/poker/settings'
import { Settings as TrenteSettings } from '@/rules/trente-et-quarante/settings'
import { claims } from './proofs'

/** The settings of each game, and how the name of a test says which of them it shows. */
const SHOWN = [
  ['poker', PokerSettings, /^setting (\w+): /],
  ['chemin-de-fer', CheminSettings, /^[SVC]\.\S+ (\w+): /],
  ['black-jack', BlackJackSettings, /^(?:[BJ]1?\.\S+ )+(\w+): /],
  ['trente-et-quarante', TrenteSettings, /^(?:[TK]\.\S+ )+(?:[A-F]\d )*(\w+): /],
] as const

const shownIn = (game: string, named: RegExp) =>
  claims().flatMap(({ claim, file }) =>
    file.startsWith(`tests/rules/${game}/`) ? (named.exec(claim)?.[1] ?? []) : [],
  )

it.each(SHOWN)(
  'each setting of a table of %s is shown by a test with its name',
  (game, { shape }, named) => {
    const shown = shownIn(game, named)
    expect(Object.keys(shape).filter((name) => !shown.includes(name))).toEqual([])
  },
)

it('a test of poker that names a setting shows one that there is', () => {
  const [game, { shape }, named] = SHOWN[0]
  expect(shownIn(game, named).filter((name) => !(name in shape))).toEqual([])
})
