import { randomUUID } from 'node:crypto'
import { TRPCError } from '@trpc/server'
import { readStream } from '@/db/journal'
import { civilDay } from '@/messages/evening'
import { naming } from '@/rehearsal/cast'
import { OFFICES } from '@/rehearsal/offices'
import { type Played, type Player, playerOf } from '@/rehearsal/players'
import type { Noted, Story, Told } from '@/rehearsal/story'
import { isProblem } from '../common/errors'
import { attended } from '../common/unattended'
import { running } from '../running/running'
import type { AnyStream } from '../streams/streams'
import { atPlace, openPost, type RehearsalClub } from './club'

/** How many choices are looked at before a game has nothing to do for the moment. */
const MOST_CHOICES = 40
const FIRST_TABLE = 'T1'
/** Commands before the person takes their place; more would mean that the story never begins. */
const MOST_BEFORE = 600

type Chosen = NonNullable<ReturnType<Player['next']>>
type State = Parameters<Story['begins']>[0]

/** A game of a rehearsal: its evening and everybody at it. */
export interface PlayedTable {
  game: Played
  stream: AnyStream
  player: Player
  /** The position of the last event that was noted. */
  noted: number
  /** The last act told the result of a round that was not followed card by card: it has taken the time of all of it. */
  hasEndedRound: boolean
}

/** Plays everybody but one person at the games of a rehearsal, each through the procedures and with a session of their own. */
export class Driver {
  readonly tables: PlayedTable[] = []
  readonly events: Noted[] = []
  readonly cast
  /** The next command of the person's own office at each game, as the simulators chose it. */
  readonly prompts = new Map<Played, Chosen>()
  #seed = 0
  #noting: Promise<unknown> = Promise.resolve()
  readonly #stopNoting: () => void

  constructor(
    readonly club: RehearsalClub,
    readonly story: Story,
    /** Whether others leave a command undone now, and whether the evening goes to its end. */
    private readonly now: {
      waits(chosen: Chosen, state: State): boolean
      /** The place of the step to do now. */
      step(): number
      ends(): boolean
      /** A text of the story's people, in the rehearsal's language. */
      told: Told
      /** Called with a game that the person has opened. */
      opened(table: PlayedTable): void
    },
  ) {
    this.cast = naming(club.people)
    this.#stopNoting = running().streams.subscribe((stream) => {
      if (stream.clubId !== club.clubId) return
      // A failure is caught here, since nothing else may wait for the promise; the next event reads what is missing.
      const note = () => attended('a rehearsal was not noted', () => this.#note(stream))
      this.#noting = this.#noting.then(note)
    })
  }

  /** Opens the games and brings them to where the story begins. */
  async begin(title: string, seed: number): Promise<void> {
    const { streams, now } = running()
    const day = civilDay(now(), 'Europe/Rome')
    this.#seed = seed
    for (const { game } of this.story.games) {
      if (this.story.isOpenedByPerson) continue
      const id = randomUUID()
      await this.#call('segreteria', 'evenings.open', { game, title, day, id })
      const stream = await streams.find(this.club.clubId, id)
      if (!stream) throw new Error('an evening of the rehearsal was not opened')
      const table = this.#sitDown(stream)
      if (!table) continue
      for (let step = 0; step < MOST_BEFORE && !this.story.begins(this.stateOf(table)); step++)
        await this.step(table, true)
      // The tablet is paired before anybody touches it.
      if (FIRST_TABLE in this.stateOf(table).tables) await this.#openPost(table, FIRST_TABLE)
    }
    await this.rest()
  }

  /** Everybody takes part in an evening of the story's games; null for one of another game. */
  #sitDown(stream: AnyStream): PlayedTable | null {
    const index = this.story.games.findIndex(({ game }) => game === stream.game.decider.game)
    const played = this.story.games[index]
    if (!played) return null
    const { game, ...manner } = played
    const player = playerOf(game, { seed: this.#seed + index, ...manner })
    const table = { game, stream, player, noted: 0, hasEndedRound: false }
    this.tables.push(table)
    return table
  }

  /** The state of a game, in the simulators' names. */
  stateOf = ({ stream }: PlayedTable): State => this.cast.named(stream.state) as State

  /** Somebody's next command at a game, and whether one was given; `all` plays the person's office too. */
  async step(table: PlayedTable, all = false): Promise<boolean> {
    table.hasEndedRound = false
    const { game, player } = table
    const state = this.stateOf(table)
    const { office } = this.story
    const wanted = all ? null : this.story.scene?.(state, this.now.step(), this.now.told)
    if (wanted && (await this.give(table, wanted))) return true
    for (let choice = 0; choice < MOST_CHOICES; choice++) {
      const chosen = player.next(state, !all && this.now.ends())
      if (!chosen) continue
      if (!all && office && OFFICES[office].gives(chosen, game)) {
        this.prompts.set(game, chosen)
        continue
      }
      if (!all && this.now.waits(chosen, state)) continue
      if (await this.give(table, chosen)) return true
    }
    return false
  }

  /** Waits until every event so far is noted. */
  async rest(): Promise<void> {
    await this.#noting
  }

  stop(): void {
    this.#stopNoting()
  }

  /** Gives a command as whoever gives it; false when it is refused. */
  async give(table: PlayedTable, { command, by }: Chosen): Promise<boolean> {
    const { game, stream } = table
    const place = by.post === null ? (by.member ?? '') : await this.#openPost(table, by.post)
    const { type, ...payload } = this.cast.identified(command)
    const input = { ...payload, evening: stream.id, id: randomUUID() }
    const isDone = await this.#call(place, `${game}.${type}`, input)
    if (isDone) table.hasEndedRound = type.startsWith('record')
    return isDone
  }

  /** The place of the device at a post, which is opened where it is not yet. */
  async #openPost({ game, stream }: PlayedTable, post: string): Promise<string> {
    const place = `${game}.${post}`
    const { clubId } = this.club
    if (!(await atPlace(clubId, place)))
      await openPost(clubId, { place, eveningId: stream.id, post })
    return place
  }

  /** Calls a procedure as whoever sits at a place; false when it is refused. */
  async #call(place: string, path: string, input: object): Promise<boolean> {
    const { router, streams } = running()
    streams.want(this.club.clubId)
    const identity = await atPlace(this.club.clubId, place)
    if (!identity) return false
    const about = { request: 'rehearsal' }
    const caller = router.createCaller({ identity, address: 'rehearsal', origin: '', about })
    const [group = '', name = ''] = path.split('.')
    try {
      await (caller as Callers)[group]?.[name]?.(input)
      return true
    } catch (error) {
      if (error instanceof TRPCError && isProblem(error.cause)) return false
      throw error
    }
  }

  async #note(stream: AnyStream): Promise<void> {
    let table = this.tables.find((one) => one.stream === stream)
    if (!table && this.story.isOpenedByPerson) {
      table = this.#sitDown(stream) ?? undefined
      if (table) this.now.opened(table)
    }
    if (!table) return
    const { sql } = running()
    for await (const row of readStream(sql, stream.clubId, stream.id, table.noted)) {
      const { at, by, event, position } = row
      table.noted = position
      const { member, post } = this.cast.named(by)
      const noted = { at, by: { member, post }, game: table.game, nth: 1 }
      this.events.push({ ...noted, event: this.cast.named(event) as Noted['event'] })
    }
  }
}

type Callers = Readonly<
  Record<string, Readonly<Record<string, (input: object) => Promise<unknown>>> | undefined>
>
