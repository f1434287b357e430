import type { CDPSession, Locator, Page } from '@playwright/test'

/** How much slower than this machine the tablet's processor is. */
const SLOWER = 4
/** A finger that sees its tap refused gives it again; after so many times the control never counts. */
const MOST_TRIES = 40
/** A person waits so long for a control to appear, in ms. */
const PATIENCE_MS = 30_000
/** A person needs so long to see that a tap was refused, in ms. */
const REACTION_MS = 500
/** The click of a touch has come after so many ms. */
const CLICKED_MS = 50

/** The taps of a finger, by their fate. */
export interface Felt {
  given: number
  counted: number
  /** Shown as refused, and given again. */
  refused: number
  /** Taps on a control that showed nothing. */
  silent: readonly string[]
  /** From each touch to the frame that showed what became of it, in ms, as the browser times events: to 8 ms, and 16 at least. */
  answered: readonly number[]
}

type Fate = 'counted' | 'refused' | 'silent'

/** The page's own notes of taps, by the time of each in ms of the page. */
interface Notes {
  /** All taps, in their order. */
  taps: number[]
  /** By the last mark that the page set for a tap. */
  fates: Map<number, Fate>
  /** The frames that answered touches. */
  answered: Map<number, number>
}

/**
 * A finger on a tablet whose processor is slow. It taps where a control is, without waiting until it can be tapped, as
 * people do; it only sees what is on the screen.
 */
export class Finger {
  /** All taps so far. */
  given = 0
  private last = 0
  private readonly silent: string[] = []
  private refused = 0

  private constructor(
    readonly page: Page,
    private readonly wire: CDPSession,
    /** Least time between two taps, in ms. */
    readonly between: number,
  ) {}

  static async on(page: Page, between: number): Promise<Finger> {
    const wire = await page.context().newCDPSession(page)
    await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.evaluate(noteTaps)
    return new Finger(page, wire, between)
  }

  /** Leaves the tablet as fast as it was, and gives the fates of the taps. */
  async away(): Promise<Felt> {
    const { silent, refused, given } = this
    const answered = await this.answersNow()
    await this.wire.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await this.wire.detach()
    return { given, counted: given - refused - silent.length, refused, silent, answered }
  }

  /**
   * Taps controls that are all in sight, in this order, where they are before the first tap: a quick hand looks up only
   * afterwards. Then it taps again those that it saw refused.
   */
  async taps(...controls: readonly Locator[]): Promise<void> {
    let left = controls
    for (let tries = 0; left.length > 0; tries++) {
      if (tries === MOST_TRIES) throw new Error(`${left[0]} never takes a tap`)
      const places = await Promise.all(left.map((one) => this.placeOf(one)))
      const touched: Promise<void>[] = []
      for (const place of places) {
        await this.due()
        touched.push(this.touch(place))
      }
      await Promise.all(touched)
      const fates = await this.fatesOf(places.length)
      for (const [at, fate] of fates.entries())
        if (fate === 'silent') this.silent.push(String(left[at]))
        else if (fate === 'refused') this.refused += 1
      left = left.filter((_, at) => fates[at] === 'refused')
      if (left.length > 0) await new Promise((resume) => setTimeout(resume, REACTION_MS))
    }
  }

  private async placeOf(control: Locator): Promise<{ x: number; y: number }> {
    const until = Date.now() + PATIENCE_MS
    while (Date.now() < until) {
      await control.waitFor({ timeout: PATIENCE_MS })
      // A control that was in sight may have become another one meanwhile.
      const box = await control.boundingBox({ timeout: PATIENCE_MS })
      if (box)
        return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
    }
    throw new Error(`${control} is not in sight`)
  }

  /** The time of the next tap. */
  private async due(): Promise<void> {
    const rest = this.last + this.between - Date.now()
    if (rest > 0) await new Promise((resume) => setTimeout(resume, rest))
    this.last = Date.now()
  }

  private async touch(point: { x: number; y: number }): Promise<void> {
    this.given += 1
    await Promise.all([
      this.wire.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] }),
      this.wire.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    ])
  }

  /** The fates of the latest taps, once their clicks are over. The page is asked once: one that is asked all the time is slow. */
  private async fatesOf(latest: number): Promise<readonly Fate[]> {
    await this.page.evaluate(
      (ms) => new Promise((resume) => setTimeout(() => requestAnimationFrame(resume), ms)),
      CLICKED_MS,
    )
    return this.page.evaluate((count) => {
      const { notes } = window as unknown as { notes: Notes }
      return notes.taps.slice(-count).map((at) => notes.fates.get(at) ?? 'silent')
    }, latest)
  }

  private async answersNow(): Promise<number[]> {
    return this.page.evaluate(() => {
      const { notes } = window as unknown as { notes: Notes }
      return notes.taps.map((at) => notes.answered.get(at) ?? 16)
    })
  }
}

/** In the page: notes of each tap the mark that its control shows, and after how long the screen answered. */
function noteTaps(): void {
  const page = window as unknown as { notes?: Notes }
  const isNoting = page.notes !== undefined
  const fresh: Notes = { taps: [], fates: new Map(), answered: new Map() }
  const notes = Object.assign(page.notes ?? {}, fresh)
  page.notes = notes
  if (isNoting) return
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries())
      if (name === 'pointerdown') notes.answered.set(startTime, duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  new MutationObserver((changes) => {
    for (const { target, attributeName } of changes) {
      const at = (target as Element).getAttribute(attributeName ?? '')
      if (at !== null)
        notes.fates.set(Number(at), attributeName === 'data-untapped' ? 'refused' : 'counted')
    }
  }).observe(document.body, { subtree: true, attributeFilter: ['data-tapped', 'data-untapped'] })
  window.addEventListener('pointerdown', ({ timeStamp }) => notes.taps.push(timeStamp), true)
}
