import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Actor } from '@/rules/kernel/decider'
import { type PokerEvent, poker } from '@/rules/poker/decider'
import { type Evening, NO_EVENING } from '@/rules/poker/evening'
import { offersTo } from '@/rules/poker/offers'
import { consequencesOf } from '@/rules/poker/room/consequences'
import {
  activePlayers,
  classOf,
  FIVE,
  isBooked,
  isFull,
  isLive,
  mayBeOffered,
  offeredTo,
  openTablesOf,
  signUpsOf,
} from '@/rules/poker/seating/places'
import type { Table } from '@/rules/poker/state/table'
import { orologio, segretario } from '@/simulate/actors'
import { AUTOGRAPH } from '@/simulate/poker/room'
import { cases } from '../../support/generated'
import { frozen } from '../support/bench'
import { deputato, MEMBERS, socio, tavolo } from './support/people'
import { gameOfFive, openEvening, withSecondList } from './support/phrases'
import type { GivenCommand, Scene } from './support/scene'

/** Offers that end a table too soon for much to happen there; taken now and then. */
const RARE: readonly string[] = [
  ...['closeEvening', 'closeList', 'beginCount', 'closeTableau', 'openList', 'setLevel'],
  ...['withdraw', 'setPresence', 'leave', 'dissolve', 'goAway', 'dropPassata', 'freeSeatsWished'],
]

/** Offers that bring a table forward. */
const FORWARD: readonly string[] = [
  ...['drawLots', 'takeSeat', 'confirmPassata', 'startGame', 'beginGiro', 'consentReturn'],
  ...['moveSeat', 'askReturn', 'comeBack', 'opt', 'askAgain', 'splitTen'],
]

interface Step {
  how: 'sign' | 'offer' | 'wild' | 'later'
  numbers: number[]
}

const anyStep: fc.Arbitrary<Step> = fc.record({
  how: fc.oneof(
    { weight: 4, arbitrary: fc.constant('sign' as const) },
    { weight: 9, arbitrary: fc.constant('offer' as const) },
    { weight: 2, arbitrary: fc.constant('wild' as const) },
    { weight: 2, arbitrary: fc.constant('later' as const) },
  ),
  numbers: fc.array(fc.nat(9999), { minLength: 5, maxLength: 5 }),
})

const oneOf = <T>(of: readonly T[], number = 0): T | undefined =>
  of[number % Math.max(1, of.length)]

function actorOf(number = 0): Actor {
  const people: Actor[] = [
    ...MEMBERS.map(socio),
    ...[tavolo('T1'), tavolo('T2'), tavolo('T3'), tavolo('T1'), tavolo('T2')],
    ...[segretario, segretario, segretario, segretario, deputato()],
  ]
  return oneOf(people, number) ?? segretario
}

function commandOf(scene: Scene, { how, numbers }: Step): { command?: GivenCommand; by: Actor } {
  const [who, what, which, number = 0] = numbers
  const by = actorOf(who)
  if (how === 'sign') {
    const list = oneOf(['L1', 'L1', 'L2'], what) ?? 'L1'
    return {
      command: { type: 'sign', list, strokes: AUTOGRAPH },
      by: socio(oneOf(MEMBERS, who) ?? ''),
    }
  }
  if (how === 'wild') return { command: wild(what, which, number), by }
  const offers = offersTo(scene.evening, by, scene.now)
  const types = [...new Set(offers.map((offer) => offer.type))].filter(
    (type) => !RARE.includes(type) || number % 8 === 0,
  )
  const forward = types.filter((type) => FORWARD.includes(type))
  const type = oneOf(number % 3 > 0 && forward.length > 0 ? forward : types, what)
  const payloads = offers.filter((one) => one.type === type)
  const coming = payloads.filter(
    (one) => one.type === 'answerCall' && one.payload.answer === 'coming',
  )
  const offer = oneOf(number % 2 > 0 && coming.length > 0 ? coming : payloads, which)
  return offer ? { command: { ...offer.payload, type: offer.type } as GivenCommand, by } : { by }
}

/** Commands that may well be refused. */
function wild(what = 0, which = 0, number = 0): GivenCommand | undefined {
  const table = oneOf(['T1', 'T2', 'T3'], which) ?? 'T1'
  const member = oneOf(MEMBERS, number) ?? 'rossi'
  const signUp = 1 + (number % 20)
  const all: GivenCommand[] = [
    { type: 'withdraw', signUp },
    { type: 'opt', signUp },
    { type: 'askAgain', signUp },
    { type: 'answerCall', signUp, answer: 'coming' },
    { type: 'takeSeat', table, member, seat: 1 + (which % 6) },
    { type: 'moveSeat', table, member },
    { type: 'askReturn', table, member },
    { type: 'leave', table, member, allowed: false, anyway: true, waive: which % 2 === 0 },
    { type: 'comeBack', table, member },
    { type: 'setPresence', member, inClub: which % 2 === 0 },
    { type: 'drawLots', table },
    { type: 'startGame', table },
    { type: 'splitTen', list: 'L1' },
  ]
  return oneOf(all, what)
}

/** The invariants between any two commands. */
function expectInOrder(evening: Evening, scene: Scene) {
  const signUps = Object.values(evening.signUps)
  expect(signUps.map(({ number }) => number)).toEqual(signUps.map((_, index) => index + 1))
  const booked = signUps.filter((signUp) => isBooked(evening, signUp))
  expect(new Set(booked.map(({ member }) => member)).size).toBe(booked.length)
  for (const { number, member, table } of booked)
    expect(table && evening.tables[table]?.players[member]).toMatchObject({ signUp: number })
  for (const signUp of signUps)
    if (signUp.call) expect(evening.tables[signUp.call.table]).toBeDefined()
  const signed = signUps.filter((signUp) => isLive(evening, signUp) && !signUp.byRight)
  const keys = signed.map(({ member, list }) => `${member} ${list}`)
  expect(new Set(keys).size).toBe(keys.length)
  for (const table of Object.values(evening.tables)) expectTableInOrder(evening, table)
  expect(consequencesOf(evening, { at: scene.now, by: orologio }, [])).toEqual([])
}

function expectTableInOrder(evening: Evening, table: Table) {
  const { seats, minimumPlayers } = table.settings
  const players = Object.values(table.players)
  const taken = players.filter(({ status, seat }) => status !== 'left' || seat !== null)
  const offered = offeredTo(evening, table).length
  expect(taken.length + offered).toBeLessThanOrEqual(seats)
  const held = players.flatMap(({ seat }) => seat ?? [])
  expect(new Set(held).size).toBe(held.length)
  expect(held.every((seat) => seat >= 1 && seat <= seats)).toBe(true)
  for (const player of players) if (player.status === 'seated') expect(player.seat).not.toBeNull()
  const active = activePlayers(table).length + offered
  if (table.startedAt === null && table.status !== 'counting' && table.status !== 'closed')
    expect(active).toBeGreaterThanOrEqual(FIVE)
  if (table.status === 'playing' && !table.colpo && !table.parol)
    expect(active).toBeGreaterThanOrEqual(minimumPlayers)
}

/** I.4 and I.11, seen from one event to the next. */
function expectFair(before: Evening, event: PokerEvent, split: boolean) {
  if (event.type === 'tableFormed' && !split) {
    const settings = before.lists[event.list]?.settings
    const ofClass = settings ? classOf(settings) : ''
    expect(openTablesOf(before, ofClass).every(isFull)).toBe(true)
    expect([...event.signUps].sort((a, b) => a - b)).toEqual(event.signUps)
  }
  if (event.type === 'placeOffered' && event.provision !== 'II.7') {
    const settings = before.tables[event.table]?.settings
    const first = signUpsOf(before, settings ? classOf(settings) : '').find((signUp) =>
      mayBeOffered(before, signUp),
    )
    expect(first?.number).toBe(event.signUp)
  }
}

function taken(scene: Scene, step: Step): Scene {
  if (step.how === 'later') {
    const minutes = 1 + ((step.numbers[0] ?? 0) % 35)
    return scene.waiting(`00:${String(minutes).padStart(2, '0')}`)
  }
  const { command, by } = commandOf(scene, step)
  if (!command) return scene
  const decision = scene.decide(command, by)
  if (step.how === 'offer') expect(decision).toMatchObject({ accepted: true })
  if (!decision.accepted) return scene
  const split = decision.events.some((event) => event.type === 'tenSplit')
  let between = scene.evening
  for (const event of decision.events) {
    expectFair(between, event, split)
    between = poker.evolve(between, event, { at: scene.now, by })
  }
  const next = scene.happening(decision.events, by)
  frozen(next.evening)
  expectInOrder(next.evening, next)
  return next
}

describe('any sequence of signatures, answers, absences and seats', () => {
  it('I.11 keeps the order of signature, one place each and never more places than seats, and replays to the same state', () => {
    const second = { level: 1, seats: 5 } as const
    const starts = [openEvening({ level: 1 }), gameOfFive(), gameOfFive({ minimumPlayers: 5 })].map(
      (scene) => withSecondList(scene, second),
    )
    const anySteps = fc.array(anyStep, { minLength: 40, maxLength: 160 })
    const evenings = fc.property(fc.nat(2), anySteps, (from, steps) => {
      const scene = steps.reduce(taken, starts[from] ?? starts[0] ?? openEvening())
      const replayed = scene.journal.reduce(
        (state, { event, at, by }) => poker.evolve(state, event, { at, by }),
        NO_EVENING,
      )
      expect(JSON.stringify(replayed)).toBe(JSON.stringify(scene.evening))
    })
    fc.assert(evenings, { numRuns: cases(20) })
  })
})
