/** A page that is not drawn, such as one behind another, keeps nobody waiting longer. */
const LATEST_MS = 100

/** Runs something once what has changed in the page is on the screen. */
export function afterPaint(run: () => void): void {
  let isOver = false
  const once = (): void => {
    if (isOver) return
    isOver = true
    run()
  }
  setTimeout(once, LATEST_MS)
  requestAnimationFrame(() => setTimeout(once))
}
