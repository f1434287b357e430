/** A finger or a mouse that went down on the page. */
export interface Tap {
  on: Element | null
  x: number
  y: number
  at: number
  /** Its place among all taps: two fingers may touch at one time. */
  order: number
  pointer: number
  /** The kind of pointer, such as a touch. */
  by: string
  /** The meaning of the control when it was touched. */
  meaning: string | undefined
  isRefused: boolean
  /** The keys among which it was given. */
  row: Element | null
  /** The place where the finger has left the screen. */
  left: { x: number; y: number } | null
  /** Its click is held back until the mark is seen. */
  isHeld: boolean
}

/** The marks of a tap that was counted and of one that was not, for as long as they are seen (app/globals.css). */
const MARKS = { counted: 'data-tapped', refused: 'data-untapped' } as const
const MARKED_MS = 220

const marked = new WeakMap<Element, ReturnType<typeof setTimeout>>()

/** Marks a control for a moment with the time of its tap, from the beginning again where it was marked already. */
export function mark(control: Element, as: keyof typeof MARKS, { at }: Tap): void {
  clearTimeout(marked.get(control))
  for (const one of Object.values(MARKS)) control.removeAttribute(one)
  control.setAttribute(MARKS[as], String(at))
  marked.set(
    control,
    setTimeout(() => control.removeAttribute(MARKS[as]), MARKED_MS),
  )
}

/** Gives a touched control the focus, as the browser does before a click: a field that kept it would not know that it is left. */
export function focus(control: Element): void {
  if (control instanceof HTMLElement) control.focus({ preventScroll: true, focusVisible: false })
}

/** Presses a control as the browser does after a tap. */
export function press(control: Element, { x, y, pointer, by }: Tap): void {
  const init = { clientX: x, clientY: y, pointerId: pointer, pointerType: by, detail: 1 }
  control.dispatchEvent(
    new PointerEvent('click', { ...init, bubbles: true, cancelable: true, composed: true }),
  )
}
