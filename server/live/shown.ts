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

/** The view of an audience; a device's has beside it what the device goes on by while its line is down. */
export function viewFor({ game, state }: Standing, audience: Audience, now: Instant): unknown {
  const view = game.view(state, audience, now) ?? null
  if (audience.kind !== 'post' || view === null || !game.carried) return view
  return { ...view, carried: game.carried(state, audience.post) }
}

/** An evening as an audience sees it: its game's view, with ids and names as this audience may know them. */
export function shownTo(
  stream: Standing,
  audience: Audience,
  naming: Naming,
  now: Instant,
): ShownView {
  const view = JSON.stringify(viewFor(stream, audience, now))
  const disguise = new Disguise(stream, audience, naming)
  const names: Record<string, string> = {}
  for (const [id] of view.matchAll(UUID)) {
    const as = disguise.as(id)
    if (as) names[as.id] = as.name
  }
  return { view: disguise.on(view), names }
}

/** The id and the name under which a member is shown. */
export interface ShownAs {
  id: string
  name: string
}

/**
 * The ids and names under which an audience sees members: those whom it may not know as they prefer, with pseudonyms for
 * ids. A pseudonym is valid for this stream and kind of audience only, so no other view, paper or evening leads from it
 * to a name.
 */
export class Disguise {
  readonly #isKnown: (id: string, name: MemberNames) => boolean

  constructor(
    private readonly stream: Standing,
    private readonly audience: Audience,
    private readonly naming: Naming,
    /** Pseudonyms made before for this stream and kind of audience, by the member's id. */
    private readonly pseudonyms = new Map<string, string>(),
  ) {
    this.#isKnown = acquaintanceOf(stream, audience)
  }

  /** The text with the ids that this audience may see. */
  on(text: string): string {
    return knowsAll(this.audience) ? text : text.replace(UUID, (id) => this.as(id)?.id ?? id)
  }

  /** A member as this audience sees them; null where the id is no member's. */
  as(id: string): ShownAs | null {
    const name = this.naming.names.get(id)
    if (!name) return null
    if (this.#isKnown(id, name)) return { id, name: name.full }
    const known = this.pseudonyms.get(id)
    const pseudonym = known ?? pseudonymOf(this.stream, this.audience, id, this.naming.secret)
    if (known === undefined) this.pseudonyms.set(id, pseudonym)
    return { id: pseudonym, name: name.board }
  }
}

/** Whether an audience may know everybody whom it sees: an officer and a table's device. */
const knowsAll = ({ kind }: Audience): boolean => kind !== 'board' && kind !== 'member'

/** Whether this audience may know a member: the wall knows nobody. */
function acquaintanceOf(stream: Standing, audience: Audience) {
  if (audience.kind !== 'member') return () => knowsAll(audience)
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
