import { createHash, type Hash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { reckoningOf } from '@/rules/float/reckoning'
import type { Scene } from '@/rules/float/scene'
import { termsBetween } from '@/rules/float/terms'
import { dayBookOf } from '@/rules/float/views/book'
import { sumLines } from '@/rules/float/views/sums'
import {
  type Actor,
  type AnyCommand,
  type AnyEvent,
  type Decider,
  type Envelope,
  type Instant,
  stateAfter,
} from '@/rules/kernel/decider'
import type { OddsOf } from '@/rules/kernel/odds'
import type { Tell } from '@/rules/kernel/tell'
import { secretOf } from '../rules/support/bench'
import { sampleOf } from './sampled'
import { offeredBy, shapedOf } from './tried'

/** The rules of a game, as its server asks them. */
export interface Answering<S, C extends AnyCommand, E extends AnyEvent> {
  readonly decider: Decider<S, C, E>
  view(state: S, audience: never, at: Instant): unknown
  /** Everything that is told of what lies between two states: notices, closed sheets. */
  between(before: S, after: S): unknown
  tells(event: E): readonly Tell[] | Tell
  /** The part of the state that a table's tablet carries. */
  carriedAt(state: S, table: never): unknown
  /** The scene of the float, at a game that has one. */
  sceneOf?(state: S): Scene
  /** The day beside its chances, at a game that has them. */
  odds?: OddsOf<E>
}

type Audience = { readonly kind: string; readonly [field: string]: unknown }
interface Row {
  readonly commandId: string
  readonly at: Instant
  readonly by: string
  readonly event: string
}
/** A journal, and the screens that look on. */
interface Journal {
  readonly rows: readonly Row[]
  readonly screens: readonly Audience[]
  /** So many moments of it are asked, every second one with every command. */
  readonly moments: number
}

const FOLDER = path.join(import.meta.dirname, '..', 'journals')
const KNOWN = path.join(FOLDER, 'whole.json')
/**
 * `every` to ask at every moment, as the long tests and the mutants do; `write` for the digests; a folder for the answers
 * themselves, to compare with those of another commit.
 */
const { CIRCOLO_WHOLE: wanted } = process.env
const MOMENTS = 32
/** So many members ask, the first of those on the recorded screens. */
const MEMBERS = 3
/** Less than any screen has seen, of a whole table and of its latest moves alone. */
const SEEN_BEFORE = [{ moves: -1, coup: -1, mano: -1, colpo: -1, words: -1 }, { moves: -1 }]
const CLOCK: Actor = { roles: ['orologio'], member: null, post: null }

const textOf = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8')

/** The screens that were recorded with the journal, the tablet called by its table. */
function audiencesOf(name: string): Audience[] {
  const { views }: { views: { seen: { audience: Audience }[] }[] } = JSON.parse(
    textOf(`${name}.expected.json`),
  )
  const texts = views.flatMap(({ seen }) => seen.map(({ audience }) => JSON.stringify(audience)))
  const audiences = [...new Set(texts)].map((text): Audience => JSON.parse(text))
  const members = audiences.filter(({ kind }) => kind === 'member').slice(MEMBERS)
  return audiences
    .filter((audience) => !members.includes(audience))
    .map((one) => (one.kind === 'post' ? { kind: 'table', table: one.post } : one))
}

/** The giver of commands on the screen. */
function actorAt({ kind, member = null, table = null, roles = [] }: Audience): Actor {
  const own = { desk: roles, table: ['tavolo'], deputato: ['socio', 'deputato'], member: ['socio'] }
  return { roles: own[kind as keyof typeof own] ?? [], member, post: table } as Actor
}

/** Everybody on duty at the float, on their own phone. */
const staffOf = ({ room }: Scene): Audience[] =>
  [...new Set(room.staff.flatMap(({ member, to }) => (to === null ? [member] : [])))].map(
    (member) => ({ kind: 'member', member }),
  )

/** The books and sums of a float's tables. */
const booksOf = (scene: Scene) => [
  scene.floor.tables.map(({ id }) => [dayBookOf(scene, id), reckoningOf(scene.room, id)]),
  sumLines(scene),
]

const recorded = (name: string): Journal => ({
  rows: textOf(`${name}.jsonl`)
    .trimEnd()
    .split('\n')
    .map((line): Row => JSON.parse(line)),
  screens: audiencesOf(name),
  moments: MOMENTS,
})

type Kind = 'told' | 'between' | 'views' | 'decided' | 'beside'
type Say = (kind: Kind, ...what: unknown[]) => void

/** Says everything that the rules answer along a journal, by its kind. */
function answerAlong<S, C extends AnyCommand, E extends AnyEvent>(
  game: Answering<S, C, E>,
  { rows, screens, moments }: Journal,
  say: Say,
): void {
  const { decider } = game
  const ends = rows.flatMap(({ commandId }, index) =>
    rows[index + 1]?.commandId === commandId ? [] : [index],
  )
  const apart = Math.max(1, Math.ceil(ends.length / moments))
  const asked = new Set(ends.filter((_, index) => index % apart === apart - 1))
  const actors = [CLOCK, ...screens.map(actorAt)].filter(({ roles }) => roles.length > 0)
  const shaped = shapedOf(decider, actors)
  let [state, before] = [decider.initial, decider.initial]
  const day = game.odds?.begin()
  let isEven = false
  for (const [index, { commandId, at, by, event: text }] of rows.entries()) {
    const event: E = JSON.parse(text)
    say('told', index, game.tells(event))
    if (game.odds?.events.includes(event.type))
      day?.take({ position: index + 1, commandId, at, event })
    state = decider.evolve(state, event, { at, by: JSON.parse(by) })
    if (rows[index + 1]?.commandId === commandId) continue
    const [was, scene] = [game.sceneOf?.(before), game.sceneOf?.(state)]
    say('between', index, game.between(before, state))
    if (was && scene) say('between', termsBetween(was.room, scene.room, scene.floor.book))
    before = state
    if (!asked.has(index)) continue
    const staff = scene ? staffOf(scene) : []
    for (const audience of [...screens, ...staff]) {
      say('views', index, audience, game.view(state, audience as never, at))
      if (audience.kind === 'table') say('views', game.carriedAt(state, audience.table as never))
    }
    if (scene?.room.settings) say('views', index, booksOf(scene))
    say(
      'views',
      index,
      decider.due(state),
      day?.tables().map(({ sum, parts }) => [sum, parts]),
    )
    isEven = !isEven
    if (isEven) continue
    const [tried, barred, accepted] = [new Set<string>(), new Set<string>(), new Set<string>()]
    const offered = offeredBy(decider, state, [...actors, ...staff.map(actorAt)], index)
    for (const [type, payload, by] of [...shaped, ...offered]) {
      const [asked, roles] = [JSON.stringify([type, by, payload]), `${type} ${by.roles}`]
      if (tried.has(asked) || barred.has(roles)) continue
      tried.add(asked)
      const command = { ...payload, type } as C
      const labels = decider.secrets(state, command)
      const secrets = Object.fromEntries(labels.map((label) => [label, secretOf(label)]))
      const envelope = { id: 'c', at: at + 1_000, by, command, secrets }
      const decision = decider.decide(state, envelope)
      const answer = decision.accepted ? decision.events : decision.refusal
      if (!decision.accepted && decision.refusal.code === 'not-allowed') barred.add(roles)
      say('decided', index, asked, answer)
      if (!decision.accepted || accepted.has(type)) continue
      accepted.add(type)
      const { events } = decision
      const after = stateAfter(decider.evolve, state, decision, envelope)
      const step = { before: state, envelope, events, after }
      sayBeside(game, step, screens[index % screens.length], say)
      const late = SEEN_BEFORE.map((upon) => decider.decide(state, { ...envelope, upon }).accepted)
      say('decided', index, type, late, decider.commands[type]?.outsiders?.(payload))
    }
  }
}

/** A command that was accepted, with the states before and after it. */
interface Step<S, C, E> {
  readonly before: S
  readonly envelope: Envelope<C>
  readonly events: readonly E[]
  readonly after: S
}

/** One of the screens where an accepted command, which the journal does not have, would have led. */
function sayBeside<S, C extends AnyCommand, E extends AnyEvent>(
  game: Answering<S, C, E>,
  { before, envelope: { at, command }, events, after }: Step<S, C, E>,
  screen: Audience | undefined,
  say: Say,
): void {
  if (!screen) return
  const told = events.map((event) => game.tells(event))
  say('beside', command, screen, told, game.between(before, after), game.decider.due(after))
  if (screen.kind === 'table') say('beside', game.carriedAt(after, screen.table as never))
  say('beside', game.view(after, screen as never, at))
}

/** Short digests of the answers along a journal, by their kind. */
function digestsAlong<S, C extends AnyCommand, E extends AnyEvent>(
  game: Answering<S, C, E>,
  journal: Journal,
): Partial<Record<Kind, string>> {
  const hashes: Partial<Record<Kind, Hash>> = {}
  answerAlong(game, journal, (kind, ...what) => {
    const known = hashes[kind]
    const hash = known?.update('\n') ?? createHash('sha256')
    hashes[kind] = hash.update(JSON.stringify(what))
  })
  const digests = Object.entries(hashes).map(([kind, hash]) => [
    kind,
    hash.digest('hex').slice(0, 12),
  ])
  return Object.fromEntries(digests)
}

/**
 * The rules of a game answer along a journal as they did before: sentences, notices, every screen, every command tried
 * with its events or its whole refusal, and a screen where it would have led. A change that is meant writes the digests
 * anew.
 */
export function answersAsBeforeAlong<S, C extends AnyCommand, E extends AnyEvent>(
  name: string,
  game: Answering<S, C, E>,
  journal: () => Journal,
): void {
  it(`along the journal ${name} the rules answer as before`, () => {
    const some = () => digestsAlong(game, journal())
    const every = () => digestsAlong(game, { ...journal(), moments: Number.POSITIVE_INFINITY })
    const known = () => (existsSync(KNOWN) ? JSON.parse(readFileSync(KNOWN, 'utf8')) : {})
    const atEvery = `${name}, at every moment`
    if (wanted === 'write') {
      const written = { [name]: some(), [atEvery]: every() }
      writeFileSync(KNOWN, `${JSON.stringify({ ...known(), ...written }, null, 2)}\n`)
    } else if (wanted && wanted !== 'every') {
      mkdirSync(wanted, { recursive: true })
      const said: Partial<Record<Kind, string[]>> = {}
      answerAlong(game, journal(), (kind, ...what) => {
        said[kind] ??= []
        said[kind].push(JSON.stringify(what))
      })
      for (const [kind, lines] of Object.entries(said))
        writeFileSync(path.join(wanted, `${name}.${kind}`), lines.join('\n'))
    } else
      expect(
        wanted ? every() : some(),
        'where a change is meant: CONTRIBUTING.md, “Answers as before”',
      ).toEqual(known()[wanted ? atEvery : name])
  })
}

/** The same along each recorded journal of the game, or along some of them where the tests are sampled. */
export function answersAsBefore<S, C extends AnyCommand, E extends AnyEvent>(
  game: Answering<S, C, E>,
  isOf: (journal: string) => boolean,
): void {
  const names = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => file.slice(0, -'.jsonl'.length))
    .filter(isOf)
  // Where the tests are sampled, one journal of each game is asked.
  for (const name of sampleOf(names, 1)) answersAsBeforeAlong(name, game, () => recorded(name))
}
