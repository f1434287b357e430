import { ANY_MEMBER } from '@/rules/kernel/ids'
import type { Difference } from '@/server/live/difference'
import type { OwnPart } from '@/server/live/own'

/** A message of the line: the open games, and the view of one of them; `game` is null while none is open. */
export interface Message {
  version: number
  now: number
  open: readonly string[]
  game: string | null
  evening: string | null
  names: Readonly<Record<string, string>>
  view: unknown
}

/** The second line of a message to a member: only what differs from what that screen was told before. */
interface Told {
  me?: { id: string; name: string }
  own?: OwnPart | null
}

interface Part {
  /** The text that all members of the club receive. */
  shared: string
  own: OwnPart | null
  /** The latest version and time, which may come with the member's own part alone. */
  latest: Partial<Message>
}

/**
 * Puts the views of a line together. A member's screen receives the view that all members share, in which `ANY_MEMBER`
 * stands for its own, and what it adds to that; every other screen receives whole views.
 */
export class Merging {
  #me: Told['me']
  readonly #parts = new Map<string | null, Part>()

  /** A message of the event `view`: the shared part, and perhaps the own one in a second line. */
  view(data: string): Message {
    const [shared = '', told] = data.split('\n')
    if (told === undefined && !this.#me) return JSON.parse(shared) as Message
    const { game, evening } = JSON.parse(shared) as Message
    const own = this.#hear(told, game)
    const part: Part = { shared, own: evening === null ? null : own, latest: {} }
    if (evening === null) this.#parts.delete(game)
    else this.#parts.set(game, part)
    return this.#merged(part)
  }

  /** A message of the event `own`: the member's own part changed, and nothing else; null when its view is not known. */
  own(data: string): Message | null {
    const [line = '', told] = data.split('\n')
    const latest = JSON.parse(line) as Pick<Message, 'game' | 'version' | 'now'>
    const part = this.#parts.get(latest.game)
    if (!part) return null
    part.own = this.#hear(told, latest.game)
    part.latest = latest
    return this.#merged(part)
  }

  /** The event `still`: the views are those this screen has. They are made again if it has become another member's. */
  still(data: string): Message[] {
    const [, told] = data.split('\n')
    const before = this.#me?.id
    this.#hear(told, null)
    return this.#me?.id === before ? [] : [...this.#parts.values()].map((one) => this.#merged(one))
  }

  #hear(line: string | undefined, game: string | null): OwnPart | null {
    const { me, own } = line === undefined ? ({} as Told) : (JSON.parse(line) as Told)
    this.#me = me ?? this.#me
    return own === undefined ? (this.#parts.get(game)?.own ?? null) : own
  }

  #merged({ shared, own, latest }: Part): Message {
    const me = this.#me
    const isNamed = me !== undefined && shared.includes(ANY_MEMBER)
    let text = isNamed ? shared.replaceAll(ANY_MEMBER, me.id) : shared
    for (const [as, id] of Object.entries(own?.known ?? {})) text = text.replaceAll(as, id)
    const message: Message = { ...(JSON.parse(text) as Message), ...latest }
    const mine = isNamed && me.name !== '' ? { [me.id]: me.name } : {}
    message.names = { ...message.names, ...mine, ...own?.names }
    if (own?.difference) apply(own.difference, message as unknown as Tree)
    return message
  }
}

type Tree = Record<string, unknown>

/** Makes the changes in place: the tree was parsed for this. */
function apply({ set = {}, within = {}, without = [] }: Difference, tree: Tree): void {
  for (const key of without) delete tree[key]
  for (const [key, deeper] of Object.entries(within)) apply(deeper, tree[key] as Tree)
  for (const [key, value] of Object.entries(set)) tree[key] = value
}
