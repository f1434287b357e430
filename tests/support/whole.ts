import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Actor, AnyCommand, AnyEvent, Decider, Instant, Range } from '@/rules/kernel/decider'
import type { Tell } from '@/rules/kernel/tell'
import { secretOf } from '../rules/support/bench'

/** The rules of a game, as its server asks them. */
export interface Answering<S, C extends AnyCommand, E extends AnyEvent> {
  readonly decider: Decider<S, C, E>
  view(state: S, audience: never, at: Instant): unknown
  /** Everything that is told of what lies between two states: notices, closed sheets, terms of a float. */
  between(before: S, after: S): unknown
  tells(event: E): readonly Tell[]
  /** The day book of a table's float. */
  book?(state: S, table: string): unknown
}

type Audience = { readonly kind: string; readonly [field: string]: unknown }
interface Row {
  readonly commandId: string
  readonly at: Instant
  readonly by: string
  readonly event: string
}

const FOLDER = path.join(import.meta.dirname, '..', 'journals')
const KNOWN = path.join(FOLDER, 'whole.json')
/** `write` for the digests; a folder for the answers themselves, to compare with those of another commit. */
const { CIRCOLO_WHOLE: wanted } = process.env
/** So many moments of each journal are asked, every second one with every command. */
const MOMENTS = 24
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

/** Everything that the rules answer along a recorded journal, by its kind. */
function answersAlong<S, C extends AnyCommand, E extends AnyEvent>(
  game: Answering<S, C, E>,
  name: string,
) {
  const { decider } = game
  const rows = textOf(`${name}.jsonl`)
    .trimEnd()
    .split('\n')
    .map((line): Row => JSON.parse(line))
  const ends = rows.flatMap(({ commandId }, index) =>
    rows[index + 1]?.commandId === commandId ? [] : [index],
  )
  const every = Math.ceil(ends.length / MOMENTS)
  const asked = new Set(ends.filter((_, index) => index % every === every - 1))
  const audiences = audiencesOf(name)
  const actors = [CLOCK, ...audiences.map(actorAt)].filter(({ roles }) => roles.length > 0)
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
    say('between', index, game.between(before, state))
    before = state
    if (!asked.has(index)) continue
    for (const audience of audiences) {
      say('views', index, audience, game.view(state, audience as never, at))
      if (game.book && audience.kind === 'table')
        say('views', index, game.book(state, String(audience.table)))
    }
    say('views', index, decider.due(state))
    isEven = !isEven
    if (isEven) continue
    for (const [type, payload, by] of worthTrying(decider, state, actors)) {
      const command = { ...payload, type } as C
      const labels = decider.secrets(state, command)
      const secrets = Object.fromEntries(labels.map((label) => [label, secretOf(label)]))
      const decision = decider.decide(state, { id: 'c', at: at + 1_000, by, command, secrets })
      const answer = decision.accepted ? decision.events : decision.refusal
      say('decided', index, type, by, payload, answer)
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

/** Each command's candidates, also at and beyond their bounds, by the actor they are for and by the one after; else payloads of its shape. */
function* worthTrying<S, C extends AnyCommand, E extends AnyEvent>(
  { commands }: Decider<S, C, E>,
  state: S,
  actors: readonly Actor[],
): Generator<readonly [type: string, payload: object, by: Actor]> {
  const posts = actors.flatMap(({ post }) => post ?? [])
  const members = actors.flatMap(({ member }) => member ?? [])
  for (const [type, { schema, candidates, bounds }] of Object.entries(commands)) {
    const shape = z.toJSONSchema(schema as z.ZodType, {
      unrepresentable: 'any',
      io: 'input',
    }) as Shape
    for (const round of [0, 1]) {
      const names = (field: string) => (field === 'table' ? posts : members)
      const parsed = schema.safeParse(filled(shape, names, round))
      if (!parsed.success) continue
      for (const by of actors) yield [type, parsed.data as object, by]
    }
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
}

const digestOf = (lines: readonly string[]) =>
  createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 12)

/**
 * The rules of a game answer along each recorded journal as they did before: sentences, notices, every screen, every
 * command tried with its events or its whole refusal. A change that is meant writes the digests anew.
 */
export function answersAsBefore<S, C extends AnyCommand, E extends AnyEvent>(
  game: Answering<S, C, E>,
  isOf: (journal: string) => boolean,
): void {
  const names = readdirSync(FOLDER)
    .flatMap((file) => (file.endsWith('.jsonl') ? [file.slice(0, -'.jsonl'.length)] : []))
    .filter(isOf)
  it.each(names)('along the journal %s the rules answer as before', (name) => {
    const answers = answersAlong(game, name)
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
