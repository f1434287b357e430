/** Parts of a page that a finger works. */
const CONTROLS =
  'button, a, input, select, summary, label, [role="tab"], [role="button"], [role="menuitem"]'
const MARK = '0.3rem solid #d33'

/** The visible controls of a page whose words begin like this, in the order of the page. */
function controlsCalled(page: Document, called: string): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => {
    const words = one.getAttribute('aria-label') ?? one.textContent ?? ''
    return words.trim().startsWith(called) && one.getClientRects().length > 0
  })
}

/** Marks the first control with these words on the page of a frame; false where the page shown has none. */
export function pointAt(frame: HTMLIFrameElement | null, called: string): boolean {
  const page = frame?.contentDocument
  const [found] = page ? controlsCalled(page, called) : []
  if (!found) return false
  if (found.style.outline !== MARK) {
    found.style.outline = MARK
    found.style.outlineOffset = '0.2rem'
    found.scrollIntoView({ block: 'center' })
  }
  return true
}

/** Takes the marks away. */
export function pointAtNothing(frame: HTMLIFrameElement | null): void {
  for (const one of frame?.contentDocument?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])
    if (one.style.outlineOffset === '0.2rem') one.style.outline = ''
}
