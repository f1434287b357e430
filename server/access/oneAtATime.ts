interface Line {
  last: Promise<unknown>
  length: number
}

const lines = new Map<string, Line>()

/** Runs tasks with the same key one after the other, in this process. */
export async function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  const line = lines.get(key) ?? { last: Promise.resolve(), length: 0 }
  const mine = line.last.then(work, work)
  lines.set(key, line)
  line.last = mine
  line.length += 1
  try {
    return await mine
  } finally {
    line.length -= 1
    if (line.length === 0) lines.delete(key)
  }
}

/** The number of tasks of a key that run or wait. */
export const lengthOf = (key: string): number => lines.get(key)?.length ?? 0
