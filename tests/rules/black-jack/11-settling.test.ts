import { expect, it } from 'vitest'
import { type BlackJackCommand, blackJackGame } from '@/rules/black-jack/decider'
import { offersOf } from '@/rules/black-jack/offers'
import { summaryOf } from '@/rules/black-jack/views/summary'
import { asMember } from '@/rules/kernel/ids'
import {
  aDay,
  desk,
  inspector,
  insure,
  Play,
  p,
  phone,
  stayed,
  T1,
  twoStaked,
} from './support/table'

const settle = (casella: number) => ({ type: 'settleCasella', table: T1, casella }) as const

it('B.28.1 from the dealer’s right to the left, one casella before the next', () => {
  const play = stayed('7', 'K')
  expect(play.refused(settle(1))).toBe('B.28.1 other-casella-first')
  play.give(settle(2))
  expect(play.give(settle(1)).refused(settle(1))).toBe('B.28.1 all-settled')
})

it('B.28.1 casella 6 is finished before casella 4, and that before casella 2, whoever staked first', () => {
  const play = new Play().stakes([2, p(1), 20], [6, p(2), 10], [2, p(4), 10], [4, p(3), 10])
  play.cards('10 9 8 7 K 9 9').say(2, 'no').say(4, 'no').say(6, 'no').cards('K')
  expect([2, 4].map((casella) => play.refused(settle(casella)))).toEqual(
    Array(2).fill('B.28.1 other-casella-first'),
  )
  play.give(settle(6))
  expect(play.refused(settle(2))).toBe('B.28.1 other-casella-first')
  play.give(settle(4)).give(settle(2))
  expect(play.colpo.parts.map(({ casella, player }) => [casella, player])).toEqual([
    [6, p(2)],
    [4, p(3)],
    [2, p(4)],
    [2, p(1)],
  ])
})

it('B.28.1 B.28.2 insurances collected and black jacks paid at once go from the right too, outermost first', () => {
  const staked = () => new Play().stakes([1, p(1), 20], [1, p(4), 10], [3, p(3), 20])
  const order = ({ colpo }: Play) => colpo.parts.map(({ casella, player }) => [casella, player])
  const fromRight = [
    [3, p(3)],
    [1, p(4)],
    [1, p(1)],
  ]
  expect(order(staked().cards('A A 7 K Q'))).toEqual(fromRight)
  const insured = staked().cards('10 9 A K 9')
  for (const [casella, n, chips] of [
    [1, 1, 10],
    [1, 4, 5],
    [3, 3, 10],
  ] as const)
    insured.give({ type: 'insure', table: T1, casella, player: p(n), chips })
  expect(order(insured.say(1, 'no').say(3, 'no').cards('7'))).toEqual(fromRight)
})

it('B.28.2 within a casella mano 2 before mano 1, from the outermost in, the insurances last', () => {
  const play = new Play().stakes([1, p(1), 20], [1, p(4), 10], [2, p(2), 10]).cards('8 9 A 8 9')
  play.give({ ...insure(1, 10) }).split(1)
  play.give({ type: 'answerSplit', table: T1, player: p(4), answer: 'joins' })
  play.cards('2').say(1, 'no').cards('3').say(1, 'no').say(2, 'no').cards('K')
  play.give(settle(2)).give(settle(1))
  expect(
    play.colpo.parts
      .filter(({ casella }) => casella === 1)
      .map(({ hand, player, outcome }) => [hand, player, outcome]),
  ).toEqual([
    [1, p(4), 'lost'],
    [1, p(1), 'lost'],
    [0, p(4), 'lost'],
    [0, p(1), 'lost'],
    [null, p(1), 'won'],
  ])
})

const ruling = (isUpheld: boolean, why: string) =>
  ({ type: 'ruleClaim', table: T1, number: 1, isUpheld, why, provision: 'B.13.6' }) as const

it('B.29 the management rules above the inspector, once, while the colpo is in play', () => {
  const play = stayed('7', 'K')
  const claim = { type: 'makeClaim', table: T1, casella: 2, player: p(2), text: 'era 19' } as const
  expect(play.refused({ ...claim, casella: 1 })).toBe('B.29 claims-own-puntata')
  play.give(claim, phone(2)).give(ruling(false, 'era 18'), desk)
  expect(play.refused(ruling(true, 'era 19'), desk)).toBe('B.29 ruled-already')
  play.give(ruling(true, 'era 19'), inspector)
  expect(play.table.claims[0]?.ruling).toMatchObject({ isUpheld: true, isManagements: true })
  expect(play.refused(ruling(false, 'era 18'), inspector)).toBe('B.29 ruled-already')
  expect(play.settle().refused(ruling(false, 'era 18'), inspector)).toBe('B.29 no-claim-waits')
})

it('B.29 nobody rules above themselves, in whatever office they now are', () => {
  const play = stayed('7', 'K')
  play.give({ type: 'makeClaim', table: T1, casella: 2, player: p(2), text: 'era 19' }, phone(2))
  play.give(ruling(false, 'era 18'), { ...inspector, roles: ['segretario'] })
  expect(play.refused(ruling(true, 'era 19'), inspector)).toBe('B.29 ruled-already')
  const other = { ...inspector, member: asMember('altro') }
  expect(play.give(ruling(true, 'era 19'), other).table.claims[0]?.ruling?.isUpheld).toBe(true)
})

it('B.29 F10 a slip in the recording is put right afterwards, with its reason, by a compensating entry', () => {
  const play = stayed('7', 'K').settle()
  const correct = { type: 'correctColpo', table: T1, serial: 1, casella: 2, player: p(2) } as const
  const before = [play.won(2), play.last.won]
  play.give({ ...correct, chips: 20, why: 'aveva 20, non 18' }, inspector)
  expect([play.won(2), play.last.won]).toEqual([(before[0] ?? 0) + 20, (before[1] ?? 0) - 20])
  expect(play.last.corrections[0]).toMatchObject({ chips: 20, why: 'aveva 20, non 18' })
  expect(play.refused({ ...correct, chips: 10, casella: 3, why: 'niente' }, inspector)).toBe(
    'B.29 no-such-colpo',
  )
  expect(play.refused({ ...correct, chips: 0, why: 'niente' }, inspector)).toBe(
    'B.29 nothing-corrected',
  )
})

it('B.28.1 everything left is paid in one go, in its order, and the colpo is esaurito', () => {
  const play = stayed('7', 'K').give({ type: 'settleColpo', table: T1 })
  expect(play.table.colpo).toBeNull()
  expect(play.last.parts.map(({ casella }) => casella)).toEqual([2, 1])
})

it('B.29 a claim stops the settling until it is ruled on; after the colpo is esaurito there is none', () => {
  const play = stayed('7', 'K')
  const claim = { type: 'makeClaim', table: T1, casella: 2, player: p(2), text: 'era 19' } as const
  play.give(claim, phone(2))
  expect(play.refused(settle(2))).toBe('B.29 claim-waits')
  expect(play.refused({ type: 'settleColpo', table: T1 })).toBe('B.29 claim-waits')
  expect(play.refused(claim, phone(2))).toBe('B.29 claimed-already')
  play.give(ruling(false, 'le carte dicono 18'), inspector).settle()
  expect(play.table.claims[0]?.ruling?.why).toBe('le carte dicono 18')
  expect(play.refused(claim)).toBe('B.29 colpo-esaurito')
})

it('B.29 F10 a claim of a colpo that was taken back stops the next one only where its claimant has a puntata', () => {
  const claim = { type: 'makeClaim', table: T1, casella: 2, player: p(2), text: 'era 19' } as const
  const restaked = (n: number) => {
    const play = twoStaked().give(claim, phone(2))
    while (play.table.colpo) play.give({ type: 'takeBack', table: T1 }, inspector)
    play
      .stakes([1, p(1), 20], [2, p(n), 10])
      .cards('10 9 7 K 9')
      .say(1, 'no')
      .say(2, 'no')
    return play.cards('10')
  }
  expect(restaked(3).give({ type: 'settleColpo', table: T1 }).table.colpo).toBeNull()
  const again = restaked(2)
  expect(again.refused({ type: 'settleColpo', table: T1 })).toBe('B.29 claim-waits')
  again.give(ruling(false, 'era 18'), inspector).settle()
  const left = restaked(3).give(ruling(false, 'ritirata'), inspector)
  expect(left.table.claims[0]?.ruling?.isUpheld).toBe(false)
})

it('B.29 F11 J.3 entries before a claim are the inspector’s to take back, and later ones the tablet’s too', () => {
  const back = { type: 'takeBack', table: T1 } as const
  const claim = { type: 'makeClaim', table: T1, casella: 2, player: p(2), text: 'era 19' } as const
  const play = twoStaked().cards('10 9 7 K 9').say(1, 'no').give(claim, phone(2))
  expect(play.refused(back)).toBe('J.3 inspector-takes-back')
  play.give(ruling(true, 'era 19'), inspector)
  expect(play.refused(back)).toBe('J.3 inspector-takes-back')
  play.say(2, 'no').give(back).give(back, inspector)
  expect([1, 2].map((casella) => play.hand(casella)?.end)).toEqual([null, null])
})

it('B.29 F10 one claim at a time about a casella, and another once it is ruled on', () => {
  const play = new Play().stakes([1, p(1), 20], [2, p(1), 10], [3, p(3), 10])
  play.cards('10 9 8 7 K 8 9').say(1, 'no').say(2, 'no').say(3, 'no').cards('K')
  const claim = (casella: number, n = 1) =>
    ({ type: 'makeClaim', table: T1, casella, player: p(n), text: 'era 19' }) as const
  play.give(claim(2), phone(1)).give(claim(3, 3), phone(3)).give(claim(1), phone(1))
  expect(play.refused(claim(2), phone(1))).toBe('B.29 claimed-already')
  play.give(ruling(false, 'era 17'), inspector).give(claim(2), phone(1))
  expect(play.table.claims.map(({ casella }) => casella)).toEqual([2, 3, 1, 2])
})

it('B.37.1 abandoned winnings lie in an account of their own, with the puntata', () => {
  const play = stayed('7', 'K').settle()
  const take = { type: 'takeAbandoned', table: T1, casella: 1, player: p(1) } as const
  expect(play.refused({ ...take, chips: 42 }, inspector)).toBe('B.37.1 more-than-lies')
  play.give({ ...take, chips: 40 }, inspector)
  expect(play.evening.accounts).toMatchObject({ 'abbandonate:T1': 40, 'banco:T1': -30 })
})

it('B.37.1 H3 the same winnings are held once: no chips of a later moment are taken with them', () => {
  const play = stayed('7', 'K').settle()
  const take = { type: 'takeAbandoned', table: T1, casella: 1, player: p(1) } as const
  // In the very moment in which the colpo ended.
  play.moment = play.moment.give({ ...take, chips: 30 }, inspector)
  expect(play.refused({ ...take, chips: 11 }, inspector)).toBe('B.37.1 more-than-lies')
  play.give({ ...take, chips: 10 }, inspector)
  const left = offersOf('takeAbandoned', play.evening, inspector, play.at)
  expect(left.map(({ payload }) => payload.casella)).toEqual([2])
})

it('B.37.1 H3 B.29 F10 a correction of the colpo changes the chips that lie there to be held', () => {
  const held = (n: number, corrected: number, chips: number) => {
    const play = stayed('7', 'K').settle()
    const slip = { type: 'correctColpo', table: T1, serial: 1, casella: n, player: p(n) } as const
    play.give({ ...slip, chips: corrected, why: 'segnato male' }, inspector)
    const take = { type: 'takeAbandoned', table: T1, casella: n, player: p(n), chips } as const
    return play.try(take, inspector).accepted
  }
  // m1 was told 40, with the puntata; m2 20.
  expect([held(1, -40, 1), held(1, -60, 1), held(1, -10, 31)]).toEqual([false, false, false])
  expect([held(1, -10, 30), held(1, 20, 60), held(2, -10, 10)]).toEqual([true, true, true])
})

it('B.37.1 nothing is held abandoned while a colpo is in play', () => {
  const play = stayed('7', 'K')
    .settle()
    .stakes([1, p(1), 10], [2, p(1), 10])
  const take = { type: 'takeAbandoned', table: T1, casella: 1, player: p(1), chips: 40 } as const
  expect(play.refused(take, inspector)).toBe('null colpo-in-play')
})

it('B.37.2 abandonedMinutes: both sign; to the claimant in time, to the float only later', () => {
  const held = (minutes = 0) => {
    const play = twoStaked(aDay({ settings: { abandonedMinutes: minutes } }))
    play.cards('10 9 7 K 9').say(1, 'no').say(2, 'no').cards('K').settle()
    const take = { type: 'takeAbandoned', table: T1, casella: 1, player: p(1), chips: 40 } as const
    return play.give(take, inspector)
  }
  const sign = (as: 'management' | 'control', wanted: 'claimed' | 'float') =>
    ({ type: 'signAbandoned', table: T1, number: 1, as, wanted }) as const
  const play = held()
  expect(play.refused(sign('management', 'float'), inspector)).toBe('B.37.2 may-still-claim')
  play.give(sign('management', 'claimed'), inspector).give(sign('control', 'claimed'), desk)
  expect([play.won(1), play.table.abandoned[0]?.status]).toEqual([20, 'claimed'])
  const closed = held().give({ type: 'closeTable', table: T1 }, inspector)
  closed.give(sign('management', 'float'), inspector).give(sign('control', 'float'), desk)
  expect([closed.won(1), closed.banco]).toEqual([-20, 10])
  const timed = held(1)
  timed.after('00:01')
  expect(timed.give(sign('management', 'float'), inspector).table.abandoned[0]?.wanted).toBe(
    'float',
  )
})

it('B.37.2 abandonedMinutes: winnings go to the float after so many minutes, and not before', () => {
  const play = twoStaked(aDay({ settings: { abandonedMinutes: 2 } }))
  play.cards('10 9 7 K 9').say(1, 'no').say(2, 'no').cards('K').settle()
  play.give({ type: 'takeAbandoned', table: T1, casella: 1, player: p(1), chips: 40 }, inspector)
  const since = play.table.abandoned[0]?.at ?? 0
  const sign = { type: 'signAbandoned', table: T1, number: 1, as: 'management' } as const
  const after = (ms: number) =>
    blackJackGame.decide(play.evening, {
      ...{ id: 's', at: since + ms, by: inspector, secrets: {} },
      command: { ...sign, wanted: 'float' } as BlackJackCommand,
    }).accepted
  expect([after(1_000), after(119_999), after(120_000)]).toEqual([false, false, true])
})

it('B.37.2 J.5 nobody signs from the count on, when the account is emptied', () => {
  const play = stayed('7', 'K').settle()
  const take = { type: 'takeAbandoned', table: T1, casella: 1, player: p(1), chips: 40 } as const
  play.give(take, inspector).give({ type: 'beginCount' }, desk)
  const sign = { type: 'signAbandoned', table: T1, number: 1, wanted: 'claimed' } as const
  expect(play.refused({ ...sign, as: 'management' }, inspector)).toBe('J.5 counting-begun')
  for (const [member, chips] of Object.entries(play.evening.closing?.expected ?? {}))
    play.give({ type: 'countChips', member, chips }, desk)
  play.give({ type: 'closeTableau' }, desk)
  expect(play.refused({ ...sign, as: 'management' }, inspector)).toBe('J.5 counting-begun')
})

it('B.29 a claim waits for the inspector while its colpo is in play, and no longer', () => {
  const waiting = ({ table }: Play) => summaryOf(table).openClaims
  const claim = { type: 'makeClaim', table: T1, casella: 2, player: p(2), text: 'era 19' } as const
  const play = twoStaked().cards('10 9 A K 8').give(claim, phone(2))
  expect(waiting(play)).toBe(1)
  play.give({ type: 'voidColpo', table: T1, why: 'ordine incerto' }, inspector)
  expect(waiting(play)).toBe(0)
})
