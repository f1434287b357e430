import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chipsOf } from '@/rules/banked/accounts'
import { tableauView } from '@/rules/banked/views/tableau'
import { sceneOf } from '@/rules/black-jack/bench'
import { worthOf } from '@/rules/float/pieces/pieces'
import { FLOAT_PROFILES, FloatSettings } from '@/rules/float/settings'
import { bankStatement } from '@/rules/float/views/bank'
import { deskOfficeView } from '@/rules/float/views/office'
import { floatPost } from '@/rules/float/views/posts'
import { asMember } from '@/rules/kernel/ids'
import { viewOf as trenteView } from '@/rules/trente-et-quarante/views/view'
import { aDay, desk, Play, p, T1 } from '../black-jack/support/table'
import * as trente from '../trente-et-quarante/support/table'
import { FloatHands, LIST, WHOLE } from './support/float'

const NOTES = FloatSettings.parse({ ...FLOAT_PROFILES.club, banknotes: true })

/** A table kept by the result of each colpo, its float open before two. */
const bj = (level: 1 | 2 = 2, settings = FLOAT_PROFILES.club) =>
  new FloatHands(new Play(aDay({ settings: { level }, chips: 10_000 })), settings).opened()
type Hands = ReturnType<typeof bj>

/** A colpo of which the bank wins the first stake and loses the second. */
function colpo(hands: Hands, lost = 0, won = 0): Hands {
  const stake = (casella: number, chips: number, hand: 'lost' | 'won') => ({
    casella,
    puntate: [{ player: p(casella), chips, on: [chips], insurance: 0, isPar: false }],
    hands: [hand],
  })
  const caselle = [
    ...(lost > 0 ? [stake(1, lost, 'lost' as const)] : []),
    ...(won > 0 ? [stake(2, won, 'won' as const)] : []),
    stake(3, 10, 'won' as const),
    stake(4, 10, 'lost' as const),
  ].slice(0, 3)
  hands.play.give({ type: 'recordColpo', table: T1, hasBlackJack: false, caselle })
  return hands
}

const statement = ({ play }: Hands) => bankStatement(sceneOf(play.evening), 'T1')
const expected = ({ play }: Hands) => {
  const { closing } = bankStatement(sceneOf(play.evening), 'T1') ?? {}
  return closing
}

it('J.6 the expected float follows each colpo, and a right count brings the result into the float whatever its pieces', () => {
  const hands = colpo(bj(), 60)
  const won = hands.play.banco
  expect([won > 0, expected(hands)]).toEqual([true, WHOLE + won])
  // Play has mixed the pieces: a hundred became ones.
  const mixed = { ...hands.pieces(won + 100), '100': (LIST['100'] ?? 0) - 1 }
  hands.spot(mixed)
  expect(hands.float).toMatchObject({
    pieces: mixed,
    gapDue: false,
    bank: { played: won, coup: 1 },
  })
  expect(hands.play.evening.accounts).toMatchObject({
    'esito:T1': -won,
    'banco:T1': won,
    'dotazione:T1': WHOLE + won,
  })
  expect(statement(hands)).toMatchObject({ opening: WHOLE, closing: WHOLE + won, result: won })
})

it('J.6 a difference at the count stops the play, and its entry names the colpi since the last right count', () => {
  const hands = colpo(bj(), 60)
  hands.spot(hands.pieces(hands.play.banco))
  colpo(colpo(hands, 20), 0, 40)
  const won = hands.play.banco
  hands.spot(hands.pieces(won - 5))
  expect(hands.float.gapDue).toBe(true)
  hands.declared(hands.pieces(won - 5))
  expect(hands.gaps).toMatchObject([{ chips: -5, colpi: { from: 2, to: 3 } }])
  expect(statement(hands)).toMatchObject({ result: won - 5, gaps: -5 })
  expect(hands.float.bank).toMatchObject({ played: won, coup: 3 })
  expect(
    hands.refused('changeur', {
      type: 'declareGap',
      table: 'T1',
      pieces: hands.pieces(won - 5),
      banknotes: 0,
      note: '',
    }),
  ).toBe('V.plus-minus no-difference')
})

it('J.6 V.aggiunta chr5 a float that cannot cover what it owes is told at once, and no more once it is filled', () => {
  const hands = new FloatHands(
    new Play(aDay({ settings: { level: 2 }, chips: 10_000, maximum: 10_000 })),
  ).opened()
  const seen = () => {
    const scene = sceneOf(hands.play.evening)
    const post = floatPost(scene, 'T1')
    expect(deskOfficeView(scene, asMember('segreteria'))?.floats).toMatchObject([
      { lacks: post?.lacks, low: post?.low },
    ])
    return [post?.expected, post?.lacks, post?.low.length]
  }
  const denominations = FLOAT_PROFILES.club.list.length
  expect(seen()).toEqual([WHOLE, 0, 0])
  colpo(hands, 0, 8_000)
  expect(seen()).toEqual([WHOLE - 8_000, 0, 0])
  colpo(hands, 0, 4_000)
  // 1,600 of 13,600 are left, wherever they lie.
  expect(seen()).toEqual([WHOLE - 12_000, 0, denominations])
  colpo(hands, 0, 5_500)
  expect(seen()).toEqual([-3_900, 3_900, denominations])
  hands.moved('aggiunta', { '500': 8 })
  expect(seen().slice(0, 2)).toEqual([100, 0])
})

it('J.2 where only the float is kept its counts tell the result, and a colpo kept later adds to it', () => {
  const hands = bj(1)
  expect(expected(hands)).toBeNull()
  hands.spot(hands.pieces(70))
  expect(statement(hands)).toMatchObject({ closing: null, result: null })
  expect(hands.float.bank).toMatchObject({ played: 70 })
  hands.play.give({ type: 'setLevel', table: T1, level: 2 })
  hands.spot(hands.pieces(90))
  expect(expected(hands)).toBe(WHOLE + 90)
  colpo(hands, 50)
  const won = hands.play.banco
  expect(statement(hands)).toMatchObject({ closing: WHOLE + 90 + won, result: 90 + won, gaps: 0 })
})

it('J.6 closing float + credits + drop − opening float − fills is the result, also of a box that is closed', () => {
  const hands = colpo(bj(2, NOTES), 100)
  hands.by('changeur', {
    type: 'changeMoney',
    table: 'T1',
    member: 'm1',
    offered: 'banconote',
    into: 'fiches',
    pieces: { '500': 1 },
  })
  hands.moved('aggiunta', { '10': 20 }).moved('reso', { '500': 4 })
  const won = hands.play.banco
  const sums = { opening: WHOLE, fills: 200, credits: 2_000, drop: 500, result: won }
  const closing = WHOLE + won - 500 + 200 - 2_000
  expect(statement(hands)).toEqual({ isClosed: false, gaps: 0, closing, ...sums })
  const left = { ...hands.pieces(won), '500': 5, '10': 120 }
  expect(worthOf(left)).toBe(closing)
  hands.closed(left)
  expect(statement(hands)).toEqual({ isClosed: true, gaps: 0, closing, ...sums })
})

it('J.5 the tableau is not closed while a float is open; the club’s line is the bank’s result, counted or not', () => {
  const hands = colpo(colpo(bj(), 60), 20)
  const won = hands.play.banco
  const { play } = hands
  play.give({ type: 'beginCount' }, desk)
  for (const [member, drawn] of Object.entries(play.evening.closing?.expected ?? {}))
    play.give({ type: 'countChips', member, chips: drawn }, desk)
  expect(play.refused({ type: 'closeTableau' }, desk)).toBe('J.5 float-open')
  play.give({ type: 'resumePlay' }, desk)
  hands.closed(hands.pieces(won))
  play.give({ type: 'beginCount' }, desk)
  for (const [member, drawn] of Object.entries(play.evening.closing?.expected ?? {}))
    play.give({ type: 'countChips', member, chips: drawn }, desk)
  play.give({ type: 'closeTableau' }, desk)
  expect(play.evening.tableau).toMatchObject({ club: won, gap: 0 })
  expect(Object.values(play.evening.accounts).every((chips) => chips === 0)).toBe(true)
})

it('J.5 while the chips are counted the float moves none; its box may be closed, or play goes on', () => {
  const hands = bj(2, NOTES)
  const { play } = hands
  const taken = { type: 'changeMoney', offered: 'banconote', into: 'fiches', pieces: { '10': 5 } }
  const notes = { ...taken, table: 'T1', member: 'm1' }
  hands.by('changeur', notes).by('desk', { type: 'beginCount' })
  play.give({ type: 'countChips', member: 'm1', chips: play.chips(chipsOf(asMember('m1'))) }, desk)
  const line = hands.float.lineCount
  for (const [name, command] of [
    ['changeur', notes],
    ['commissario', { type: 'grantAdvance', table: 'T1', member: 'm1', seat: 1, chips: 50 }],
    ['commissario', { type: 'undoLine', table: 'T1', line, why: 'due volte' }],
  ] as const)
    expect(hands.refused(name, command)).toBe('J.5 counting-begun')
  const { evening } = hands.closed(hands.float.pieces).play
  for (const [member, chips] of Object.entries(evening.closing?.expected ?? {}))
    play.give({ type: 'countChips', member, chips }, desk)
  expect(play.give({ type: 'closeTableau' }, desk).evening.tableau?.gap).toBe(0)
})

it('J.5 a box of the tax counted where the bank takes none is the club’s, and the tableau closes', () => {
  const hands = colpo(bj(), 60)
  const won = hands.play.banco
  const { play } = hands
  const of = { table: 'T1' }
  for (const conta of ['conta', 'conta2'])
    hands.by('desk', { type: 'enterDuty', member: conta, office: 'conta', where: null })
  hands.by('capo-partita', { type: 'placeTaxBox', ...of, label: '1', seal: '8' })
  hands
    .closed(hands.pieces(won))
    .by('commissario', { type: 'sealTaxBox', ...of, seal: '9' })
    .by('commissario', { type: 'escortTaxBox', ...of })
    .by('conta', { type: 'receiveTaxBox', ...of, isSealWhole: true })
    .by('conta', { type: 'countTaxBox', ...of, pieces: { '100': 2 } })
    .by('conta2', { type: 'confirmTaxBox', ...of })
  play.give({ type: 'beginCount' }, desk)
  for (const [member, drawn] of Object.entries(play.evening.closing?.expected ?? {}))
    play.give({ type: 'countChips', member, chips: drawn }, desk)
  play.give({ type: 'closeTableau' }, desk)
  expect(play.evening.tableau).toMatchObject({ club: won, gap: 0 })
  expect(Object.values(play.evening.accounts).every((chips) => chips === 0)).toBe(true)
})

it('J.5 ch22 banknotes changed without a name are on nobody’s line, whatever becomes of the chips', () => {
  const hands = bj(2, NOTES)
  const unnamed = { member: null, offered: 'banconote', into: 'fiches' } as const
  hands.by('changeur', { type: 'changeMoney', table: 'T1', ...unnamed, pieces: { '10': 5 } })
  const stake = (casella: number, player: string, hand: 'lost' | 'won') => ({
    casella,
    puntate: [{ player, chips: 20, on: [20], insurance: 0, isPar: false }],
    hands: [hand],
  })
  const caselle = [stake(3, '@3', 'lost'), stake(1, p(1), 'lost')]
  hands.play.give({ type: 'recordColpo', table: T1, hasBlackJack: false, caselle } as never)
  expect(tableauView(hands.play.evening).club).toBe(20)
  const { play } = hands
  hands.closed({ ...hands.pieces(40), '10': 95 })
  play.give({ type: 'beginCount' }, desk)
  for (const [member, chips] of Object.entries(play.evening.closing?.expected ?? {}))
    play.give({ type: 'countChips', member, chips }, desk)
  play.give({ type: 'closeTableau' }, desk)
  expect(play.evening.tableau).toMatchObject({ club: 20, gap: 0 })
})

it('K.3 a colpo taken back after a count and ended otherwise changes the sum expected at the next', () => {
  const hands = new FloatHands(new trente.Play()).opened()
  hands.play.played([[1, 'nero', 20]], [36, 33])
  hands.spot(hands.pieces(20))
  const back = { type: 'takeBack', table: trente.T1 } as const
  hands.play.give(back).give(back).cards('9').settle()
  hands.spot(hands.pieces(-20))
  expect(hands.float).toMatchObject({ gapDue: false, bank: { played: -20, won: -20 } })
})

it('J.6 the result by the float is the colpi’s and the gaps’, in any order of play, counts, fills and credits', () => {
  const step = fc.oneof(
    fc.record({ does: fc.constant('play' as const), chips: fc.integer({ min: 0, max: 9 }) }),
    fc.record({ does: fc.constant('count' as const), chips: fc.integer({ min: -3, max: 3 }) }),
    fc.record({ does: fc.constantFrom('aggiunta', 'reso'), chips: fc.integer({ min: 1, max: 4 }) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      const hands = bj()
      let gaps = 0
      // Everything but fives and ones stays as it was.
      const counted = (sum: number) => hands.pieces(sum - WHOLE)
      for (const { does, chips } of steps) {
        const { closing } = statement(hands) ?? {}
        if (does === 'play') colpo(hands, chips % 2 ? chips * 10 : 0, chips % 2 ? 0 : chips * 10)
        else if (does === 'count') {
          hands.spot(counted((closing ?? 0) + chips))
          if (chips !== 0) {
            hands.declared(counted((closing ?? 0) + chips))
            const gap = hands.gaps.length
            hands.by('commissario', { type: 'judgeGap', table: 'T1', gap, playsOn: true })
          }
          gaps += chips
        } else hands.moved(does as 'aggiunta', { '1': chips })
        const { banco } = hands.play
        expect(statement(hands)).toMatchObject({ result: banco + gaps, gaps })
      }
    }),
    { numRuns: 15 },
  )
})

it('K.4 at trente et quarante too: the float is opened before two, the expected sum is live, and counts bring it in', () => {
  const hands = new FloatHands(new trente.Play()).opened()
  hands.play.played(
    [
      [1, 'nero', 20],
      [2, 'rosso', 60],
    ],
    [33, 36],
  )
  const seen = () =>
    trenteView(hands.play.evening, { kind: 'table', table: trente.T1 }, hands.play.at)
  const float = { opening: WHOLE, fills: 0, credits: 0, drop: 0, expected: WHOLE + 40, result: 40 }
  expect(seen()).toMatchObject({ result: { won: 40, float } })
  hands.spot(hands.pieces(40)).spot(hands.pieces(38)).declared(hands.pieces(38))
  expect(hands.gaps).toMatchObject([{ chips: -2, colpi: { from: 2, to: 1 } }])
  expect(seen()).toMatchObject({ result: { won: 40, float: { result: 38, gaps: -2 } } })
})
