/**
 * Works something out once for each object and gives it again as long as the object lives. The state is never
 * changed in place, so what was true of an evening stays true of it: many screens share one look.
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
