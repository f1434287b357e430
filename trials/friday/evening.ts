import { randomUUID } from 'node:crypto'
import type { BenchClub, Signed } from '@/bench/club'
import { readStream } from '@/db/journal'
import { naming } from '@/rehearsal/cast'
import { GAMES } from '@/server/games/index'
import type { AnyEvening } from '@/simulate/game'
import type { Random } from '@/simulate/random'
import { type Act, Choosing, type Course, type Room } from './choosing'
import type { Tally } from './tally'

/** One command in so many loses the network before its answer, and is sent again. */
const LOST = 60
const LOST_WITHIN_MS = 8
/** An evening that is open. */
export interface Opened extends Room {
  id: string
}

/** Where an evening is played. */
interface At {
  club: BenchClub
  /** The person of each of the simulators’ names, and a device at each post. */
  people: ReadonlyMap<string, Signed>
  device(evening: string, post: string): Promise<Signed>
  random: Random
  now(): number
  tally: Tally
}

/** Everybody at one game: they see what lies on the table, and give their commands over HTTP with their own sessions. */
export class FridayEvening {
  readonly #decider
  readonly #cast
  readonly #choosing: Choosing
  readonly #devices = new Map<string, Promise<Signed>>()
  #state: unknown
  #position = 0
  /** Everything is settled, and only the evening is to be closed. */
  isSettled = false

  constructor(
    readonly of: Opened,
    private readonly at: At,
    seed: number,
  ) {
    const { game } = of
    const room = GAMES[game]
    if (!room) throw new Error(`no game is called ${game}`)
    this.#decider = room.decider
    this.#state = room.decider.initial
    this.#cast = naming(new Map([...at.people].map(([as, { id }]) => [as, id])))
    this.#choosing = new Choosing(of, at.random, seed)
  }

  /** The state by the simulators’ names. */
  get state(): AnyEvening {
    return this.#cast.named(this.#state) as AnyEvening
  }

  get version(): number {
    return this.#position
  }

  /** Reads on in the journal; how many of the events were not of this command. */
  async follow(commandId = ''): Promise<number> {
    let others = 0
    const { club } = this.at
    const rows = readStream(club.database.sql, club.clubId, this.of.id, this.#position)
    for await (const row of rows) {
      this.#state = this.#decider.evolve(this.#state, row.event as never, row)
      this.#position = row.position
      if (row.commandId !== commandId) others += 1
    }
    return others
  }

  /** Somebody’s next act, if there is one at the moment. */
  async step(course: Course): Promise<void> {
    const act = this.#choosing.next(this.state, course, this.at.now())
    if (act === 'settled') this.isSettled = true
    else if (act) await this.#give(act)
    else await this.follow()
  }

  async #give({ command, by, refusal: foreseen }: Act): Promise<void> {
    const { club, random, tally, people } = this.at
    const giver = by.post === null ? people.get(by.member ?? '') : await this.#device(by.post)
    if (!giver) throw new Error(`${by.member} is not in the Club`)
    const { type, ...payload } = this.#cast.identified(command)
    const id = randomUUID()
    const url = `${club.url}/api/trpc/${this.of.game}.${type}`
    const body = JSON.stringify({ ...payload, evening: this.of.id, id })
    const headers = { 'content-type': 'application/json', cookie: giver.cookie }
    const sent = { method: 'POST', headers, body }
    if (random.oneIn(LOST)) {
      tally.again += 1
      const signal = AbortSignal.timeout(1 + random.below(LOST_WITHIN_MS))
      await fetch(url, { ...sent, signal }).catch(() => {})
    }
    const begun = performance.now()
    const response = await fetch(url, sent)
    const text = await response.text()
    const ms = performance.now() - begun
    const { status } = response
    const code = status === 200 ? null : codeOf(text)
    tally.note({ type: `${this.of.game}.${type}`, command, status, code, ms, bytes: text.length })
    const meanwhile = await this.follow(id)
    // Where nobody else did anything meanwhile, the answer is the one that the rules give here.
    if (meanwhile === 0 && code !== foreseen && (status === 200 || status === 422))
      tally.faults.push(
        `${this.of.game}.${type} was answered ${code ?? 'yes'}, and the rules say ${foreseen ?? 'yes'}: ${JSON.stringify(command)}`,
      )
  }

  #device(post: string): Promise<Signed> {
    const known = this.#devices.get(post) ?? this.at.device(this.of.id, post)
    this.#devices.set(post, known)
    return known
  }
}

/** The code of a refusal, or of an error. */
function codeOf(text: string): string {
  const { error } = JSON.parse(text) as {
    error?: { data?: { code?: string; refusal?: { code: string } } }
  }
  return error?.data?.refusal?.code ?? error?.data?.code ?? 'unknown'
}
