import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '@/simulate/random'
import { LiveScreen } from '../faults/screen'

/** So much later, at most, a screen that was cut or slept shows what the others show. */
const CATCH_UP_MS = 30_000
const LOOK_EVERY_MS = 100
/** A line is cut so often, and a screen falls asleep once in so many cuts, for so long at most. */
const CUT_EVERY_MS = 1_000
const ASLEEP = 4
const ASLEEP_MS = 6_000

/** All screens of the Club: phones, tablets, boards and desks, some of which lose their network or sleep for a while. */
export class Screens {
  readonly all: { name: string; screen: LiveScreen; cookie: string; path: string }[] = []
  cuts = 0
  asleep = 0
  #isOver = false
  #troubling: Promise<void> = Promise.resolve()

  constructor(private readonly url: string) {}

  open(name: string, path: string, cookie: string): void {
    this.all.push({ name, path, cookie, screen: this.#screen(path, cookie) })
  }

  /** From now on lines are cut and screens sleep. */
  trouble(random: Random): void {
    this.#troubling = this.#trouble(random)
  }

  /** No line is cut any more. */
  async rest(): Promise<void> {
    this.#isOver = true
    await this.#troubling
  }

  get bytes(): number {
    return this.all.reduce((sum, { screen }) => sum + screen.bytes, 0)
  }

  /** How often a line came back. */
  get returned(): number {
    return this.all.reduce((sum, { screen }) => sum + screen.opened - 1, 0)
  }

  /** The screens that do not show what a new one at their place shows, each in a sentence. */
  async faults(): Promise<string[]> {
    const found: string[] = []
    for (const { name, screen, path, cookie } of this.all) {
      const fresh = this.#screen(path, cookie)
      const until = performance.now() + CATCH_UP_MS
      while (!isSame(screen, fresh) && performance.now() < until) await pause(LOOK_EVERY_MS)
      if (!isSame(screen, fresh))
        found.push(`${name} shows ${told(screen)}, and a new screen ${told(fresh)}`)
      await fresh.end()
    }
    return found
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map(({ screen }) => screen.end()))
  }

  #screen(path: string, cookie: string): LiveScreen {
    return new LiveScreen(async () => `${this.url}${path}`, cookie)
  }

  async #trouble(random: Random): Promise<void> {
    const sleeping: Promise<void>[] = []
    while (!this.#isOver) {
      await pause(CUT_EVERY_MS)
      const screen = random.pick(this.all)?.screen
      if (!screen) continue
      if (random.oneIn(ASLEEP)) {
        this.asleep += 1
        screen.stall()
        sleeping.push(pause(random.below(ASLEEP_MS)).then(() => screen.resume()))
      } else {
        this.cuts += 1
        screen.cut()
      }
    }
    await Promise.all(sleeping)
  }
}

/** Whether both show all open games alike. A commit that changes nothing on a screen is not sent to it, so their versions may differ. */
const isSame = (one: LiveScreen, other: LiveScreen): boolean =>
  isWhole(other) && textOf(one) === textOf(other)

/** Whether a screen was told of everything that is open. */
const isWhole = ({ last, shown }: LiveScreen): boolean =>
  last !== null && (last.data.open as string[]).every((game) => shown.has(game))

const textOf = ({ shown }: LiveScreen): string =>
  JSON.stringify(
    [...shown.values()]
      .map(({ game, evening, view }) => ({ game, evening, view }))
      .sort((a, b) => String(a.game).localeCompare(String(b.game))),
  )

const told = ({ shown }: LiveScreen): string =>
  [...shown.values()].map(({ game, version }) => `${game} ${version}`).join(', ') || 'nothing'
