import { expect, it } from 'vitest'
import { sceneOf } from '@/rules/black-jack/bench'
import { sceneOf as trenteScene } from '@/rules/trente-et-quarante/bench'
import type { PrintedDay } from '@/server/print/banked/context'
import { bankedDocuments } from '@/server/print/banked/documents'
import { findBankedPaper } from '@/server/print/banked/find'
import { renderPaper } from '@/server/print/render'
import { FloatHands, WHOLE } from '../rules/banked/support/float'
import * as bj from '../rules/black-jack/support/table'
import * as trente from '../rules/trente-et-quarante/support/table'
import * as given from './fixtures'
import { asked } from './float/day'
import { pdfPages, pdfText } from './pdfText'

const { p, T1, desk, inspector } = bj

/** A colpo of black jack by its result: m1 stakes and loses, m2 wins ten. */
const colpo = (play: bj.Play, lost: number) =>
  play.give({
    type: 'recordColpo',
    table: T1,
    hasBlackJack: false,
    caselle: [
      { casella: 1, puntate: [puntata(1, lost)], hands: ['lost'] },
      { casella: 2, puntate: [puntata(2, 10)], hands: ['won'] },
    ],
  })
const puntata = (n: number, chips: number) => ({
  player: p(n),
  chips,
  on: [chips],
  insurance: 0,
  isPar: false,
})

/** A day of black jack: a float with a fill, a credit and a gap, two shoes, new limits, winnings abandoned. */
function aDay() {
  const play = new bj.Play(bj.aDay({ settings: { level: 2 } }))
  const hands = new FloatHands(play).opened()
  const shoe = () => {
    play
      .give({ type: 'endShoe', table: T1 }, inspector)
      .give({ type: 'spreadTallone', table: T1 })
      .give({ type: 'mixCards', table: T1 })
    const table = { ...play.table, shoe: { ...play.table.shoe, step: 'in-play' as const } }
    play.evening = { ...play.evening, tables: { [T1]: table } }
  }
  shoe()
  colpo(colpo(play, 60), 90)
  hands.moved('aggiunta', { '10': 20 })
  hands.spot({ ...hands.pieces(130), '10': 120 })
  shoe()
  colpo(play, 40)
  hands.moved('reso', { '100': 2 })
  play.give({ type: 'takeAbandoned', table: T1, casella: 2, player: p(2), chips: 20 }, inspector)
  hands.spot({ ...hands.pieces(155), '10': 120, '100': 38 })
  hands.declared({ ...hands.pieces(155), '10': 120, '100': 38 })
  hands.by('commissario', { type: 'judgeGap', table: 'T1', gap: 1, playsOn: true })
  return { play, hands }
}

const evening = (play: bj.Play): PrintedDay => ({
  scene: sceneOf(play.evening),
  evening: given.EVENING,
  game: 'Black jack',
  day: { ...play.evening, title: given.EVENING.title },
  hasPlayed: () => true,
  pack: 'sabot',
  tables: Object.values(play.evening.tables),
  rulings: () => [
    { at: play.at, by: null, text: 'Colpo 2: carta coperta — si paga alla pari (B.29)' },
  ],
  abandoned: (id) =>
    (play.evening.tables[id as typeof T1]?.abandoned ?? []).map(({ at, chips, status }) => ({
      at,
      member: null,
      place: 'Casella 2',
      chips,
      status,
    })),
  sealed: async () => given.PROOF.hash,
})

const printed = async (of: PrintedDay, path: string, locale: 'it' | 'en' = 'it') =>
  pdfText(await pdfOf(of, path, locale))

async function pdfOf(of: PrintedDay, path: string, locale: 'it' | 'en' = 'it') {
  const paper = findBankedPaper(asked(locale), of, path.split('/'))
  const made = await paper?.make()
  if (!paper || !made) throw new Error(`no paper at ${path}`)
  const { kind } = paper
  const content = made.content as never
  return await renderPaper(bankedDocuments, given.headed(locale), { kind, content })
}

it('J.6 the table book has float in and out, counts, shoes, limits, rulings, abandoned winnings, staff and signatures', async () => {
  const { play, hands } = aDay()
  const text = await printed(evening(play), 'tavolo/T1')
  expect(text).toContain('Libro del tavolo')
  expect(text).toContain('Secondo i colpi +160')
  expect(text).toContain('Secondo la dotazione +155')
  expect(text).toContain('Plus e minus dichiarati −5')
  expect(text).toContain('1–2 (2) +130')
  expect(text).toContain('3–3 (1) +30')
  expect(text).toContain('si paga alla pari (B.29)')
  expect(text).toMatch(/Casella 2 20 in deposito/)
  expect(text).toContain('Piero Capo')
  expect(text).toContain('Il capo tavolo')
  expect(text).toContain(given.PROOF.hash)
  hands.closed({ ...hands.pieces(155), '10': 120, '100': 38 })
  const english = await printed(evening(play), 'tavolo/T1', 'en')
  expect(english).toContain('Closing float')
  expect(english).toContain('By the float +155')
})

it('J.6 the signatures of a table book stand below its last list, not alone on a page', async () => {
  const { play, hands } = aDay()
  for (let n = 0; n < 4; n += 1) {
    hands.spot({ ...hands.pieces(155), '10': 120, '100': 38 })
    const pages = pdfPages(await pdfOf(evening(play), 'tavolo/T1'))
    expect(pages.at(-1)).toContain('Il capo tavolo')
    expect(pages.at(-1)).toContain('Turni dei changeurs')
  }
})

it('J.6 K.4 a game without a tax has none in its day book, and no sheet of yields', async () => {
  const { play } = aDay()
  const book = await printed(evening(play), 'float/libretto/T1', 'en')
  expect(book).toContain('Office Name From To Place')
  expect(book).not.toContain('Tax by taglia')
  expect(findBankedPaper(asked('it'), evening(play), ['float', 'rendimento.pdf'])).toBeNull()
})

it('J.6 K.4 one sheet has all tables of the day, with their floats and the result', async () => {
  const { play } = aDay()
  const text = await printed(evening(play), 'giornata')
  expect(text).toContain('Foglio dei tavoli')
  expect(text).toContain(`1 ${'13.600'} 200 200 0 13.755 −5 +155`)
  expect(text).toContain('Risultato di tutti i tavoli +155')
  const english = await printed(evening(play), 'giornata', 'en')
  expect(english).toContain('Sheet of the tables')
  expect(english).toContain('Abandoned winnings held 20')
  expect(WHOLE).toBe(13_600)
})

it('J.5 the tableau has the club’s own line as the bank, and the share of each in the gap', async () => {
  const play = new bj.Play(bj.aDay({ settings: { level: 2 }, seated: 2, standing: 0 }))
  colpo(play, 60)
  play.give({ type: 'beginCount' }, desk)
  play.give({ type: 'countChips', member: 'm1', chips: 940 }, desk)
  const provisional = await printed(evening(play), 'tableau/sala', 'en')
  expect(provisional).toContain('PROVISIONAL')
  // Nothing is shared out yet, so that the shares have no sum.
  expect(provisional).toContain('Total 2,000 The secretary')
  play.give({ type: 'countChips', member: 'm2', chips: 1_006 }, desk)
  play.give({ type: 'closeTableau' }, desk)
  const text = await printed(evening(play), 'tableau/sala')
  expect(text).toContain('Il Circolo, che tiene il banco +50')
  expect(text).toContain('Supero di 4')
})

it('K.4 a table of trente et quarante without a float has its taglie and its result by the colpi', async () => {
  const play = new trente.Play().played([[1, 'nero', 20]], [36, 33])
  const of: PrintedDay = {
    scene: trenteScene(play.evening),
    evening: given.EVENING,
    game: 'Trente et quarante',
    day: play.evening,
    hasPlayed: () => true,
    pack: 'taglia',
    tables: Object.values(play.evening.tables),
    sealed: async () => null,
  }
  const text = await printed(of, 'tavolo/T1')
  expect(text).toContain('Secondo i colpi +20')
  expect(text).toContain('Taglie')
  expect(text).not.toContain('Vincite abbandonate')
  expect(findBankedPaper(asked('it'), of, ['tavolo', 'T9.pdf'])).toBeNull()
  expect(findBankedPaper(asked('it'), of, ['tableau', 'altro.pdf'])).toBeNull()
})
