/** The controls that a finger can press. */
export const CONTROLS = 'button, a[href], label, [role="button"]'
/** The attribute by which a panel says what its buttons are about: with another value they mean something else. */
export const ABOUT = 'data-about'
/** The meaning of a control whose words say more than that, and grow while it stays the same. */
const MEANS = 'data-means'
/**
 * On a pad whose keys are tapped in a row, so that each next tap is meant for what the one before has left; with the
 * value `once` two taps on one place soon after each other are a finger that trembles.
 */
export const KEYS = 'data-keys'

/** A control as it lay when the page last changed. */
export interface Lying {
  /** Its middle on its page, as if nothing were scrolled: the browser tells of a scroll a frame later, and a tap in that frame is meant. */
  middle: { x: number; y: number }
  /** On the screen. */
  seen: DOMRect
  meaning: string
}

/** Properties that a control takes from the elements around it. */
interface Standing {
  /** Behind an open sheet. */
  isBehind: boolean
  about: string
  isKey: boolean
  /** How far all of them are scrolled. */
  scrolled: { x: number; y: number }
}

const NOWHERE: Standing = { isBehind: false, about: '', isKey: false, scrolled: { x: 0, y: 0 } }

/** Every control in reach of a finger, with its place and its meaning. */
export function controlsNow(): Map<Element, Lying> {
  const standings = new Map<Element, Standing>()
  /** Found once for all controls in an element: most of them share what they stand in. */
  const inside = (element: Element | null): Standing => {
    if (element === null) return NOWHERE
    const known = standings.get(element)
    if (known) return known
    const around = inside(element.parentElement)
    const { x, y } = around.scrolled
    const { scrollLeft, scrollTop } = element
    const own = {
      ...standingOf(element, around),
      scrolled: { x: x + scrollLeft, y: y + scrollTop },
    }
    standings.set(element, own)
    return own
  }
  const lying = new Map<Element, Lying>()
  for (const control of document.querySelectorAll(CONTROLS)) {
    const { isBehind, about, isKey, scrolled } = standingOf(control, inside(control.parentElement))
    if (isBehind) continue
    const seen = control.getBoundingClientRect()
    lying.set(control, {
      middle: {
        x: seen.x + seen.width / 2 + scrolled.x,
        y: seen.y + seen.height / 2 + scrolled.y,
      },
      seen,
      meaning: `${about} ${wordsOf(control, isKey)}`,
    })
  }
  return lying
}

/** The properties of an element: its own, and those from around it. */
function standingOf(element: Element, around: Standing): Standing {
  const isKeys = element.hasAttribute(KEYS)
  return {
    isBehind:
      around.isBehind ||
      element.hasAttribute('inert') ||
      element.getAttribute('aria-hidden') === 'true',
    about: element.getAttribute(ABOUT) ?? (isKeys ? '' : around.about),
    isKey: around.isKey || isKeys,
    scrolled: around.scrolled,
  }
}

/** The words on a control; its figures run on by themselves, such as a clock's. A key is nothing but its figure. */
function wordsOf(control: Element, isKey: boolean): string {
  const means = control.getAttribute(MEANS)
  if (means !== null) return means
  const text = control.textContent ?? ''
  return isKey ? text : text.replace(/[\d\s:.,+−-]/g, '')
}

/** Whether a finger meant for what lay here before would now press something else. */
export function isOther(before: Lying | undefined, { middle, meaning }: Lying): boolean {
  if (!before || before.meaning !== meaning) return true
  const across = Math.abs(middle.x - before.middle.x)
  const down = Math.abs(middle.y - before.middle.y)
  return across > before.seen.width / 2 || down > before.seen.height / 2
}

/** Whether at the place of this control something else lay before, for which a finger may be on its way. */
export function isElsewhere(
  before: ReadonlyMap<Element, Lying>,
  control: Element,
  lies: Lying,
): boolean {
  for (const [other, was] of before)
    if ((other !== control || was.meaning !== lies.meaning) && isOver(was.seen, lies.seen))
      return true
  return false
}

const isOver = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Whether a tap lies on this place of the screen, or so many pixels beside it. */
export const isAt = (place: DOMRect, { x, y }: { x: number; y: number }, beside = 0): boolean =>
  x >= place.left - beside &&
  x <= place.right + beside &&
  y >= place.top - beside &&
  y <= place.bottom + beside
