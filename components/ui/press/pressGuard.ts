import { useEffect } from 'react'
import { soundTap } from '../awake/sound'
import { afterPaint } from './afterPaint'
import { followFocus } from './focusHome'
import { ABOUT, CONTROLS, controlsNow, isAt, isElsewhere, isOther, KEYS, type Lying } from './lying'
import { SECOND_TAP_MS } from './secondTap'
import { focus, mark, press, type Tap } from './tap'

/** While this mark is on a control, a tap on it means nothing (app/globals.css). */
const RESTING = 'data-resting'
/** Two taps on one place within this time are a finger that trembles, where the keys say so. */
const TREMBLE_MS = 250
/** A control that is not to be pressed now, and looks it. */
const DISABLED = ':disabled, [data-disabled]'
/** Controls that a tap makes act; a link and a label do as the browser knows. */
const BUTTONS = 'button, [role="button"]'
/** Keys of which each next tap builds on the one before. */
const ROW = `[${KEYS}]:not([${KEYS}="once"])`

/** A change of the page within this time after a tap comes of that tap. */
const CAUSED_MS = 1_000
/** Nobody reacts to what came under the finger before this time. */
const REACTION_MS = 200
/** How far beside a tap a finger that trembles may land, in CSS pixels. */
const BESIDE_PX = 24

/** A click comes this near to its tap, where the browser does not say of which pointer it is, in CSS pixels. */
const CLICK_PX = 12
/** More taps than those whose clicks a slow page has not heard yet. */
const MOST_AWAITED = 20

/**
 * Keeps taps from falling through, and shows of each tap whether it counts before it does anything. After a tap, what
 * now lies under or beside it and means something else rests for `SECOND_TAP_MS`; everything else may be tapped at once.
 * After a change that came by itself, a control rests where another one lay before. Keys go on where the focus was.
 */
export function usePressGuard(): void {
  useEffect(() => {
    const guard = new PressGuard()
    const unfollow = followFocus()
    return () => {
      guard.end()
      unfollow()
    }
  }, [])
}

/**
 * Looks at every control after the page has changed: once for all that changed together, in the frame that shows it or
 * before a tap that comes sooner.
 */
class PressGuard {
  private lying = controlsNow()
  private readonly resting = new Map<Element, ReturnType<typeof setTimeout>>()
  /** The controls as they lay before each change of the last moments, with the time until which they did, in ms of the page. */
  private past: { lying: ReadonlyMap<Element, Lying>; until: number }[] = []
  /** Taps that have done nothing yet: a quick finger touches again before. */
  private awaited: Tap[] = []
  private taps = 0
  private tap: Tap | null = null
  /** The latest tap among keys that was refused: what is tapped there soon after it would make another number. */
  private broken: Tap | null = null
  /** The frame in which the controls are looked at, where the page has changed since. */
  private frame: number | null = null
  private readonly watch = new MutationObserver(() => {
    this.frame ??= requestAnimationFrame(this.look)
  })

  constructor() {
    this.watch.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['class', 'style', 'disabled', 'inert', 'aria-hidden', ABOUT],
    })
    window.addEventListener('resize', this.follow)
    window.addEventListener('pointerdown', this.tapped, true)
    window.addEventListener('pointerup', this.lifted, true)
    window.addEventListener('pointercancel', this.cancelled, true)
    window.addEventListener('touchend', this.touched, { capture: true, passive: false })
    window.addEventListener('click', this.clicked, true)
  }

  end(): void {
    this.watch.disconnect()
    if (this.frame !== null) cancelAnimationFrame(this.frame)
    window.removeEventListener('resize', this.follow)
    window.removeEventListener('pointerdown', this.tapped, true)
    window.removeEventListener('pointerup', this.lifted, true)
    window.removeEventListener('pointercancel', this.cancelled, true)
    window.removeEventListener('touchend', this.touched, true)
    window.removeEventListener('click', this.clicked, true)
    for (const control of this.resting.keys()) this.wake(control)
  }

  private readonly follow = (): void => {
    this.lying = controlsNow()
  }

  /**
   * Shows whether the tap counts. One on a control that rests, or given before the page had changed under it, reaches
   * nothing, not even what lies under the control.
   */
  private readonly tapped = (event: PointerEvent): void => {
    this.look()
    const at = { x: event.clientX, y: event.clientY }
    const under =
      [...this.resting.keys()].find((one) => isAt(one.getBoundingClientRect(), at)) ??
      document.elementFromPoint(at.x, at.y)?.closest(CONTROLS) ??
      null
    const tap: Tap = {
      ...at,
      on: under,
      at: event.timeStamp,
      order: ++this.taps,
      pointer: event.pointerId,
      by: event.pointerType,
      meaning: under ? this.lying.get(under)?.meaning : undefined,
      isRefused: false,
      row: under?.closest(ROW) ?? null,
      left: null,
      isHeld: false,
    }
    const means = under === null || this.means(under, tap)
    // A mouse is one pointer for all its taps, and one that leaves the control gives no click.
    this.cancelled(event)
    this.awaited = [...this.awaited.slice(1 - MOST_AWAITED), tap]
    if (means) this.tap = tap
    else event.stopPropagation()
    if (!means || under?.matches(DISABLED)) this.refuse(tap)
    else if (under) {
      mark(under, 'counted', tap)
      soundTap()
    }
  }

  /** A tap means nothing, and with it the rest of its row. */
  private refuse(tap: Tap): void {
    tap.isRefused = true
    if (tap.on) mark(tap.on, 'refused', tap)
    if (!tap.row) return
    this.broken = tap
    for (const next of this.awaited)
      if (!next.isRefused && next.row === tap.row && next.order > tap.order) this.refuse(next)
  }

  /** A finger that scrolls gives no click. */
  private readonly cancelled = ({ pointerId }: PointerEvent): void => {
    this.awaited = this.awaited.filter(({ isHeld, pointer }) => isHeld || pointer !== pointerId)
  }

  private readonly lifted = ({ pointerId, x, y }: PointerEvent): void => {
    const own = this.awaited.find(({ isHeld, pointer }) => !isHeld && pointer === pointerId)
    if (own) own.left = { x, y }
  }

  /**
   * Takes the touch of a button as it ends. The browser would make a mouse of it first, whose events delay the mark of the
   * next tap.
   */
  private readonly touched = (event: TouchEvent): void => {
    for (const tap of this.awaited) {
      const { left, on } = tap
      if (tap.by !== 'touch' || !left || tap.isHeld || !on?.matches(BUTTONS)) continue
      // A touch that cannot be taken comes as its click.
      tap.left = null
      event.preventDefault()
      if (!event.defaultPrevented) continue
      this.look()
      this.take(tap, document.elementFromPoint(left.x, left.y))
      if (tap.isHeld) focus(on)
    }
  }

  private readonly clicked = (event: MouseEvent): void => {
    // A key or a reader's click has no pointer before it; a script's is one that was held back.
    if (event.detail === 0 || !event.isTrusted) return
    this.look()
    const { clientX: x, clientY: y } = event
    const { pointerId } = event as Partial<PointerEvent>
    const own = this.awaited.find(
      (one) =>
        !one.isHeld &&
        (pointerId === undefined
          ? Math.hypot(one.x - x, one.y - y) < CLICK_PX
          : one.pointer === pointerId),
    )
    if (!own) return
    if (own.on?.matches(BUTTONS)) this.take(own, event.target as Element)
    else this.forget(own)
    if (!own.isHeld && !own.isRefused) return
    event.stopPropagation()
    event.preventDefault()
  }

  /** Holds the click of a tap back, until its mark is seen, where it has ended on its control. */
  private take(tap: Tap, ended: Element | null): void {
    if (!tap.isRefused && !tap.on?.contains(ended)) this.refuse(tap)
    tap.isHeld = !tap.isRefused
    if (tap.isHeld) afterPaint(this.act)
    else this.forget(tap)
  }

  private forget(tap: Tap): void {
    this.awaited = this.awaited.filter((one) => one !== tap)
  }

  /** Gives the first click that is held back to its control, unless this has become another one meanwhile. */
  private readonly act = (): void => {
    const tap = this.awaited.find(({ isHeld }) => isHeld)
    if (!tap?.on) return
    this.look()
    this.forget(tap)
    if (tap.isRefused) return
    if (this.lying.get(tap.on)?.meaning !== tap.meaning || tap.on.matches(DISABLED))
      this.refuse(tap)
    else press(tap.on, tap)
  }

  private means(control: Element, tap: Tap): boolean {
    const { broken } = this
    if (broken && broken.row === tap.row && tap.at - broken.at < SECOND_TAP_MS) return false
    if (this.resting.has(control) || this.wasMeantForAnother(control, tap)) return false
    const isAgain = this.tap?.on === control && tap.at - this.tap.at < TREMBLE_MS
    return !(isAgain && control.closest(`[${KEYS}="once"]`))
  }

  /** Whether something else lay under the finger when it touched the screen, since the page was slow to hear of it. */
  private wasMeantForAnother(control: Element, tap: Tap): boolean {
    const then = this.past.find(({ until }) => tap.at < until)
    let isAnother = false
    for (const [other, was] of then?.lying ?? []) {
      if (!isAt(was.seen, tap)) continue
      if (other === control && was.meaning === this.lying.get(control)?.meaning) return false
      isAnother = true
    }
    return isAnother
  }

  private readonly look = (): void => {
    if (this.frame === null) return
    cancelAnimationFrame(this.frame)
    this.frame = null
    const before = this.lying
    this.lying = controlsNow()
    const now = performance.now()
    this.past = [
      ...this.past.filter(({ until }) => now - until < CAUSED_MS),
      { lying: before, until: now },
    ]
    // A control behind a sheet, or one that has gone, is not under the finger any more.
    for (const control of this.resting.keys()) if (!this.lying.has(control)) this.wake(control)
    // The browser gives no click to what cannot be pressed any more.
    for (const tap of this.awaited)
      if (!tap.isRefused && tap.on?.matches(DISABLED)) this.refuse(tap)
    const isCaused = this.tap !== null && now - this.tap.at < CAUSED_MS
    for (const [control, lies] of this.lying) {
      if (!isOther(before.get(control), lies)) continue
      if (!isCaused) {
        if (isElsewhere(before, control, lies)) this.rest(control, SECOND_TAP_MS)
      } else if (this.tap && isAt(lies.seen, this.tap, BESIDE_PX))
        this.rest(control, Math.max(this.tap.at + SECOND_TAP_MS - now, REACTION_MS))
    }
  }

  private rest(control: Element, ms: number): void {
    // A tap whose click is still to come was meant for what the control was before.
    for (const tap of this.awaited) if (tap.on === control && !tap.isRefused) this.refuse(tap)
    clearTimeout(this.resting.get(control))
    control.setAttribute(RESTING, '')
    this.resting.set(
      control,
      setTimeout(() => this.wake(control), ms),
    )
  }

  private wake(control: Element): void {
    clearTimeout(this.resting.get(control))
    this.resting.delete(control)
    control.removeAttribute(RESTING)
  }
}
