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

/** An evening as it stands at one version; the stream may move on while its screens are told. */
export type Standing = Pick<AnyStream, 'clubId' | 'id' | 'version' | 'game' | 'state'>

/** An evening as an audience sees it: its game's view, with ids and names as this audience may know them. */
export function shownTo(
  stream: Standing,
  audience: Audience,
  naming: Naming,
  now: Instant,
): ShownView {
  const view = JSON.stringify(stream.game.view(stream.state, audience, now)) ?? 'null'
  const disguise = new Disguise(stream, audience, naming)
  const text = disguise.on(view)
  return { view: text, names: disguise.names }
}

/**
 * The ids and names under which an audience sees members: those whom it may not know as they prefer, with pseudonyms for
 * ids. A pseudonym is valid for this stream and kind of audience only, so no other view, paper or evening leads from it
 * to a name.
 */
export class Disguise {
  /** The names shown in the texts so far, by the id shown. */
  readonly names: Record<string, string> = {}
  /** Pseudonyms in the texts so far, by the member's id. */
  readonly hidden = new Map<string, string>()
  readonly #isKnown: (id: string, name: MemberNames) => boolean

  constructor(
    private readonly stream: Standing,
    private readonly audience: Audience,
    private readonly naming: Naming,
  ) {
    this.#isKnown = acquaintanceOf(stream, audience)
  }

  /** The text with the ids that this audience may see. */
  on(text: string): string {
    return text.replace(UUID, (id) => {
      const name = this.naming.names.get(id)
      return name ? this.#as(id, name) : id
    })
  }

  /** Whether this audience may know a member by the real id; then the real name counts as shown. */
  knows(id: string): boolean {
    const name = this.naming.names.get(id)
    if (!name || !this.#isKnown(id, name)) return false
    this.names[id] = name.full
    return true
  }

  #as(id: string, name: MemberNames): string {
    const hidden = this.hidden.get(id)
    if (hidden !== undefined) return hidden
    if (this.#isKnown(id, name)) {
      this.names[id] = name.full
      return id
    }
    const pseudonym = pseudonymOf(this.stream, this.audience, id, this.naming.secret)
    this.hidden.set(id, pseudonym)
    this.names[pseudonym] = name.board
    return pseudonym
  }
}

/**
 * Whether this audience may know a member: the wall knows nobody; an officer or a table's device everybody they see.
 */
function acquaintanceOf(stream: Standing, audience: Audience) {
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
  { clubId, id: stream }: Standing,
  audience: Audience,
  id: string,
  secret: string,
): string {
  return createHmac('sha256', secret)
    .update(`shown/${clubId}/${stream}/${audience.kind}/${id}`)
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
