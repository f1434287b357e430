import fc from 'fast-check'
import { expect, it } from 'vitest'
import { RANKS } from '@/rules/kernel/cards'
import { rowsInOrder } from '@/rules/trente-et-quarante/06-elsewhere/errors'
import { offersOf } from '@/rules/trente-et-quarante/offers'
import { rowDue, totalOf, worthOfCard } from '@/rules/trente-et-quarante/play/rows'
import { aDay, Play, p, T1, tablet } from './support/table'

const staked = () => new Play().invite().lay(1, 'nero', 20).lay(2, 'rosso', 20)
const four = (result: readonly [number, number, 'nero' | 'rosso']) =>
  new Play().played(
    [
      [1, 'nero', 20],
      [1, 'rosso', 40],
      [2, 'colore', 60],
      [2, 'inverso', 80],
    ],
    result,
  )

it('T.2.1 the same person stakes on opposed chances, and each stake stands by itself', () => {
  const play = four([33, 36, 'nero'])
  expect(play.outcomes).toEqual(['won', 'lost', 'won', 'lost'])
  expect(play.won(1)).toBe(-20)
  expect(play.won(2)).toBe(-20)
  expect(play.banco).toBe(40)
})

it('T.2.1 D1 B4 stakes go by the step, and between the limits for each person and chance', () => {
  const play = new Play().invite()
  const lay = (chips: number, player: string = p(1)) =>
    ({ type: 'layStake', table: T1, player, chance: 'nero', chips }) as const
  expect(play.refused(lay(11))).toBe('T.2.1 not-in-steps')
  expect(play.refused(lay(8))).toBe('T.2.1 below-minimum')
  expect(play.refused(lay(5_002))).toBe('T.2.1 above-maximum')
  play.give(lay(4_000))
  expect(play.refused(lay(1_002))).toBe('T.2.1 above-maximum')
  play.give(lay(1_000)).give(lay(4_000, p(2)))
  expect(play.cloth).toEqual(['m1 nero 4000', 'm1 nero 1000', 'm2 nero 4000'])
})

it('T.2.1 step: a table with a step of ten takes tens only', () => {
  const play = new Play(aDay({ settings: { step: 10 } })).invite()
  const lay = (chips: number) =>
    ({ type: 'layStake', table: T1, player: p(1), chance: 'nero', chips }) as const
  expect(play.refused(lay(12))).toBe('T.2.1 not-in-steps')
  play.give(lay(20))
})

it('T.2.1 the stakes of the latest colpo are laid again in one go, where their owner has none', () => {
  const play = four([33, 36, 'nero']).invite()
  play.give({ type: 'repeatStakes', table: T1, player: null })
  expect(play.cloth).toEqual(['m1 nero 20', 'm1 rosso 40', 'm2 colore 60', 'm2 inverso 80'])
  expect(play.refused({ type: 'repeatStakes', table: T1, player: null })).toBe(
    'T.2.1 nothing-to-repeat',
  )
})

it('T.2.1 one person’s stakes are laid again alone, as far as their chips go', () => {
  const play = new Play(aDay({ chips: 100, maximum: 100 }))
  play.played(
    [
      [1, 'nero', 60],
      [1, 'colore', 40],
      [2, 'rosso', 20],
    ],
    [36, 33, 'rosso'],
  )
  expect(play.outcomes).toEqual(['lost', 'won', 'won'])
  play.invite().give({ type: 'repeatStakes', table: T1, player: p(1) })
  expect(play.cloth).toEqual(['m1 nero 60'])
})

it('T.2.2 a favourable result wins as much as the stake', () => {
  const play = new Play().played([[1, 'rosso', 50]], [38, 32])
  expect(play.last.parts).toMatchObject([{ outcome: 'won', amount: 50, back: 50, pays: 50 }])
  expect(play.won(1)).toBe(50)
  expect(play.banco).toBe(-50)
})

it('T.3.1 nero’s row is dealt first, then rosso’s', () => {
  const play = staked().call().cards('K K 9')
  expect(play.colpo).toMatchObject({ phase: 'nero', rows: { nero: ['K', 'K', '9'], rosso: [] } })
  play.cards('5')
  expect(play.colpo.phase).toBe('rosso')
  play.cards('K 2')
  expect(play.colpo.rows).toEqual({
    nero: ['K', 'K', '9', '5'],
    rosso: ['K', '2'],
    first: 'nero',
  })
})

it('T.3.1 card by card needs the call first, and is not for the level of results', () => {
  const play = staked()
  const card = { type: 'dealCard', table: T1, card: 'K', colour: 'nero' } as const
  expect(play.refused(card)).toBe('null not-this-phase')
  const two = new Play(aDay({ settings: { level: 2 } })).invite().lay(1, 'nero', 20).call()
  expect(two.refused(card)).toBe('null not-at-this-level')
})

it('T.3.2 figures count ten, an ace one, other cards their number', () => {
  expect(RANKS.map(worthOfCard)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 1])
})

it('T.3.3 D2 every row lies between 31 and 40, and no card before its last takes it past 30', () => {
  const card = fc.constantFrom(...RANKS)
  fc.assert(
    fc.property(fc.array(card, { minLength: 63, maxLength: 63 }), (cards) => {
      const { rows, over } = rowsInOrder(cards, 'nero')
      for (const row of [rows.nero, rows.rosso]) {
        expect(totalOf(row)).toBeGreaterThanOrEqual(31)
        expect(totalOf(row)).toBeLessThanOrEqual(40)
        expect(totalOf(row.slice(0, -1))).toBeLessThanOrEqual(30)
      }
      expect([...rows.nero, ...rows.rosso, ...over]).toEqual(cards)
      expect(rowDue(rows)).toBeNull()
    }),
  )
})

it('T.3.3 a card after both rows are whole is refused, and so is settling before', () => {
  const play = staked().call().rows(33, 36)
  expect(play.refused({ type: 'dealCard', table: T1, card: '2', colour: null })).toBe(
    'null not-this-phase',
  )
  const early = staked().call().cards('K')
  expect(early.refused({ type: 'settleColpo', table: T1, invites: false })).toBe(
    'null not-this-phase',
  )
})

it('T.3.3 D2 a taglia that runs out within a colpo makes it void, and every stake is as before it', () => {
  const play = new Play().played([[1, 'nero', 20]], [31, 31])
  play.invite().lay(2, 'rosso', 600).insure(2, 'rosso', 500).call().cards('K K')
  const before = play.cloth
  play.give({ type: 'reportRunOut', table: T1 })
  expect(play.cloth).toEqual(before)
  expect(play.last).toMatchObject({ isVoid: true, result: null, won: 0, parts: [] })
  expect(play.table).toMatchObject({ colpo: null, taglia: { step: 'ended' } })
  expect(play.table.insurances).toHaveLength(1)
})

it('T.3.4 the lower row wins', () => {
  expect(four([33, 36, 'nero']).outcomes.slice(0, 2)).toEqual(['won', 'lost'])
  expect(four([36, 33, 'nero']).outcomes.slice(0, 2)).toEqual(['lost', 'won'])
})

it.each([
  [33, 36, 'nero', 'won', 'lost'],
  [33, 36, 'rosso', 'lost', 'won'],
  [36, 33, 'rosso', 'won', 'lost'],
  [36, 33, 'nero', 'lost', 'won'],
] as const)(
  'T.4 nero %d, rosso %d, first card %s: colore %s, inverso %s',
  (nero, rosso, first, colore, inverso) => {
    expect(four([nero, rosso, first]).outcomes.slice(2)).toEqual([colore, inverso])
  },
)

it('T.4 the colour of the very first card is told with it', () => {
  const play = staked().call()
  expect(play.refused({ type: 'dealCard', table: T1, card: 'K', colour: null })).toBe(
    'T.4 colour-of-first',
  )
  play.give({ type: 'dealCard', table: T1, card: 'K', colour: 'rosso' })
  play.give({ type: 'dealCard', table: T1, card: 'K', colour: null })
  expect(play.colpo.rows.first).toBe('rosso')
})

it('T.3.4 T.4 the result alone gives the same money as card by card, for every result', () => {
  const total = fc.integer({ min: 31, max: 40 })
  const colour = fc.constantFrom('nero' as const, 'rosso' as const)
  fc.assert(
    fc.property(total, total, colour, (nero, rosso, first) => {
      const play = (level: 2 | 3) => {
        const one = new Play(aDay({ settings: { level } })).invite()
        one.lay(1, 'nero', 20).lay(2, 'colore', 700).insure(2, 'colore', 500).lay(3, 'inverso', 30)
        return one
      }
      const cards = play(3).colpoOf(nero, rosso, first)
      const alone = play(2).give({
        ...{ type: 'recordResult', table: T1, nero, rosso, first },
        ...{ isLast: false, invites: false },
      })
      expect(alone.evening.accounts).toEqual(cards.evening.accounts)
      expect(alone.last.parts).toEqual(cards.last.parts)
      expect(alone.cloth).toEqual(cards.cloth)
    }),
  )
})

it('T.1.7 the next stakes are invited with the settling, when the dealer says so', () => {
  const play = staked().call().rows(33, 36)
  play.give({ type: 'settleColpo', table: T1, invites: true }, tablet)
  expect(play.colpo).toMatchObject({ serial: 2, phase: 'open' })
})

it('K.2 a result is offered without an invitation to the next colpo, and not as the taglia’s last', () => {
  const play = new Play(aDay({ settings: { level: 2 } })).invite().lay(1, 'nero', 20)
  expect(offersOf('recordResult', play.evening, tablet, play.at)).toMatchObject([
    { payload: { first: 'nero', isLast: false, invites: false } },
    { payload: { first: 'rosso', isLast: false, invites: false } },
  ])
})
