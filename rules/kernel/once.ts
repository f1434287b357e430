/**
 * Works something out once for each object and gives it again as long as the object lives. The state is never
 * changed in place, so what was true of an evening stays true of it: many screens share one look.
 */
export function oncePer<K extends object, V>(workOut: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, { value: V }>()
  return (of) => {
    const found = known.get(of)
    if (found) return found.value
    const value = workOut(of)
    known.set(of, { value })
    return value
  }
}
