/**
 * Caches a result for each object, as long as the object lives. A state is never changed in place, so a result stays
 * true of it and many screens share one computation.
 */
export function oncePer<K extends object, V>(workOut: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { value: V }>()
  return (key) => {
    const found = known.get(key)
    if (found) return found.value
    const value = workOut(key)
    known.set(key, { value })
    return value
  }
}

/**
 * Caches the latest result for each object, as long as everything else that it is made from is the same: after a change
 * elsewhere in the state, the result is the very object that it was before. `readFrom` lists all those other things,
 * and what it leaves out makes a result that is out of date.
 */
export function whileSame<S, K extends object, V>(
  readFrom: (state: S, key: K) => readonly unknown[],
  workOut: (state: S, key: K) => V,
): (state: S, key: K) => V {
  const known = new WeakMap<K, { read: readonly unknown[]; value: V }>()
  return (state, key) => {
    const read = readFrom(state, key)
    const found = known.get(key)
    if (found?.read.length === read.length && found.read.every((one, at) => one === read[at]))
      return found.value
    const value = workOut(state, key)
    known.set(key, { read, value })
    return value
  }
}

/** Caches a result by its key for as long as the program runs: for tables of a few keys, which never change. */
export function onceBy<A, V>(
  keyOf: (asked: A) => string | number,
  workOut: (asked: A) => V,
): (asked: A) => V {
  const known = new Map<string | number, V>()
  return (asked) => {
    const key = keyOf(asked)
    const value = known.get(key) ?? workOut(asked)
    known.set(key, value)
    return value
  }
}
