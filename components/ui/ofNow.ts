import { useSyncExternalStore } from 'react'

const SECOND_MS = 1_000

/** Parts of the screen that look at the time every second. */
const looking = new Set<() => void>()
let ticking: ReturnType<typeof setInterval> | undefined

function everySecond(look: () => void): () => void {
  looking.add(look)
  ticking ??= setInterval(() => {
    for (const one of looking) one()
  }, SECOND_MS)
  return () => {
    looking.delete(look)
    if (looking.size > 0) return
    clearInterval(ticking)
    ticking = undefined
  }
}

/**
 * Something that follows from the time, looked at every second: a part of the screen that shows it is drawn again only when
 * it changes. `now` is the server's time in ms, as `useLive` gives it.
 */
export function useOfNow<T extends string | number | boolean>(
  now: () => number,
  valueAt: (now: number) => T,
): T {
  const look = () => valueAt(now())
  return useSyncExternalStore(everySecond, look, look)
}

/** The time at the beginning of its second, or of a longer while in ms. */
export const useNow = (now: () => number, everyMs = SECOND_MS): number =>
  useOfNow(now, (at) => at - (at % everyMs))

/** Those of which this is true now. */
export function useWhich<T, S extends T = T>(
  all: readonly T[],
  now: () => number,
  isSo: ((one: T, now: number) => boolean) | ((one: T, now: number) => one is S),
): S[] {
  const marks = useOfNow(now, (at) => all.map((one) => (isSo(one, at) ? '+' : '-')).join(''))
  return all.filter((_, index) => marks[index] === '+') as S[]
}
