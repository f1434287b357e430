import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Actor } from '@/rules/kernel/decider'
import { GAMES } from '@/server/games/index'
import { CommandAddress } from '@/server/procedures/commands'
import { makeRouter, type Procedure, proceduresOf } from '@/server/procedures/router'
import { running } from '@/server/running/running'
import { type Random, randomFrom } from '@/simulate/random'
import { inputOf } from '@/tests/server/rights/inputs'
import type { TrialClub } from '../scene'
import { madeStrange, STRANGE } from './strange'

/** A request that is malformed, or of somebody without the right: it must be refused, and change nothing. */
export interface Asking {
  /** The procedure, or the route. */
  what: string
  method: string
  path: string
  headers: Readonly<Record<string, string>>
  body: string | null
  /** Whether 200 is right too: a query without an input cannot get a malformed one. */
  mayAnswer: boolean
}

/** Every procedure of the house, asked in turn. */
export const PROCEDURES = proceduresOf(makeRouter(GAMES))
const MOST_TRIES = 8
/** Roles of an actor who is offered most of what there is. */
const OFFICER: Actor['roles'] = ['socio', 'segretario', 'deputato', 'amministratore']

/** The malformed request with this number; the same seed and number give the same one in the same scene. */
export async function malformedAt(
  number: number,
  { seed, clubs }: { seed: number; clubs: readonly TrialClub[] },
): Promise<Asking> {
  const random = randomFrom(seed * 1_000_003 + number)
  const procedure = PROCEDURES[number % PROCEDURES.length]
  if (!procedure) throw new Error('the house has no procedures')
  const club = clubOf(random, procedure, clubs)
  const cookie = random.pick(club.cookies) ?? ''
  if (random.oneIn(8)) return broken(random, procedure, cookie)
  const usual = await usualInput(procedure, club)
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const input = random.oneIn(10) ? random.pick(STRANGE) : madeStrange(random, usual)
    if (isMalformed(procedure, input)) return sent(procedure, input, cookie)
    // An input in the right form, from a stranger: the right is missing instead.
    if (!procedure.may.includes('anybody') && random.oneIn(3)) return sent(procedure, input, '')
  }
  return broken(random, procedure, cookie)
}

/** A game's command is given in its club; the other procedures in any. */
function clubOf(random: Random, { path }: Procedure, clubs: readonly TrialClub[]): TrialClub {
  const [area] = path.split('.')
  const club = clubs.find(({ game }) => game === area) ?? random.pick(clubs)
  if (!club) throw new Error('there are no clubs')
  return club
}

/** The usual input of each procedure in each club: nothing that is refused changes it. */
const known = new WeakMap<TrialClub, Map<string, Promise<object>>>()

function usualInput(procedure: Procedure, club: TrialClub): Promise<object> {
  const ofClub = known.get(club) ?? new Map<string, Promise<object>>()
  known.set(club, ofClub)
  const making = ofClub.get(procedure.path) ?? inputAsUsual(procedure, club)
  ofClub.set(procedure.path, making)
  return making
}

/** An input as a screen would give it, where the rules offer one, or else as the schema describes it. */
async function inputAsUsual({ path, inputs }: Procedure, club: TrialClub): Promise<object> {
  const [area = '', type = ''] = path.split('.')
  const [member] = club.members
  const things = { slug: club.slug, evening: club.evening, table: 'T1', post: 'T1', member }
  const rule = GAMES[area]?.decider.commands[type]
  if (!rule) {
    const forms = inputs.filter((one): one is z.ZodType => one instanceof z.ZodType)
    return Object.assign({}, ...forms.map((form) => inputOf(form, things)))
  }
  const stream = await running().streams.find(club.clubId, club.evening)
  const by = { roles: OFFICER, member: member ?? null, post: null } as Actor
  const [offered] = rule.candidates?.(stream?.state, by) ?? []
  const address = inputOf(CommandAddress, { ...things, id: randomUUID() })
  return { ...address, ...(offered ?? inputOf(rule.schema, things)) }
}

/** Whether the procedure's own schemas refuse it. */
function isMalformed({ inputs }: Procedure, input: unknown): boolean {
  const given = input === undefined ? undefined : JSON.parse(JSON.stringify(input))
  return inputs.some((form) => {
    try {
      if (form instanceof z.ZodType) return !form.safeParse(given).success
      if (typeof form === 'function') form(given)
      return false
    } catch {
      return true
    }
  })
}

const JSON_TYPE = { 'content-type': 'application/json' }

function sent({ path, type, inputs }: Procedure, input: unknown, cookie: string): Asking {
  const text = JSON.stringify(input) ?? ''
  const isQuery = type === 'query'
  const search = isQuery ? `?input=${encodeURIComponent(text)}` : ''
  return {
    what: path,
    method: isQuery ? 'GET' : 'POST',
    path: `/api/trpc/${path}${search}`,
    headers: { ...JSON_TYPE, ...(cookie ? { cookie } : {}) },
    body: isQuery ? null : text,
    mayAnswer: isQuery && inputs.length === 0,
  }
}

const BODIES = ['{', '{"a":', '\u0000', '[1,', 'null', 'undefined', '{"json":', '"\\ud800"', '{}}']
const TYPES = ['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'x', '']
const COOKIES = [
  'circolo.session=%',
  'circolo.session=a.b.c',
  'circolo.session=',
  `a=${'b'.repeat(3_000)}`,
]

/** A request whose form is wrong before anybody looks at its input. */
function broken(random: Random, { path, type, inputs }: Procedure, cookie: string): Asking {
  // No input at all is right for a procedure that takes none.
  const bodies = inputs.length === 0 ? BODIES.filter((one) => one !== 'null') : BODIES
  const body = random.pick(bodies) ?? ''
  const query = encodeURIComponent(body)
  const isQuery = type === 'query'
  const address = `/api/trpc/${path}`
  const right = { what: path, method: isQuery ? 'GET' : 'POST', headers: { ...JSON_TYPE, cookie } }
  const mayAnswer = isQuery && inputs.length === 0
  switch (random.below(5)) {
    case 0:
      return { ...right, path: `${address}x`, body: isQuery ? null : '{}', mayAnswer: false }
    case 1:
      return { ...right, path: address, ...swapped(isQuery), mayAnswer: false }
    case 2: {
      const headers = { ...right.headers, 'content-type': random.pick(TYPES) ?? '' }
      return { ...right, headers, path: address, method: 'POST', body, mayAnswer: false }
    }
    case 3: {
      const headers = { ...right.headers, cookie: random.pick(COOKIES) ?? '' }
      const asked = isQuery ? `${address}?input=${query}` : address
      const isOpen = mayAnswer || path === 'auth.me'
      return { ...right, headers, path: asked, body: isQuery ? null : body, mayAnswer: isOpen }
    }
    default: {
      const asked = `${address}?batch=${random.pick(['1', '0', 'x'])}&input=${query}`
      return { ...right, path: asked, body: isQuery ? null : body, mayAnswer: isQuery }
    }
  }
}

const swapped = (isQuery: boolean) =>
  isQuery ? { method: 'DELETE', body: null } : { method: 'GET', body: null }
