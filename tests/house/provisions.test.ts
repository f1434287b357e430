import { describe, expect, it } from 'vitest'
import * as blackJack from '@/rules/black-jack/provisions'
import * as cheminDeFer from '@/rules/chemin-de-fer/provisions'
import { FLOAT_PROVISION_WORDS } from '@/rules/float/provisions'
import type { Provision } from '@/rules/kernel/provision'
import * as poker from '@/rules/poker/provisions'
import * as trente from '@/rules/trente-et-quarante/provisions'
import { filesOf, proofsById, provedAlone, provisionsNamed } from './proofs'
import { allSources } from './sources'

const sources = allSources()
const proofs = proofsById(sources)
const alone = provedAlone(sources)

/** A game's provisions by their id, and those with nothing to test, each with the reason. */
interface Proved {
  game: string
  count: number
  provisions: Readonly<Record<string, Provision>>
  wordsOnly: Readonly<Record<string, string>>
}

const GAMES: readonly Proved[] = [
  { game: 'poker', count: 114, provisions: poker.PROVISIONS, wordsOnly: {} },
  {
    game: 'chemin-de-fer',
    count: 181,
    provisions: cheminDeFer.PROVISIONS,
    wordsOnly: {
      'S.107': 'an invitation; the declaration that may follow it is S.108',
    },
  },
  { game: 'black-jack', count: 112, provisions: blackJack.PROVISIONS, wordsOnly: {} },
  {
    game: 'trente-et-quarante',
    count: 32,
    provisions: trente.PROVISIONS,
    wordsOnly: {
      'T.1.6': 'how a packet is held in the hand',
    },
  },
  {
    game: 'float',
    count: 55,
    provisions: FLOAT_PROVISION_WORDS,
    wordsOnly: {
      'V.under-capo': 'a line of command, which no entry shows',
      'V.know-game': 'a person’s knowledge',
      'V.side-table': 'how chips are laid and looked at',
      'V.visible': 'where chips and people are at the table',
    },
  },
]

describe.each(GAMES)('$game', ({ game, count, provisions, wordsOnly }) => {
  const ids = Object.keys(provisions)

  it('every provision of the regulation is proved by a test of its own, whose name begins with it', () => {
    expect(ids).toHaveLength(count)
    expect(ids.filter((id) => !alone.has(id) && wordsOnly[id] === undefined)).toEqual([])
  })

  it('only notices without a test are excused from one', () => {
    const excused = Object.keys(wordsOnly)
    expect(excused.filter((id) => provisions[id]?.kind !== 'notice' || proofs.has(id))).toEqual([])
  })

  it('every provision that the software enforces or asks for is named in the rules that do so', () => {
    const silent = ids.filter(
      (id) =>
        ['enforced', 'prompted'].includes(provisions[id]?.kind ?? '') &&
        filesOf(id, game, sources).length === 0,
    )
    expect(silent).toEqual([])
  })

  it('no command is refused by a provision that is only a notice', () => {
    const notices = ids.filter((id) => provisions[id]?.kind === 'notice')
    const refused = sources.flatMap(({ file, text }) =>
      file.startsWith(`rules/${game}/`)
        ? notices.filter((id) => text.includes(`refuse('${id}'`)).map((id) => `${file} ${id}`)
        : [],
    )
    expect(notices.length).toBeGreaterThan(0)
    expect(refused).toEqual([])
  })
})

it('no id names provisions of two games', () => {
  const all = GAMES.flatMap(({ provisions }) => Object.keys(provisions))
  expect(all).toHaveLength(new Set(all).size)
})

it('a test proves the provisions at the beginning of its name, and no other', () => {
  expect(provisionsNamed('VI.5.7 XII.3 the opener of VI.6 wins nothing')).toEqual(['VI.5', 'XII.3'])
  expect(provisionsNamed('XIII.5 G1 all say parol')).toEqual(['XIII.5'])
  expect(provisionsNamed('the deal passes, says V.6')).toEqual([])
  expect(provisionsNamed('S.25a, cf9 V.away-long C.1 as S.24 says')).toEqual([
    'S.25a',
    'V.away-long',
    'C.1',
  ])
})
