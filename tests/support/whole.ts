import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { reckoningOf } from '@/rules/float/reckoning'
import type { Scene } from '@/rules/float/scene'
import { termsBetween } from '@/rules/float/terms'
import { dayBookOf } from '@/rules/float/views/book'
import { sumLines } from '@/rules/float/views/sums'
import type { Actor, AnyCommand, AnyEvent, Decider, Instant, Range } from '@/rules/kernel/decider'
import type { Tell } from '@/rules/kernel/tell'
import { secretOf } from '../rules/support/bench'
import { sampleOf } from './sampled'

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

type Tried = readonly [type: string, payload: object, by: Actor]

const FOLDER = path.join(import.meta.dirname, '..', 'journals')
const KNOWN = path.join(FOLDER, 'whole.json')
/** `write` for the digests; a folder for the answers themselves, to compare with those of another commit. */
const { CIRCOLO_WHOLE: wanted } = process.env
const MOMENTS = 32
/** One journal in so many is asked where the tests are sampled. */
const SAMPLED_PART = 3
/** So many members ask, the first of those on the recorded screens. */
const MEMBERS = 3
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

/** Everything that the rules answer along a journal, by its kind. */
function answersAlong<S, C extends AnyCommand, E extends AnyEvent>(
  game: Answering<S, C, E>,
  { rows, screens, moments }: Journal,
) {
  const { decider } = game
  const ends = rows.flatMap(({ commandId }, index) =>
    rows[index + 1]?.commandId === commandId ? [] : [index],
  )
  const every = Math.ceil(ends.length / moments)
  const asked = new Set(ends.filter((_, index) => index % every === every - 1))
  const actors = [CLOCK, ...screens.map(actorAt)].filter(({ roles }) => roles.length > 0)
  const shaped = shapedOf(decider, actors)
  const answers: Record<'told' | 'between' | 'views' | 'decided', string[]> = {
    told: [],
    between: [],
    views: [],
    decided: [],
  }
  const say = (kind: keyof typeof answers, ...what: unknown[]) =>
    answers[kind].push(JSON.stringify(what))

  let [state, before] = [decider.initial, decider.initial]
  let isEven = false
  for (const [index, { at, by, event: text }] of rows.entries()) {
    const event: E = JSON.parse(text)
    say('told', index, game.tells(event))
    state = decider.evolve(state, event, { at, by: JSON.parse(by) })
    if (rows[index + 1]?.commandId === rows[index]?.commandId) continue
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
    say('views', index, decider.due(state))
    isEven = !isEven
    if (isEven) continue
    const [tried, barred] = [new Set<string>(), new Set<string>()]
    const offered = offeredBy(decider, state, [...actors, ...staff.map(actorAt)])
    for (const [type, payload, by] of [...shaped, ...offered]) {
      const [asked, roles] = [JSON.stringify([type, by, payload]), `${type} ${by.roles}`]
      if (tried.has(asked) || barred.has(roles)) continue
      tried.add(asked)
      const command = { ...payload, type } as C
      const labels = decider.secrets(state, command)
      const secrets = Object.fromEntries(labels.map((label) => [label, secretOf(label)]))
      const decision = decider.decide(state, { id: 'c', at: at + 1_000, by, command, secrets })
      const answer = decision.accepted ? decision.events : decision.refusal
      if (!decision.accepted && decision.refusal.code === 'not-allowed') barred.add(roles)
      say('decided', index, asked, answer)
    }
  }
  return answers
}

interface Shape {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly minimum?: number
  readonly anyOf?: readonly Shape[]
  readonly items?: Shape
  readonly properties?: Readonly<Record<string, Shape>>
}

/** Some payload of this shape; another round has others. Names are those of the tables and the members at hand. */
function filled(
  shape: Shape,
  names: (field: string) => readonly string[],
  round: number,
  field = '',
): unknown {
  const pick = <T>(of: readonly T[]): T | undefined => of[round % of.length]
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return pick(shape.enum)
  if (shape.anyOf) return filled(pick(shape.anyOf) ?? {}, names, round, field)
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {}).map(([name, one]) => [
          name,
          filled(one, names, round, name),
        ]),
      )
    case 'array':
      return round === 0 ? [] : [filled(shape.items ?? {}, names, round, field)]
    case 'integer':
    case 'number':
      return Math.max(shape.minimum ?? 0, 0) + round
    case 'boolean':
      return round % 2 === 0
    case 'null':
      return null
    default:
      return pick(names(field)) ?? ''
  }
}

/** Two payloads of each command's shape, by everybody. */
function shapedOf<S, C extends AnyCommand, E extends AnyEvent>(
  { commands }: Decider<S, C, E>,
  actors: readonly Actor[],
): Tried[] {
  const posts = actors.flatMap(({ post }) => post ?? [])
  const members = actors.flatMap(({ member }) => member ?? [])
  const names = (field: string) => (field === 'table' ? posts : members)
  return Object.entries(commands).flatMap(([type, { schema }]) => {
    const form = schema as z.ZodType
    const shape = z.toJSONSchema(form, { unrepresentable: 'any', io: 'input' }) as Shape
    const parsed = [0, 1].map((round) => form.safeParse(filled(shape, names, round)))
    return parsed.flatMap(({ success, data }) =>
      success ? actors.map((by): Tried => [type, data as object, by]) : [],
    )
  })
}

/** Each command's candidates, also at and beyond their bounds, by the actor they are for and by the one after. */
function* offeredBy<S, C extends AnyCommand, E extends AnyEvent>(
  { commands }: Decider<S, C, E>,
  state: S,
  actors: readonly Actor[],
): Generator<Tried> {
  for (const [type, { candidates, bounds }] of Object.entries(commands))
    for (const [index, by] of actors.entries())
      for (const payload of (candidates?.(state, by) ?? []).slice(0, 2) as object[]) {
        yield [type, payload, by]
        yield [type, payload, actors[(index + 1) % actors.length] ?? by]
        for (const [field, range] of Object.entries<Range | undefined>(
          bounds?.(state, payload as never) ?? {},
        ))
          for (const value of range ? [range.min, range.max, range.max + range.step] : [])
            yield [type, { ...payload, [field]: value }, by]
      }
}

const digestOf = (lines: readonly string[]) =>
  createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 12)

/**
 * The rules of a game answer along a journal as they did before: sentences, notices, every screen, every command tried
 * with its events or its whole refusal. A change that is meant writes the digests anew.
 */
export function answersAsBeforeAlong<S, C extends AnyCommand, E extends AnyEvent>(
  name: string,
  game: Answering<S, C, E>,
  journal: () => Journal,
): void {
  it(`along the journal ${name} the rules answer as before`, () => {
    const answers = answersAlong(game, journal())
    const digests = Object.fromEntries(
      Object.entries(answers).map(([kind, lines]) => [kind, digestOf(lines)]),
    )
    const known = existsSync(KNOWN) ? JSON.parse(readFileSync(KNOWN, 'utf8')) : {}
    if (wanted === 'write')
      writeFileSync(KNOWN, `${JSON.stringify({ ...known, [name]: digests }, null, 2)}\n`)
    else if (wanted) {
      mkdirSync(wanted, { recursive: true })
      for (const [kind, lines] of Object.entries(answers))
        writeFileSync(path.join(wanted, `${name}.${kind}`), lines.join('\n'))
    } else
      expect(digests, 'where a change is meant: CONTRIBUTING.md, “Answers as before”').toEqual(
        known[name],
      )
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
  for (const name of sampleOf(names, Math.ceil(names.length / SAMPLED_PART)))
    answersAsBeforeAlong(name, game, () => recorded(name))
}
