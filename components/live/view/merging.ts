import { ANY_MEMBER } from '@/rules/kernel/ids'
import type { Difference } from '@/server/live/difference'
import type { OwnPart } from '@/server/live/own'
import { Unfolding } from '../offers'
import { changed, type Tree } from './changed'

/** A line as it is shown after a message: the open games, and the view of one of them; `game` is null while none is open. */
export interface Message {
  version: number
  now: number
  open: readonly string[]
  game: string | null
  evening: string | null
  names: Readonly<Record<string, string>>
  view: unknown
}

/** The first line of a message: what is new in the part that this screen shares with others; it may be nothing. */
type Said = Omit<Message, 'names' | 'view'> & { shared?: Difference }

/** The second line of a message to a member: what is new in that which is only theirs, null where that is nothing any more. */
interface Told {
  me?: { id: string; name: string }
  own?: Difference | null
}

interface Shared {
  view: unknown
  names: Readonly<Record<string, string>>
}

/** All that is known of one game's evening. */
interface Part {
  said: Said
  shared: Shared
  own: OwnPart | null
  shown: Shown
}

/**
 * Puts the views of a line together from their parts. A member's screen receives the view that all members share, in which
 * `ANY_MEMBER` stands for its own, and what it adds to that. Parts that did not change are the same objects as before.
 */
export class Merging {
  #me: Told['me']
  readonly #parts = new Map<string | null, Part>()
  /** The open games and the time, as the last message said them. */
  #line: Pick<Message, 'open' | 'now'> = { open: [], now: 0 }

  /** The event `folded`: its game, and every other one if its member is another, or has another name. */
  parts(data: string): Message[] {
    const [line = '', second = '{}'] = data.split('\n')
    const said = JSON.parse(line) as Said
    const told = JSON.parse(second) as Told
    this.#line = { open: said.open, now: said.now }
    const others = [...this.#parts.values()].filter((one) => one.said.game !== said.game)
    const again = this.#isOther(told.me) ? others : []
    if (said.evening === null) {
      this.#parts.delete(said.game)
      const closed = { ...said, names: {}, view: null }
      return [closed, ...again.map((one) => this.#merged(one))]
    }
    const known = this.#parts.get(said.game)
    const part: Part = {
      said,
      shared: patched(known?.shared, said.shared) ?? { view: null, names: {} },
      own: told.own === null ? null : (patched(known?.own, told.own) ?? null),
      shown: known?.shown ?? new Shown(),
    }
    this.#parts.set(said.game, part)
    return [part, ...again].map((one) => this.#merged(one))
  }

  /** The event `still`: this screen has all there is. Views are made again if its member is another, or has another name. */
  still(data: string): Message[] {
    const [said = '', line = '{}'] = data.split('\n')
    this.#line = { ...this.#line, ...(JSON.parse(said) as Pick<Message, 'now'>) }
    const { me } = JSON.parse(line) as Told
    return this.#isOther(me) ? [...this.#parts.values()].map((one) => this.#merged(one)) : []
  }

  /** Takes the member that a message names. True when it is another, or has another name. */
  #isOther(me: Told['me']): boolean {
    if (me === undefined || (me.id === this.#me?.id && me.name === this.#me.name)) return false
    this.#me = me
    return true
  }

  #merged({ said, shared, own, shown }: Part): Message {
    const { shared: _, ...head } = said
    return { ...head, ...this.#line, ...shown.of(shared, own, this.#me) }
  }
}

/** A value with its changes; null for one that was nothing and has none. */
function patched<T>(value: T | null | undefined, difference?: Difference): T | null {
  if (!difference) return value ?? null
  return changed((value ?? {}) as Tree, difference) as T
}

/** The view of one evening for its member; all that was made before of the same parts is not made again. */
class Shown {
  #me: Told['me']
  #known: OwnPart['known'] | undefined
  #named = new WeakMap<object, object>()
  #mine = new WeakMap<object, { difference: Difference; made: Tree }>()
  #names: { from: readonly unknown[]; made: Message['names'] } | undefined
  readonly #unfolding = new Unfolding()

  of(shared: Shared, own: OwnPart | null, me: Told['me']): Pick<Message, 'view' | 'names'> {
    if (!me) return { ...shared, view: this.#unfolding.of(shared.view) }
    if (me.id !== this.#me?.id || own?.known !== this.#known) {
      this.#named = new WeakMap()
      this.#mine = new WeakMap()
    }
    this.#me = me
    this.#known = own?.known
    const view = this.#withIds(shared.view)
    const mine = own?.difference?.within?.view
    const set = own?.difference?.set as Tree | undefined
    return {
      view: set ? set.view : mine ? this.#withMine(view as Tree, mine) : view,
      names: this.#allNames([shared.names, me.id, me.name, own?.names]),
    }
  }

  /** The value with the ids that its reader may know. */
  #withIds(value: unknown): unknown {
    if (typeof value === 'string') return this.#idsIn(value)
    if (typeof value !== 'object' || value === null) return value
    const known = this.#named.get(value)
    if (known) return known
    const made = Array.isArray(value)
      ? value.map((one) => this.#withIds(one))
      : Object.fromEntries(
          Object.entries(value).map(([key, one]) => [this.#idsIn(key), this.#withIds(one)]),
        )
    this.#named.set(value, made)
    return made
  }

  #idsIn(text: string): string {
    if (text.length < ANY_MEMBER.length) return text
    return text.replace(UUID, (id) =>
      id === ANY_MEMBER ? (this.#me?.id ?? id) : (this.#known?.[id] ?? id),
    )
  }

  #withMine(tree: Tree, difference: Difference): Tree {
    const known = this.#mine.get(tree)
    if (known?.difference === difference) return known.made
    const made = changed(tree, difference, (one, deeper) => this.#withMine(one, deeper))
    this.#mine.set(tree, { difference, made })
    return made
  }

  #allNames(from: readonly [Message['names'], string, string, OwnPart['names']?]) {
    if (this.#names?.from.every((one, place) => one === from[place])) return this.#names.made
    const [shared, id, name, own] = from
    const made = { ...shared, ...(name === '' ? {} : { [id]: name }), ...own }
    this.#names = { from, made }
    return made
  }
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
