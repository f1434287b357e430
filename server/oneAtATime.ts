const last = new Map<string, Promise<unknown>>()

/** Runs works of the same key one after the other, in this process. */
export async function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mine = (last.get(key) ?? Promise.resolve()).then(work, work)
  last.set(key, mine)
  try {
    return await mine
  } finally {
    if (last.get(key) === mine) last.delete(key)
  }
}
