import { placeWord } from '@/db/rehearsals'
import { messagesFor } from '@/messages'
import { OFFICES } from '@/rehearsal/offices'
import { rowWords } from '@/rehearsal/rows'
import type { Noted, Said, Step, Story } from '@/rehearsal/story'
import { unattended } from '../common/unattended'
import { running } from '../running/running'
import type { RehearsalClub } from './club'
import { Driver, type PlayedTable } from './driver'
import { loseLine } from './lost-line'

/** How fast the others play: so many times a person's pace; 0 while they pause. */
export const TEMPI = [0, 1, 4, 20] as const
export type Tempo = (typeof TEMPI)[number]

/** How long somebody takes from one act to the next, at a person's pace, in ms: so much at least, and so much more by chance. */
const HAND_MS = { least: 1_200, more: 1_600 }
/** The same after the result of a round of which only that is told. */
const ROUND_MS = { least: 5_000, more: 5_000 }
/** The others wait while nobody has looked at the rehearsal for this long. */
const UNSEEN_MS = 30_000
/** How long the line of the person's screen is lost where a step wants it. */
const LINE_LOST_MS = 40_000
/** How often a paused game looks whether it goes on, in ms. */
const PAUSED_MS = 250

/** The words of a control in both languages, up to the first value in them. */
function controlCalled(path: string): Said {
  const called = (locale: 'it' | 'en') => {
    const found = path
      .split('.')
      .reduce<unknown>((texts, key) => (texts as Record<string, unknown>)[key], messagesFor(locale))
    return typeof found === 'string' ? (found.split(/[{<]/, 1)[0] ?? '').trim() : ''
  }
  return { it: called('it'), en: called('en') }
}

/** Somebody's begin of a rehearsal. */
export interface Begun {
  /** The member who began it, or the network of somebody whom nobody knows. */
  by: string
  locale: 'it' | 'en'
  /** The club where it was begun; null for none. */
  from: { clubId: string; slug: string; name: string } | null
}

/** One rehearsal: the others play, and what the person has done is ticked off. */
export class Rehearsal {
  readonly driver: Driver
  readonly startedAt: number
  pace: Tempo = 1
  seenAt = performance.now()
  /** The step to do now, and the number of the first event that may do it. */
  #step = 0
  #from = 0
  /** How many events were there when they were last looked through. */
  #looked = 0
  /** The hints asked at each step: one for words, two for the control. */
  readonly #asked: number[]
  readonly #doneAt: number[] = []
  readonly #timers = new Map<PlayedTable, NodeJS.Timeout>()
  readonly #underWay = new Set<Promise<void>>()
  #isOver = false
  /** The server that plays it; nobody plays any more once it stops. */
  readonly #house = running()

  constructor(
    readonly club: RehearsalClub,
    readonly story: Story,
    readonly begun: Begun,
  ) {
    this.startedAt = running().now()
    this.#asked = story.steps.map(() => 0)
    this.driver = new Driver(club, story, {
      waits: (chosen, state) => this.step?.waits?.(chosen, state) ?? false,
      step: () => this.#step,
      told: (said) => said[begun.locale],
      ends: () => story.steps.slice(0, this.#step + 1).some(({ ends }) => ends),
      opened: (table) => this.#later(table),
    })
  }

  /** The step to do now; null when all are done, or there are none. */
  get step(): Step | null {
    return this.story.steps[this.#step] ?? null
  }

  async begin(title: string): Promise<void> {
    await this.driver.begin(title, this.startedAt % 10_000)
    this.#from = this.driver.events.length
    this.#stepBegins()
    for (const table of this.driver.tables) this.#later(table)
  }

  /** Ticks off what the journal shows, and tells where the rehearsal stands. */
  async look() {
    this.seenAt = performance.now()
    await this.driver.rest()
    this.#tick()
    const { story } = this
    const office = story.office && OFFICES[story.office]
    const asked = this.#asked[this.#step] ?? 0
    const { step } = this
    const { driver } = this
    const state = step && this.#stateFor(step)
    return {
      story: story.name,
      title: story.title,
      home: this.begun.from === null ? '/' : `/${this.begun.from.slug}/prova`,
      page: office && this.#page(office.place, office.path),
      pace: this.pace,
      steps: story.steps.map(({ say, row }, index) => ({
        ...{ say, row: row ? { ...row, words: rowWords(row) } : null },
        doneAt: this.#doneAt[index] ?? null,
        asked: this.#asked[index] ?? 0,
      })),
      at: this.#step,
      times: step?.times ? { done: this.#count(step.times.event), most: step.times.most } : null,
      asked: this.#asked.reduce((sum, one) => sum + one, 0),
      hint: step && asked > 0 ? step.hint : null,
      control: step?.control && asked > 1 ? controlCalled(step.control) : null,
      facts: step && state ? (step.facts?.(state, driver.prompts) ?? []) : [],
      startedAt: this.startedAt,
      screens: {
        wall: this.#page('parete', '/tabellone'),
        phone: this.#page('m1', ''),
        desk: this.#page('segreteria', '/segreteria'),
        tablets: driver.tables.map(({ game }) => ({
          game,
          page: this.#page(`${game}.T1`, '/tavolo'),
        })),
      },
    }
  }

  /** The content of its card of honour, but for the name; null before its end. */
  get honour() {
    const { title, office, steps } = this.story
    const at = this.#doneAt[steps.length - 1]
    if (office === null || at === undefined) return null
    return { story: title, office, at, from: this.begun.from }
  }

  ask(): void {
    const asked = this.#asked[this.#step]
    if (asked !== undefined) this.#asked[this.#step] = Math.min(2, asked + 1)
  }

  /** Stops the others, once what they are doing is done. */
  async stop(): Promise<void> {
    this.#isOver = true
    for (const timer of this.#timers.values()) clearTimeout(timer)
    await Promise.allSettled(this.#underWay)
    this.driver.stop()
    await this.driver.rest()
  }

  /** How many events of a kind there were since the step began. */
  #count(type: string): number {
    return this.driver.events.slice(this.#from).filter(({ event }) => event.type === type).length
  }

  #page(place: string, path: string): string {
    return `/${placeWord(this.club.clubId, place)}${path}`
  }

  #stateFor({ game }: Step) {
    const table = this.driver.tables.find((one) => one.game === game) ?? this.driver.tables[0]
    return table ? this.driver.stateOf(table) : null
  }

  #tick(): void {
    const { length } = this.driver.events
    if (length === this.#looked) return
    this.#looked = length
    // An evening that is only watched may go on for hours, and ticks nothing off.
    if (!this.step) this.#looked = this.driver.events.length = 0
    for (let { step } = this; step; step = this.step) {
      const state = this.#stateFor(step)
      const { events } = this.driver
      const nth = new Map<string, number>()
      const found = events.slice(this.#from).findIndex((noted) => {
        const { type } = noted.event
        nth.set(type, (nth.get(type) ?? 0) + 1)
        return isDoneBy(step, { ...noted, nth: nth.get(type) ?? 1 }, state)
      })
      if (found < 0) return
      const at = this.#from + found
      this.#doneAt[this.#step] = events[at]?.at ?? running().now()
      this.#step += 1
      this.#from = at + 1
      this.#stepBegins()
    }
  }

  #stepBegins(): void {
    const office = this.story.office && OFFICES[this.story.office]
    if (!office || !this.step?.losesLine) return
    loseLine(placeWord(this.club.clubId, office.place), LINE_LOST_MS)
  }

  #later(table: PlayedTable): void {
    if (this.#isOver || this.#house.isStopping) return
    const { pace } = this
    const { least, more } = table.hasEndedRound ? ROUND_MS : HAND_MS
    const wait = pace === 0 ? PAUSED_MS : (least + Math.random() * more) / pace
    this.#timers.set(
      table,
      setTimeout(() => unattended('a rehearsal failed', () => this.#played(table)), wait).unref(),
    )
  }

  async #played(table: PlayedTable): Promise<void> {
    if (this.#house.isStopping) return
    const playing = this.#play(table)
    this.#underWay.add(playing)
    await playing.finally(() => this.#underWay.delete(playing))
  }

  async #play(table: PlayedTable): Promise<void> {
    try {
      const isSeen = performance.now() - this.seenAt < UNSEEN_MS
      await this.driver.rest()
      this.#tick()
      if (this.pace > 0 && isSeen) await this.driver.step(table)
    } catch (error) {
      // The others pause, until the person lets them go on.
      this.pace = 0
      throw error
    } finally {
      this.#later(table)
    }
  }
}

const isDoneBy = (step: Step, noted: Noted, state: Parameters<Step['isDone']>[1] | null): boolean =>
  state !== null && step.isDone(noted, state)
