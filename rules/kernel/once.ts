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
