import { createHmac } from 'node:crypto'
import type { Instant } from '@/rules/kernel/decider'
import type { Audience } from '../games/game'
import type { AnyStream } from '../streams/streams'
import type { MemberNames } from './directory'

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** A view as JSON, with the name shown for each member's id in it. */
export interface ShownView {
  view: string
  names: Record<string, string>
}

/** The names that screens may show for a club's members, by id, and the key for the ids shown instead of theirs. */
export interface Naming {
  names: ReadonlyMap<string, MemberNames>
  secret: string
}

/**
 * A stream as an audience sees it. Members whom it may not know are shown as they prefer, with pseudonyms for ids. A
 * pseudonym is valid for this stream and audience only, so no other view, paper or evening leads from it to a name.
 */
export function shownTo(
  stream: AnyStream,
  audience: Audience,
  { names, secret }: Naming,
  now: Instant,
): ShownView {
  const view = JSON.stringify(stream.game.view(stream.state, audience, now)) ?? 'null'
  const isKnown = acquaintanceOf(stream, audience)
  const shown = new Map<string, string>()
  const named: Record<string, string> = {}
  const text = view.replace(UUID, (id) => {
    const name = names.get(id)
    if (!name) return id
    const known = isKnown(id, name)
    const as = shown.get(id) ?? (known ? id : pseudonymOf(stream, audience, id, secret))
    shown.set(id, as)
    named[as] = known ? name.full : name.board
    return as
  })
  return { view: text, names: named }
}

/**
 * Whether this audience may know a member: the wall knows nobody; an officer or a table's device everybody they see.
 */
function acquaintanceOf(stream: AnyStream, audience: Audience) {
  if (audience.kind === 'board') return () => false
  if (audience.kind !== 'member') return () => true
  const { member } = audience
  let met: ReadonlySet<string> | undefined
  return (id: string, { full, board }: MemberNames): boolean => {
    if (full === board || id === member) return true
    met ??= stream.game.knows?.(stream.state, member) ?? new Set()
    return met.has(id)
  }
}

function pseudonymOf(
  { clubId, id: stream }: AnyStream,
  audience: Audience,
  id: string,
  secret: string,
): string {
  const watcher = audience.kind === 'member' ? audience.member : audience.kind
  return createHmac('sha256', secret)
    .update(`shown/${clubId}/${stream}/${watcher}/${id}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}

/** The full names of the members that a serialised view names, for an audience that may know them all. */
export function namesIn(
  view: string,
  names: ReadonlyMap<string, MemberNames>,
): Record<string, string> {
  const named: Record<string, string> = {}
  for (const [id] of view.matchAll(UUID)) {
    const name = names.get(id)
    if (name && !(id in named)) named[id] = name.full
  }
  return named
}
