const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const UUID_LENGTH = 36

/**
 * Every id that the states of an evening name. A member who is not among them has no part in it: rules are pure, so such
 * members' views differ in their own id only. A state is never changed in place, so only what is new in it is walked.
 */
export class Met {
  readonly ids = new Set<string>()
  readonly #walked = new WeakSet<object>()

  walk(value: unknown): void {
    if (typeof value === 'string') this.#read(value)
    if (typeof value !== 'object' || value === null || this.#walked.has(value)) return
    this.#walked.add(value)
    if (Array.isArray(value)) for (const one of value) this.walk(one)
    else
      for (const [key, one] of Object.entries(value)) {
        this.#read(key)
        this.walk(one)
      }
  }

  #read(text: string): void {
    if (text.length < UUID_LENGTH) return
    for (const [id] of text.matchAll(UUID)) this.ids.add(id)
  }
}
