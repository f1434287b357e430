import { useEffect, useEffectEvent } from 'react'

/** Open sheets, the uppermost last; each closes itself. */
const open: (() => void)[] = []
/** True while the page goes back by itself, because a sheet was closed by its button. */
let isGoing = false
let waiting: ReturnType<typeof setTimeout> | undefined
/** A way back that another navigation took the place of never arrives. */
const LONGEST_WAY_BACK_MS = 5_000

/** How many sheets the current entry of the browser's history stands for. */
const inHistory = (): number => {
  const { sheets } = (window.history.state ?? {}) as { sheets?: unknown }
  return typeof sheets === 'number' ? sheets : 0
}

/** Makes one entry for each open sheet, so that Back closes the uppermost and leaves the page only when none is open. */
function settle(): void {
  if (isGoing) return
  const beyond = inHistory() - open.length
  if (beyond > 0) {
    isGoing = true
    window.history.go(-beyond)
    waiting = setTimeout(notArrived, LONGEST_WAY_BACK_MS)
  }
  for (let sheets = inHistory() + 1; sheets <= open.length; sheets += 1)
    window.history.pushState({ ...window.history.state, sheets }, '')
}

/** A slow browser may still be on its way: going again would leave the page. */
function notArrived(): void {
  isGoing = false
}

function wentBack(): void {
  if (isGoing) {
    clearTimeout(waiting)
    isGoing = false
    settle()
  }
  // A sheet leaves the list by itself as soon as it is closed.
  else for (const close of open.slice(inHistory()).reverse()) close()
}

/** While it is open, the browser's Back closes a sheet before it leaves the page. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const self = () => close()
    if (open.length === 0) window.addEventListener('popstate', wentBack)
    open.push(self)
    // A sheet that takes the place of another takes its entry too, once both have said so.
    const opening = setTimeout(settle)
    return () => {
      clearTimeout(opening)
      open.splice(open.indexOf(self), 1)
      setTimeout(settle)
    }
  }, [isOpen])
}
