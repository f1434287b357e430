import { expect, it } from 'vitest'
import { type AnyEvent, stateAfter } from '@/rules/kernel/decider'
import type { AnyEvening } from '@/simulate/game'
import { randomFrom } from '@/simulate/random'
import { Choosing, type Course, type Room } from '@/trials/friday/choosing'
import { castOf, PEOPLE } from '@/trials/friday/people'
import { RULES, SLIPS } from '@/trials/friday/slips'

const SECONDS = 8_000
const START = Date.UTC(2026, 10, 27, 20)

/** Plays an evening without a server: so many acts, and then on to its end. */
function played(room: Room, seed: number, acts: number) {
  const rules = RULES[room.game]
  const choosing = new Choosing(room, randomFrom(seed), seed)
  const given = new Map<string, number>()
  let state: AnyEvening = rules.initial
  let at = START
  const give = (command: { type: string }, by: Parameters<typeof rules.decide>[1]['by']) => {
    const labels = rules.secrets(state, command)
    const secrets = Object.fromEntries(labels.map((label) => [label, `${seed}/${label}`]))
    const step = { id: 'friday', at, by, command, secrets }
    const decision = rules.decide(state, step)
    if (!decision.accepted) return decision.refusal.code
    state = stateAfter<AnyEvening, AnyEvent>(rules.evolve, state, decision, step)
    given.set(command.type, (given.get(command.type) ?? 0) + 1)
    return null
  }
  const desk = { roles: ['segretario'], member: 'segreteria', post: null } as never
  give({ type: 'openEvening', title: 'Venerdì', day: '2026-11-27' } as never, desk)
  let course: Course = 'playing'
  for (let act = 0; act < acts * 2 && state.status !== 'closed'; act++) {
    at += SECONDS
    const due = rules.due(state)[0]
    if (due && due.at <= at) give(due.command, { roles: ['orologio'], member: null, post: null })
    if (act >= acts && course === 'playing') course = 'ending'
    const next = choosing.next(state, course, at)
    if (next === 'settled') course = 'closing'
    else if (next) expect(give(next.command, next.by)).toBe(next.refusal)
  }
  return { given, state }
}

const ROOMS: readonly Room[] = [
  { game: 'poker', tables: 2, level: 3, hasFloat: false },
  { game: 'chemin-de-fer', tables: 2, level: 3, hasFloat: true },
  { game: 'black-jack', tables: 1, level: 3, hasFloat: false },
  { game: 'trente-et-quarante', tables: 1, level: 2, hasFloat: false },
]

it('sixty people are there, among them everybody whom the simulators may name', () => {
  expect(new Set(PEOPLE).size).toBe(60)
  for (const { game } of ROOMS) {
    const cast = castOf(game)
    expect([...cast.values()].filter((person) => !PEOPLE.includes(person))).toEqual([])
    for (const as of ['m1', 'm10', 'segreteria', 'deputato']) expect(cast.has(as)).toBe(true)
  }
})

it.each(ROOMS)('an evening of $game has its slips, and comes to its end', (room) => {
  const { given, state } = played(room, 7, 700)
  const of = (kinds: readonly string[]) => kinds.filter((kind) => given.has(kind)).length
  expect(state.status).toBe('closed')
  expect(Object.keys(state.tables)).toHaveLength(room.tables)
  expect(of(SLIPS[room.game].made)).toBeGreaterThan(2)
  expect(of(SLIPS[room.game].mended)).toBeGreaterThan(0)
})
