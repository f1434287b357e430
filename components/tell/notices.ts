/** A short notice on the screen. */
export interface Notice {
  /** Given in turn. */
  key: number
  tone: 'good' | 'bad'
  /** Its text where that is plain: the same again is counted, and shown once. */
  words: string | null
  times: number
}

/** More of what was done would hide the screen, and the latest say enough. */
const MOST_GOOD = 3

/**
 * The notices with one more, the latest last. Acts that were done make room for the next ones; a refusal stays until its own
 * time is over, however much follows.
 */
export function withNotice<N extends Notice>(
  shown: readonly N[],
  next: Omit<N, 'key' | 'times'>,
): readonly N[] {
  const same = shown.find(
    ({ words, tone }) => words !== null && words === next.words && tone === next.tone,
  )
  const key = Math.max(0, ...shown.map((one) => one.key)) + 1
  const latest = { ...next, key, times: (same?.times ?? 0) + 1 } as N
  const others = shown.filter((one) => one !== same)
  const good = others.filter(({ tone }) => tone === 'good')
  const gone = new Set(latest.tone === 'good' ? good.slice(0, 1 - MOST_GOOD) : [])
  return [...others.filter((one) => !gone.has(one)), latest]
}
