import { useEffect } from 'react'
import { SECOND_TAP_MS } from './secondTap'

/** The controls that a finger can press. */
const CONTROLS = 'button, a[href], label, [role="button"]'
/** Parts of the page behind an open sheet. */
const BEHIND = '[inert], [aria-hidden="true"]'
/** While this mark is on a control, a tap on it means nothing (app/globals.css). */
const RESTING = 'data-resting'
/** The attribute by which a panel says what its buttons are about: with another value they mean something else. */
const ABOUT = 'data-about'

/** A control as it lay when the page last changed. */
interface Lying {
  place: DOMRect
  meaning: string
}

/**
 * Keeps taps from falling through. A control means something only if it has lain under the finger, with the same
 * meaning, for `SECOND_TAP_MS`: after a sheet closed, a panel changed or something arrived and pushed it, it rests.
 */
export function usePressGuard(): void {
  useEffect(() => {
    const guard = new PressGuard()
    return () => guard.end()
  }, [])
}

/** Looks at every control after each change of the page, before the next tap can reach it. */
class PressGuard {
  private lying = new Map<Element, Lying>()
  private resting = new Map<Element, ReturnType<typeof setTimeout>>()
  private readonly watch = new MutationObserver(() => this.look())

  constructor() {
    this.lying = controlsNow()
    this.watch.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['class', 'style', 'inert', 'aria-hidden', ABOUT],
    })
    window.addEventListener('resize', this.follow)
  }

  end(): void {
    this.watch.disconnect()
    window.removeEventListener('resize', this.follow)
    for (const control of this.resting.keys()) this.wake(control)
  }

  private readonly follow = (): void => {
    this.lying = controlsNow()
  }

  private look(): void {
    const now = controlsNow()
    for (const [control, lies] of now)
      if (isOther(this.lying.get(control), lies)) this.rest(control)
    this.lying = now
  }

  private rest(control: Element): void {
    clearTimeout(this.resting.get(control))
    control.setAttribute(RESTING, '')
    const woken = setTimeout(() => this.wake(control), SECOND_TAP_MS)
    this.resting.set(control, woken)
  }

  private wake(control: Element): void {
    clearTimeout(this.resting.get(control))
    this.resting.delete(control)
    control.removeAttribute(RESTING)
  }
}

/** Every control in reach of a finger, with its place and its meaning. */
function controlsNow(): Map<Element, Lying> {
  const lying = new Map<Element, Lying>()
  for (const control of document.querySelectorAll(CONTROLS)) {
    if (control.closest(BEHIND)) continue
    const about = control.closest(`[${ABOUT}]`)?.getAttribute(ABOUT) ?? ''
    lying.set(control, {
      place: placeOf(control),
      meaning: `${about} ${wordsOf(control)}`,
    })
  }
  return lying
}

/**
 * The place of a control on its page as if nothing were scrolled: the browser tells of a scroll a frame later, and a
 * tap in that frame is meant.
 */
function placeOf(control: Element): DOMRect {
  const place = control.getBoundingClientRect()
  for (let above = control.parentElement; above; above = above.parentElement) {
    place.x += above.scrollLeft
    place.y += above.scrollTop
  }
  return place
}

/** The words on a control; its figures run on by themselves, such as a clock's. */
const wordsOf = (control: Element): string =>
  (control.textContent ?? '').replace(/[\d\s:.,+−-]/g, '')

/** Whether a finger meant for what lay here before would now press something else. */
function isOther(before: Lying | undefined, { place, meaning }: Lying): boolean {
  if (!before || before.meaning !== meaning) return true
  const across = Math.abs(place.x + place.width / 2 - before.place.x - before.place.width / 2)
  const down = Math.abs(place.y + place.height / 2 - before.place.y - before.place.height / 2)
  return across > before.place.width / 2 || down > before.place.height / 2
}
