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
}

/** Those rules without the types of their game. */
export const postRules = <S, C extends AnyCommand, E extends AnyEvent>(rules: {
  decider: Decider<S, C, E>
  viewOf(state: S, audience: { kind: 'table'; table: never }, at: Instant): object | null
  tellsOf(event: E): readonly Tell[]
  changesCashOf?(command: AnyCommand): MemberId | null
}) => rules as unknown as PostRules

/** A command as decided on this device: its events in sentences, or the reason why it is refused. */
export type Foreseen = { tells: readonly Tell[] } | { refusal: ToldRefusal }

/** How long after its commands arrived the server's own view is awaited, where it does not say that it has changed. */
const SETTLING_MS = 3_000

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
    const { channel, game } = this.place
    const view = channel.received[game]?.view as { carried?: unknown } | null | undefined
    this.#state = view?.carried ?? null
    if (!this.isOn) return false
    this.#unsubscribe = channel.subscribe(() => this.#look())
    return true
  }

  /** Decides a command, and shows what follows from it; null where only the server can. */
  decide(command: ScreenCommand): Foreseen | null {
    if (!this.isOn) return null
    try {
      return this.#decided(command)
    } catch {
      // The rules of this page may be of another build than the state that the server sent.
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
    this.#state = stateAfter(decider.evolve, this.#state, decision, occasion)
    this.#settling = null
    this.#show(occasion.at)
    return { tells: decision.events.flatMap((event) => rules.tellsOf(event)) }
  }

  /** All that was decided here is stored, up to this version of the evening. */
  settle(version: number): void {
    if (!this.isOn) return
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
