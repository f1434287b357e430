import { describe, expect, it } from 'vitest'
import { Settings } from '@/rules/black-jack/settings'
import { type Actor, type AnyCommand, stateAfter } from '@/rules/kernel/decider'
import { asMember } from '@/rules/kernel/ids'
import { GAMES } from '@/server/games/index'
import { momentsOf } from '../support/evenings'
import { cases } from '../support/generated'
import { SIMULATED } from './games'

const COMMANDS = 400
/** Moments of each evening that are looked at. */
const LOOKED_AT = 8

/** Fields in which somebody writes for officers, or for those of one table. */
const WORDS = /^(why|because|note|text|reason|instructions|recordings|words)$/
/** Fields that no state may have. */
const SECRET = /pin|secret|password|token|cookie|session/i
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Fields = { [key: string]: Json }

/** A value that is no list and no object, with the fields that lead to it. */
interface Leaf {
  path: readonly string[]
  value: Json
}

const sent = (value: unknown): Json => JSON.parse(JSON.stringify(value ?? null)) as Json

function leavesOf(value: Json, path: readonly string[] = []): Leaf[] {
  if (value === null || typeof value !== 'object') return [{ path, value }]
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]))
}

const foundIn = (value: Json, what: RegExp): ReadonlySet<string> =>
  new Set(JSON.stringify(value).match(what))

const at = (value: Json | undefined, ...path: readonly string[]): Json | undefined =>
  path.reduce<Json | undefined>(
    (inner, key) => (inner && typeof inner === 'object' ? (inner as Fields)[key] : undefined),
    value,
  )

const keysAt = (value: Json, ...path: readonly string[]): readonly string[] =>
  Object.keys(at(value, ...path) ?? {})

/** Whether a leaf lies in the table's own part; of the gaps of floats a tablet has its own table's. */
const isOwn = ({ path }: Leaf, post: string): boolean =>
  path.join('.').includes(`tables.${post}.`) || path.join('.').startsWith('float.gaps.')

/**
 * Everybody whom the tablet shows, who signed its table's list, whose chips lie in the rooms, who serves at the float, or
 * who sits at another table.
 */
function knownAt(carried: Json, view: Json, post: string): ReadonlySet<string> {
  const staff = at(carried, 'float', 'staff') ?? null
  const tables = Object.values(at(carried, 'tables') ?? {}) as Json[]
  const seats = tables.map((table) => at(table, 'seats') ?? null)
  const list = at(carried, 'tables', post, 'list')
  const signed = (Object.values(at(carried, 'signUps') ?? {}) as Json[])
    .filter((one) => at(one, 'list') === list)
    .map((one) => at(one, 'member') ?? null)
  const persons = keysAt(carried, 'persons')
  return new Set([...foundIn([view, staff, seats, signed], UUID), ...persons])
}

/** How much there was to leave out, in all moments looked at. */
const leftOut = { words: 0, persons: 0, casse: 0, accounts: 0, tables: 0 }

/** The parts of a leaf in which a person's id may stand; the simulator gives lists such titles too. */
const personal = ({ path, value }: Leaf): Json => (path.at(-1) === 'title' ? [] : [...path, value])

/** All that the tablet of a table carries and may not. */
function tooMuch(state: Json, carried: Json, view: Json, post: string): string[] {
  const known = knownAt(carried, view, post)
  const others = keysAt(state, 'tables').filter((table) => table !== post)
  const leaves = leavesOf(carried)
  const shown = JSON.stringify(view)
  const isStranger = (leaf: Leaf) => [...foundIn(personal(leaf), UUID)].some((id) => !known.has(id))
  const isOther = (account: string) => account.split(':').some((part) => others.includes(part))
  const isOfFloat = ([part, list, ...path]: readonly string[]) =>
    part === 'float' && list !== 'staff' && path.at(-1) === 'table'
  const isWord = ({ path, value }: Leaf) =>
    WORDS.test(path.at(-1) ?? '') && typeof value === 'string' && value !== ''
  leftOut.tables += others.length
  leftOut.words += leavesOf(state).filter((leaf) => isWord(leaf) && !isOwn(leaf, post)).length
  leftOut.accounts += keysAt(state, 'accounts').filter(isOther).length
  leftOut.persons += [...foundIn(state, UUID)].filter((id) => !known.has(id)).length
  leftOut.casse += leavesOf(state).filter(
    (one) => one.path.includes('casse') && !isOwn(one, post),
  ).length
  const told = (what: string, found: readonly Leaf[]) =>
    found.map(({ path, value }) => `${what}: ${path.join('.')} = ${value}`)
  return [
    ...told(
      'a person',
      leaves.filter((leaf) => !isOwn(leaf, post) && isStranger(leaf)),
    ),
    ...told(
      'lots',
      leaves.filter(
        ({ path, value }) =>
          path.at(-1) === 'seed' && value !== null && !shown.includes(`${value}`),
      ),
    ),
    ...told(
      'words',
      leaves.filter((leaf) => isWord(leaf) && !isOwn(leaf, post)),
    ),
    ...told(
      'casse',
      leaves.filter((leaf) => leaf.path.includes('casse') && !isOwn(leaf, post)),
    ),
    ...told(
      'a secret',
      leaves.filter(({ path }) => path.some((field) => SECRET.test(field))),
    ),
    ...told(
      'a float of another table',
      leaves.filter(({ path, value }) => isOfFloat(path) && others.includes(String(value))),
    ),
    ...keysAt(carried, 'accounts')
      .filter(isOther)
      .map((account) => `an account: ${account}`),
  ]
}

/** The tables that the desk opens beside those of a random evening. */
const OPENING: Readonly<Record<string, AnyCommand>> = {
  'chemin-de-fer': { type: 'openTable', seats: 9, minimum: 10, level: 2, isLarge: false } as never,
  'black-jack': {
    type: 'openTable',
    minimum: 10,
    settings: Settings.parse({}),
    as: 'control',
  } as never,
}
const DESK: Actor = { roles: ['segretario'], member: asMember('desk'), post: null }

describe.each(SIMULATED)('the tablet of a table of %s', (name, simulated) => {
  const game = GAMES[name]
  if (!game) throw new Error(`no game is called ${name}`)
  const { decider } = game

  /** The same evening with one table more, where the desk may open one now. */
  function withAnother(state: unknown, now: number): unknown {
    const command = OPENING[name]
    if (!command) return state
    const given = { id: 'another', at: now, by: DESK, command, secrets: {} }
    const decision = decider.decide(state, given)
    return decision.accepted ? stateAfter(decider.evolve, state, decision, given) : state
  }

  it('carries nobody whom it does not show, and neither secrets, words nor money of others', () => {
    for (let seed = 1; seed <= cases(3); seed += 1) {
      const moments = momentsOf(simulated, seed, COMMANDS)
      const step = Math.ceil(moments.length / LOOKED_AT)
      for (const { state, at: now } of moments.filter((_, place) => place % step === 0)) {
        const evening = withAnother(state, now)
        for (const post of keysAt(sent(evening), 'tables')) {
          const carried = sent(game.carried?.(evening, post))
          if (carried === null) continue
          const view = sent(game.view(evening, { kind: 'post', post }, now))
          expect(tooMuch(sent(evening), carried, view, post), `seed ${seed}, ${post}`).toEqual([])
        }
      }
    }
  })
})

it('there were words, persons, casse, accounts and tables to leave out', () => {
  expect(Object.entries(leftOut).filter(([, count]) => count === 0)).toEqual([])
})
