/** A hand that taps in a row taps sooner than this. */
const PAUSE_MS = 1_000

let touchedAt = Number.NEGATIVE_INFINITY
let isFollowed = false

/** Resolves while nobody taps in a row: code that is loaded then is in no tap's way. Browser only. */
export async function pauseOfTaps(): Promise<void> {
  if (!isFollowed) {
    isFollowed = true
    const touched = () => {
      touchedAt = performance.now()
    }
    window.addEventListener('pointerdown', touched, { capture: true, passive: true })
  }
  for (;;) {
    const left = touchedAt + PAUSE_MS - performance.now()
    if (left <= 0) return
    await new Promise((resume) => setTimeout(resume, left))
  }
}
