import { useEffect, useEffectEvent } from 'react'

/** Open sheets, the uppermost last; each closes itself. */
const open: (() => void)[] = []

/** The browser's entry now: the page that it belongs to, 0 until a sheet opens there, and how many sheets it stands for. */
function here() {
  const { page = 0, sheets = 0 } = (window.history.state ?? {}) as Record<string, number>
  return { page, sheets }
}

/** The entry that was last gone to, or made; after a page is loaded again, the one that it was loaded at. */
let latest = { page: 0, sheets: 0 }
if (typeof window !== 'undefined') {
  latest = here()
  window.addEventListener('popstate', moved)
}

/**
 * Makes one entry for each open sheet, so that Back closes the uppermost and leaves the page only when none is open. A sheet
 * that its button closed leaves its entry for the next one: a way back at that moment would take the place of a link that
 * is tapped, or of a page that is loaded again, at once after.
 */
function opened(): void {
  const { history } = window
  if (here().page === 0) history.replaceState({ ...history.state, page: Date.now() }, '')
  for (let sheets = here().sheets + 1; sheets <= open.length; sheets += 1)
    history.pushState({ ...history.state, sheets }, '')
  latest = here()
}

function moved(): void {
  const { page, sheets } = latest
  latest = here()
  const beyond = open.slice(latest.sheets)
  for (const close of beyond.reverse()) close()
  // Back from the entry of a sheet that was closed before means what is further back.
  if (beyond.length === 0 && page !== 0 && page === latest.page && latest.sheets < sheets)
    window.history.go(open.length - 1 - latest.sheets)
}

/** While it is open, the browser's Back closes a sheet before it leaves the page. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const self = () => close()
    open.push(self)
    // A sheet that takes the place of another takes its entry too, once both have said so.
    const opening = setTimeout(opened)
    return () => {
      clearTimeout(opening)
      open.splice(open.indexOf(self), 1)
    }
  }, [isOpen])
}
