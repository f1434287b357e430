import type { CDPSession, Locator, Page } from '@playwright/test'

/** How much slower than this machine the tablet's processor is. */
const SLOWER = 4
/** A finger that sees its tap refused gives it again; after so many times the control never counts. */
const MOST_TRIES = 40
/** A person waits so long for a control to appear, in ms. */
const PATIENCE_MS = 30_000

/** The taps of a finger, by their fate. */
export interface Felt {
  given: number
  counted: number
  /** Shown as refused, and given again. */
  refused: number
  /** Taps on a control that showed nothing. */
  silent: readonly string[]
  /** From each tap to the frame that showed what became of it, in ms. */
  answered: readonly number[]
}

/** A tap as the page noted it. */
interface Noted {
  number: number
  fate: 'counted' | 'refused' | 'silent'
  ms: number
}

/**
 * A finger on a tablet whose processor is slow. It taps where a control is, without waiting until it can be tapped, as
 * people do; it only sees what is on the screen.
 */
export class Finger {
  private last = 0
  private number = 0
  private readonly silent: string[] = []
  private readonly answered: number[] = []
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

  async away(): Promise<void> {
    await this.wire.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await this.wire.detach()
  }

  get felt(): Felt {
    const { silent, answered, refused, number } = this
    return { given: number, counted: number - refused - silent.length, refused, silent, answered }
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
      const given: Promise<Noted['fate']>[] = []
      for (const place of places) {
        await this.due()
        given.push(this.tapAt(place))
      }
      const fates = await Promise.all(given)
      for (const [at, fate] of fates.entries())
        if (fate === 'silent') this.silent.push(String(left[at]))
      left = left.filter((_, at) => fates[at] === 'refused')
    }
  }

  private async placeOf(control: Locator): Promise<{ x: number; y: number }> {
    await control.waitFor({ timeout: PATIENCE_MS })
    const box = await control.boundingBox({ timeout: PATIENCE_MS })
    if (!box) throw new Error(`${control} is not in sight`)
    return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
  }

  /** The time of the next tap. */
  private async due(): Promise<void> {
    const rest = this.last + this.between - Date.now()
    if (rest > 0) await new Promise((resume) => setTimeout(resume, rest))
    this.last = Date.now()
  }

  /** Touches the screen, and resolves to what has become of it. */
  private tapAt(point: { x: number; y: number }): Promise<Noted['fate']> {
    this.number += 1
    const number = this.number
    const touched = this.wire.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [point],
    })
    const left = this.wire.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    return Promise.all([touched, left]).then(() => this.fateOf(number))
  }

  private async fateOf(number: number): Promise<Noted['fate']> {
    const noted = await this.page.waitForFunction(
      (asked) => {
        const { noted } = window as unknown as { noted: Noted[] }
        return noted.find((one) => one.number === asked)
      },
      number,
      { polling: 10 },
    )
    const { fate, ms } = (await noted.jsonValue()) as Noted
    this.answered.push(ms)
    if (fate === 'refused') this.refused += 1
    return fate
  }
}

/** In the page: notes of each tap, with the next frame, whether the control under it shows that it counts. */
function noteTaps(): void {
  const noted: Noted[] = []
  Object.assign(window, { noted })
  let number = 0
  window.addEventListener(
    'pointerdown',
    ({ clientX: x, clientY: y, timeStamp }) => {
      number += 1
      const own = number
      const lies = (one: Element) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return x >= left && x <= right && y >= top && y <= bottom
      }
      const isMarked = (mark: string) => [...document.querySelectorAll(`[data-${mark}]`)].some(lies)
      const fateNow = () =>
        isMarked('untapped') ? 'refused' : isMarked('tapped') ? 'counted' : 'silent'
      const note = (fate: Noted['fate']) =>
        requestAnimationFrame(() =>
          noted.push({ number: own, fate, ms: Math.round(performance.now() - timeStamp) }),
        )
      const fate = fateNow()
      // The page's own listener comes before this one or after it.
      if (fate === 'silent') setTimeout(() => note(fateNow()), 0)
      else note(fate)
    },
    true,
  )
}
