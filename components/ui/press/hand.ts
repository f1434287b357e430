import { KEYS } from './lying'

/** A hand that taps in a row taps sooner than this. */
const PAUSE_MS = 1_000
/** A hand that does not look between its taps taps sooner than this; a slow tablet draws a view for about as long. */
const QUICK_MS = 250
/** Later than this nothing is shown, however long a quick hand goes on. */
const LATEST_MS = 400

let touchedAt = Number.NEGATIVE_INFINITY
let isQuick = false
let isFollowed = false

/** Browser only. */
function followHand(): void {
  if (isFollowed) return
  isFollowed = true
  const touched = ({ target }: Event) => {
    const now = performance.now()
    // Another button means what the table has become, which has to be seen before the next tap.
    const isKey = target instanceof Element && target.closest(`[${KEYS}]`) !== null
    isQuick = isKey && now - touchedAt < QUICK_MS
    touchedAt = now
  }
  window.addEventListener('pointerdown', touched, { capture: true, passive: true })
}

/** Resolves while nobody taps in a row: code that is loaded then is in no tap's way. Browser only. */
export async function pauseOfTaps(): Promise<void> {
  followHand()
  for (;;) {
    const left = touchedAt + PAUSE_MS - performance.now()
    if (left <= 0) return
    await new Promise((resume) => setTimeout(resume, left))
  }
}

const waiting = new Set<() => void>()
let waitingSince = 0

/** Ms for which a quick hand is likely to go on. */
function quickFor(): number {
  const now = performance.now()
  if (!isQuick) return 0
  const since = waiting.size > 0 ? waitingSince : now
  return Math.min(touchedAt + QUICK_MS, since + LATEST_MS) - now
}

function runTogether(): void {
  const left = quickFor()
  if (left > 0) {
    setTimeout(runTogether, left)
    return
  }
  const all = [...waiting]
  waiting.clear()
  for (const run of all) run()
}

/**
 * Runs something at once, but where a hand is quick on a row of keys when it pauses, or after `LATEST_MS`: what is drawn
 * between its taps would delay their marks. The same function that waits already runs once. Browser only.
 */
export function betweenTaps(run: () => void): void {
  followHand()
  if (waiting.size === 0) {
    const left = quickFor()
    if (left <= 0) {
      run()
      return
    }
    waitingSince = performance.now()
    setTimeout(runTogether, left)
  }
  waiting.add(run)
}
