import { expect, it } from 'vitest'
import { asPlayer } from '@/rules/banked/ids'
import type { BlackJackCommand } from '@/rules/black-jack/decider'
import { offersOf } from '@/rules/black-jack/offers'
import { Settings } from '@/rules/black-jack/settings'
import { FLOAT_PROFILES } from '@/rules/float/settings'
import type { Unbranded } from '@/rules/kernel/brand'
import { MOST_CHIPS } from '@/rules/kernel/chips'
import { takesCasseBack } from '../banked/support/casse'
import { aDay, desk, inspector, Play, p, phone, T1, tablet, twoStaked } from './support/table'

const puntata = (n: number, chips: number, more = {}) => ({
  player: p(n),
  chips,
  on: [chips],
  insurance: 0,
  isPar: false,
  ...more,
})

it('J.1 members take casse at the desk, and stake what they hold', () => {
  const play = new Play(aDay({ seated: 1, standing: 0, chips: 10 }))
  play.give({ type: 'askCassa', member: 'm1', chips: 50 }, phone(1))
  play.give({ type: 'handCassa', member: 'm1', chips: 50 }, desk)
  expect(play.evening.accounts).toMatchObject({ 'chips:m1': 60, cassa: -60 })
  const correct = { type: 'correctCassa', member: 'm1', why: 'erano 40' } as const
  expect(play.refused({ ...correct, chips: -70 }, desk)).toBe('J.1 more-than-drawn')
  const [offer] = offersOf('correctCassa', play.evening, desk, play.at)
  expect(offer?.bounds?.chips).toEqual({ min: -60, max: MOST_CHIPS, step: 1 })
  play.give({ ...correct, chips: -10, drawn: 60 }, desk)
  expect(play.evening.accounts['chips:m1' as never]).toBe(50)
  expect(play.refused({ ...correct, chips: -10, drawn: 60 }, desk)).toBe('J.1 drawn-meanwhile')
  expect(play.refused({ ...correct, member: 'm9', chips: 10 }, desk)).toBe('J.1 not-on-tableau')
})

it('J.1 A8 casse handed out by mistake are taken back within ten seconds; the request waits as before, or a newer one', () => {
  const play = new Play(aDay({ seated: 1, standing: 1, chips: 10 }))
  takesCasseBack(play, 'J.1', () => offersOf('dropCassa', play.evening, desk, play.at))
})

it('J.2 level: at level 2 the result of a colpo pays by the same rows as card by card', () => {
  const play = new Play(aDay({ settings: { level: 2 } }))
  expect(play.refused({ type: 'inviteStakes', table: T1 })).toBe('null not-at-this-level')
  play.give({
    type: 'recordColpo',
    table: T1,
    hasBlackJack: false,
    caselle: [
      { casella: 1, puntate: [puntata(1, 20, { insurance: 10 })], hands: ['black-jack'] },
      { casella: 2, puntate: [puntata(2, 10, { on: [20, 10] })], hands: ['won', 'sballata'] },
      { casella: 3, puntate: [puntata(3, 30), puntata(4, 10)], hands: ['tied'] },
    ],
  })
  expect([play.won(1), play.won(2), play.won(3), play.won(4)]).toEqual([20, 10, 0, 0])
  expect([play.last.won, play.last.level]).toEqual([-30, 2])
  expect(play.last.parts.map(({ casella }) => casella)).toEqual([3, 3, 2, 2, 1, 1])
})

it('B.3.1 B.33.2 G7 at level 2 no colpo stands outside a shoe, and the one in which the mascherina came is its last', () => {
  const told = (isLast = false): Unbranded<BlackJackCommand> => ({
    type: 'recordColpo',
    table: T1,
    hasBlackJack: false,
    caselle: [
      { casella: 1, puntate: [puntata(1, 20)], hands: ['won'] },
      { casella: 2, puntate: [puntata(2, 10)], hands: ['lost'] },
    ],
    isLast,
  })
  for (const step of ['none', 'checked', 'mixed', 'cut', 'marked', 'ended', 'spread'] as const)
    expect(
      new Play(aDay({ settings: { level: 2 }, shoe: { step } })).refused(told()),
      `the shoe is ${step}`,
    ).toBe('B.3.1 shoe-not-ready')
  const play = new Play(aDay({ settings: { level: 2 } })).give(told())
  expect([play.table.shoe.step, play.last.shoe]).toEqual(['in-play', 1])
  play.give(told(true))
  expect([play.table.shoe.step, play.last.serial]).toEqual(['ended', 2])
  expect(play.table.shoe.cutFrom).toEqual({ to: 'banco' })
  expect(play.refused(told())).toBe('B.3.1 shoe-not-ready')
})

it('J.2 a puntata that cannot be staked cannot be recorded; the level changes only between two colpi', () => {
  const record = (chips: number, insurance = 0) =>
    ({
      type: 'recordColpo',
      table: T1,
      hasBlackJack: true,
      caselle: [
        { casella: 1, puntate: [puntata(1, chips, { insurance })], hands: ['lost'] },
        { casella: 2, puntate: [puntata(2, 10)], hands: ['lost'] },
      ],
    }) as const
  const play = new Play(aDay({ settings: { level: 2 } }))
  const given = (chips: number, insurance = 0) => {
    const { caselle, ...rest } = record(chips, insurance)
    return {
      ...rest,
      caselle: caselle.map((one) => ({ ...one, puntate: [...one.puntate], hands: [...one.hands] })),
    }
  }
  expect(play.refused(given(8))).toBe('J.2 outside-limits')
  const over = play.try(given(120), tablet)
  const parts = { casella: 1, player: { member: 'm1' } }
  expect(over).toMatchObject({ refusal: { code: 'outside-limits', parts } })
  expect(play.refused(given(20, 12))).toBe('J.2 insured-above-half')
  expect(play.give(given(20, 10)).won(1)).toBe(0)
  const level = { type: 'setLevel', table: T1, level: 1 } as const
  expect(twoStaked().refused(level)).toBe('null colpo-in-play')
  expect(new Play().give(level).refused({ type: 'inviteStakes', table: T1 })).toBe(
    'null not-at-this-level',
  )
})

it('J.3 the latest entry is taken back with its chips, until the colpo is esaurito', () => {
  const back = { type: 'takeBack', table: T1 } as const
  const play = twoStaked().cards('10 9 7 8 8').say(1, 'carta', '6')
  expect(play.won(1)).toBe(-20)
  play.give(back)
  expect([play.lying(1, 1), play.colpo.cardAsked]).toEqual([20, true])
  expect(play.cards('2').hand(1)?.cards).toEqual(['10', '8', '2'])
  play.say(1, 'no').say(2, 'no').cards('K').settle()
  expect(play.refused(back)).toBe('J.3 nothing-to-take-back')
})

it('J.3 the latest forty entries of a table are kept, and taken back one by one', () => {
  const play = new Play()
  for (let entry = 1; entry <= 42; entry++)
    play.give({ type: 'declareCrowd', table: T1, isCrowded: entry % 2 === 1 }, inspector)
  for (let back = 1; back <= 40; back++) play.give({ type: 'takeBack', table: T1 }, inspector)
  expect(play.table.isCrowded).toBe(false)
  expect(play.refused({ type: 'takeBack', table: T1 }, inspector)).toBe('J.3 nothing-to-take-back')
})

it('J.4 the customs of a table are frozen while its shoe runs', () => {
  const set = (splits: number, caselle = 7) =>
    ({
      type: 'setTableSettings',
      table: T1,
      settings: Settings.parse({ splits, caselle }),
    }) as const
  expect(new Play().refused(set(2), inspector)).toBe('J.4 shoe-runs')
  const play = new Play().give({ type: 'endShoe', table: T1 }, inspector)
  expect(play.refused(set(2, 5), inspector)).toBe('J.4 caselle-stay')
  expect(play.give(set(2), inspector).table.settings.splits).toBe(2)
})

it('J.5 the club, which is the bank, has a line of its own; the sheet sums to zero', () => {
  const play = twoStaked().cards('10 9 7 K 8').say(1, 'no').say(2, 'carta', 'K').cards('K').settle()
  play.give({ type: 'beginCount' }, desk)
  expect(play.refused({ type: 'inviteStakes', table: T1 })).toBe('J.5 counting-begun')
  expect(play.refused({ type: 'closeTableau' }, desk)).toBe('J.5 not-all-counted')
  const counts = { m1: 1_020, m2: 990, m3: 1_000, m4: 1_000, m5: 998 }
  for (const [member, chips] of Object.entries(counts))
    play.give({ type: 'countChips', member, chips }, desk)
  play.give({ type: 'closeTableau' }, desk)
  const { tableau, accounts } = play.evening
  expect(tableau).toMatchObject({ club: -10, gap: 2 })
  const finals = tableau?.rows.reduce((sum, { final }) => sum + final, 0) ?? 0
  expect(finals + (tableau?.club ?? 0)).toBe(0)
  expect(Object.values(accounts).every((chips) => chips === 0)).toBe(true)
  expect(play.give({ type: 'closeEvening' }, desk).evening.status).toBe('closed')
})

it('J.5 recountAbove: a larger gap is counted again', () => {
  const play = new Play(aDay({ seated: 1, standing: 0, settings: { recountAbove: 5 } }))
  play.give({ type: 'beginCount' }, desk)
  play.give({ type: 'countChips', member: 'm1', chips: 990 }, desk)
  expect(play.refused({ type: 'closeTableau' }, desk)).toBe('J.5 recount-first')
  play.give({ type: 'countChips', member: 'm1', chips: 995 }, desk)
  expect(play.give({ type: 'closeTableau' }, desk).evening.tableau?.gap).toBe(5)
})

it('J.1 in a house with floats nobody is invited to stake before the box of the table is open', () => {
  const play = new Play().give({ type: 'declareFloat', settings: FLOAT_PROFILES.club }, desk)
  for (const type of ['inviteStakes', 'repeatStakes'] as const)
    expect(play.refused({ type, table: T1 })).toBe('V.open-presence box-not-open')
  expect(play.refused({ type: 'signTable', table: T1, as: 'control' }, inspector)).toBe(
    'B.2.3 nothing-to-sign',
  )
})

it('J.5 persons known only by their seat play too, and their gain is the club’s loss', () => {
  const play = new Play(aDay({ seated: 1, standing: 0 }))
  const unnamed = asPlayer('@3b')
  play
    .stakes([3, unnamed, 20], [1, p(1), 10])
    .cards('10 10 7 9 9')
    .say(1, 'no')
    .say(3, 'no')
  play.cards('K').settle()
  expect(play.evening.accounts).toMatchObject({ 'senza-nome:T1': 20, 'banco:T1': -30 })
})

it('J.1 a day that is open is not opened again', () => {
  const again = { type: 'openEvening', title: 'Sabato', day: '2026-11-21' } as const
  expect(new Play().refused(again, desk)).toBe('J.1 evening-already-open')
})
