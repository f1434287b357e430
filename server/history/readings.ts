/** A reading under way or done, good for one version of what it read. */
interface Reading<T> {
  readonly version: number
  readonly answer: Promise<T>
}

/** Readings by key, each made once for all who ask for the same version; the earliest is forgotten above so many. */
export class Readings<T> {
  readonly #kept = new Map<string, Reading<T>>()

  constructor(private readonly most: number) {}

  has(key: string, version: number): boolean {
    return this.#kept.get(key)?.version === version
  }

  of(key: string, version: number, read: () => Promise<T>): Promise<T> {
    const known = this.#kept.get(key)
    if (known?.version === version) return known.answer
    const reading = { version, answer: read() }
    this.#kept.delete(key)
    this.#kept.set(key, reading)
    const [earliest] = this.#kept.keys()
    if (this.#kept.size > this.most && earliest !== undefined) this.#kept.delete(earliest)
    // One that failed is made again; whoever asked for it is told by the answer.
    reading.answer.catch(() => {
      if (this.#kept.get(key) === reading) this.#kept.delete(key)
    })
    return reading.answer
  }
}
