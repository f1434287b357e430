import {
  type Actor,
  type AnyCommand,
  type AnyEvent,
  type Decider,
  type Instant,
  stateAfter,
} from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import { toldBy } from '@/rules/kernel/refusal'
import type { Tell } from '@/rules/kernel/tell'
import { MINUTE_MS } from '@/rules/kernel/time'
import type { ToldRefusal } from '@/server/common/errors'
import type { Channel, ShownEvening } from '../channel'
import type { ScreenCommand } from '../queue'
import { refusalOfHouse } from '../trpc'

/** A game's rules as the tablet of a table goes on by them. */
export interface PostRules {
  decider: Decider<unknown, AnyCommand, AnyEvent>
  viewOf(state: unknown, audience: { kind: 'table'; table: string }, at: Instant): object | null
  tellsOf(event: AnyEvent): readonly Tell[]
  /** The member whose banknotes a command changes: how many they changed elsewhere only the server knows. */
  changesCashOf?(command: AnyCommand): MemberId | null
  /** How far the play of a table has got, where others change its `moves` beside the play. */
  playOf?(table: never): unknown
}

/** Those rules without the types of their game. */
export const postRules = <S, C extends AnyCommand, E extends AnyEvent>(rules: {
  decider: Decider<S, C, E>
  viewOf(state: S, audience: { kind: 'table'; table: never }, at: Instant): object | null
  tellsOf(event: E): readonly Tell[]
  changesCashOf?(command: AnyCommand): MemberId | null
  playOf?(table: never): unknown
}) => rules as unknown as PostRules

/** A command as decided on this device, or the reason why it is refused. */
export type Foreseen = Decided | { refusal: ToldRefusal }

/** Its events in sentences, and how far the play had got before it. */
export interface Decided {
  tells: readonly Tell[]
  play?: string | undefined
}

/** A command with how far the play had got when it was decided; what it was given upon may be said anew. */
type Again = ScreenCommand & Pick<Decided, 'play'>

/** Later than any sum: the hours of what was decided here are the server's in the end, and no part of the play. */
const LEAST_INSTANT_MS = 1_000_000_000_000
const withoutHours = (_: string, value: unknown) =>
  typeof value === 'number' && value > LEAST_INSTANT_MS ? null : value

/** How long after its commands arrived the server's own view is awaited, where it does not say that it has changed. */
const SETTLING_MS = 3_000
/** How long a view is awaited that has what others did: the network may be back long before the line of the views is. */
const NEWS_MS = MINUTE_MS

/** The tablet of a table, as the rules of every game see it. */
export const actorAt = (post: string): Actor => ({ roles: ['tavolo'], member: null, post })

interface Place {
  channel: Channel
  game: string
  post: string
  rules: PostRules
}

/**
 * A post that goes on while its line is down: its game's rules decide on the part of the state that the device carries,
 * and its screen shows what follows. The server decides each command again, and its view is shown once all have arrived.
 */
export class Alone {
  #state: unknown = null
  /** The version of the server's view that the state began from, and that of the latest command that was stored since. */
  #version = 0
  #stored = 0
  #settling: { version: number; until: number } | null = null
  #unsubscribe = () => {}

  /** `ended` is called whenever the server's view is shown again. */
  constructor(
    private readonly place: Place,
    private readonly ended: () => void,
  ) {}

  /** The names of those at the post. */
  get names(): ShownEvening['names'] {
    const { channel, game } = this.place
    return channel.received[game]?.names ?? {}
  }

  get isOn(): boolean {
    return this.#state !== null
  }

  /** Goes on from what the server told last. False where it told nothing to go on by. */
  begin(): boolean {
    if (this.isOn) return true
    this.#take()
    if (!this.isOn) return false
    this.#unsubscribe = this.place.channel.subscribe(() => this.#look())
    return true
  }

  #take(): void {
    const { channel, game } = this.place
    const received = channel.received[game]
    const view = received?.view as { carried?: unknown } | null | undefined
    this.#state = view?.carried ?? null
    this.#version = received?.version ?? 0
  }

  /** Decides a command, and shows what follows from it; null where only the server can. */
  decide(command: ScreenCommand): Foreseen | null {
    if (!this.isOn) return null
    try {
      return this.#decided(command)
    } catch (error) {
      // The rules of this page may be of another build than the state that the server sent.
      globalThis.reportError?.(error)
      this.end()
      return null
    }
  }

  #decided({ game, evening, type, payload, upon }: ScreenCommand): Foreseen | null {
    const { channel, rules, post } = this.place
    const { decider } = rules
    const rule = decider.commands[type]
    const given = rule?.schema.safeParse(payload)
    const isHere = game === this.place.game && channel.received[game]?.evening === evening
    if (!isHere || !given?.success) return null
    const command = { ...(given.data as object), type }
    const isLot = decider.secrets(this.#state, command).length > 0
    if (isLot || (rules.changesCashOf?.(command) ?? null) !== null)
      return { refusal: refusalOfHouse('needs-line') }
    const occasion = { at: Date.now() + channel.snapshot.offset, by: actorAt(post) }
    const envelope = { ...occasion, id: 'alone', command, upon, secrets: {} }
    const decision = decider.decide(this.#state, envelope)
    if (!decision.accepted) return { refusal: toldBy(decider, decision.refusal) }
    const play = this.#play()
    this.#state = stateAfter(decider.evolve, this.#state, decision, occasion)
    this.#settling = null
    this.#show(occasion.at)
    return { tells: decision.events.flatMap((event) => rules.tellsOf(event)), play }
  }

  /** Resolves once the server has told more than the state began from; after a minute in which it did not, too. */
  news(): Promise<void> {
    const { channel, game } = this.place
    return new Promise((resolve) => {
      const stop = () => {
        clearTimeout(limit)
        unsubscribe()
        resolve()
      }
      const look = () => {
        const version = channel.received[game]?.version ?? 0
        if (version > this.#version && version >= this.#stored) stop()
      }
      const limit = setTimeout(stop, NEWS_MS)
      const unsubscribe = channel.subscribe(look)
      look()
    })
  }

  /**
   * Decides anew, upon what the server has told since, commands of which it refused the first because something had happened
   * at the table: null where the play itself has gone on, or one of them is impossible now.
   */
  again(commands: readonly Again[]): readonly (Decided & Pick<ScreenCommand, 'upon'>)[] | null {
    if (!this.begin()) return null
    const here = this.#state
    this.#take()
    const play = this.#play()
    const isSame = this.isOn && play !== undefined && play === commands[0]?.play
    const decided = isSame ? this.#allOf(commands) : null
    if (!decided) this.#state = here
    return decided
  }

  #allOf(commands: readonly Again[]) {
    const all: (Decided & Pick<ScreenCommand, 'upon'>)[] = []
    for (const command of commands) {
      const upon = { ...(command.upon as object), moves: this.#table()?.moves }
      const foreseen = this.decide({ ...command, upon })
      if (!foreseen || 'refusal' in foreseen) return null
      all.push({ ...foreseen, upon })
    }
    return all
  }

  #table(): { moves: number } | undefined {
    return (this.#state as { tables?: Record<string, { moves: number }> }).tables?.[this.place.post]
  }

  /** Undefined where the game needs no such comparison. */
  #play(): string | undefined {
    const { playOf } = this.place.rules
    const table = this.isOn && playOf ? this.#table() : undefined
    return table && JSON.stringify(playOf?.(table as never), withoutHours)
  }

  /** A command of this post is stored, as this version of the evening; with the last, all that was decided here is. */
  stored(version: number, isLast: boolean): void {
    this.#stored = Math.max(this.#stored, version)
    if (!this.isOn || !isLast) return
    this.#settling = { version, until: Date.now() + SETTLING_MS }
    setTimeout(() => this.#look(), SETTLING_MS)
    this.#look()
  }

  /** The server's view is shown again. */
  end(): void {
    if (!this.isOn) return
    this.#state = null
    this.#settling = null
    this.#unsubscribe()
    this.place.channel.lay(this.place.game, null)
    this.ended()
  }

  #show(at: Instant): void {
    const { channel, game, post, rules } = this.place
    const view = rules.viewOf(this.#state, { kind: 'table', table: post }, at)
    const received = channel.received[game]?.view as { float?: unknown } | undefined
    const float = received?.float
    // A float is signed for by PIN, which needs the line: it is shown as it was.
    channel.lay(game, view && (float === undefined ? view : { ...view, float }))
  }

  /** An evening that has closed has nothing to go on with; one whose commands have all arrived shows what came of them. */
  #look(): void {
    const { channel, game } = this.place
    const received = channel.received[game]
    const isLive = channel.snapshot.state === 'live'
    const { version, until } = this.#settling ?? { version: Infinity, until: Infinity }
    const isReached = received !== undefined && received.version >= version
    if (!received || (isLive && (isReached || Date.now() >= until))) this.end()
  }
}
