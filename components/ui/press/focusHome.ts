/** Parts of a screen in which keys go on: a sheet, what a tab shows, the panel of a table, the part of a changeur. */
const HOMES = '[role="dialog"], [role="alertdialog"], [role="tabpanel"], [data-about][tabindex]'

/** Whether a home is there, and not behind a sheet. */
const takesKeys = (home: HTMLElement): boolean =>
  home.isConnected && home.closest('[inert]') === null

/**
 * A key that comes when the control with the focus is gone, or cannot be pressed any more, goes on from the sheet or panel
 * where that control stood: the browser would begin with the page, and Escape would reach no sheet. Browser only.
 */
export function followFocus(): () => void {
  /** The homes that had the focus, the latest first; empty once the focus is outside of all. */
  let homes: readonly HTMLElement[] = []
  /** Tab beyond the last control leaves the page: then nothing is lost. */
  let isLeaving = false
  const focused = ({ target }: FocusEvent): void => {
    isLeaving = false
    const home = (target as Element).closest<HTMLElement>(HOMES)
    homes = home ? [home, ...homes.filter((one) => one !== home && one.isConnected)] : []
  }
  const keyed = (event: KeyboardEvent): void => {
    const { activeElement, body } = document
    // A key that a home was given comes by here again.
    if (!event.isTrusted) return
    const isLost = activeElement === body || activeElement?.matches(':disabled')
    const home = isLost && !isLeaving ? homes.find(takesKeys) : undefined
    home?.focus({ preventScroll: true })
    if (!isLost || home) isLeaving = event.key === 'Tab'
    if (event.key === 'Escape') home?.dispatchEvent(new KeyboardEvent('keydown', event))
  }
  window.addEventListener('focusin', focused)
  window.addEventListener('keydown', keyed, true)
  return () => {
    window.removeEventListener('focusin', focused)
    window.removeEventListener('keydown', keyed, true)
  }
}
