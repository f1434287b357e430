import { randomBytes } from 'node:crypto'
import type { Difference } from './difference'
import { isSameMark, type Mark } from './had'
import { Parts } from './parts'
import type { Disguise, ShownAs } from './shown'

/** Members whom one knows, by the pseudonym under which the shared view has them. */
export type KnownMembers = Readonly<Record<string, string>>

/**
 * The news of an evening for some screens, in ever new versions: a view with the names in it, or that which a member's own
 * view has besides. Each version is serialised once for all screens that lack the same of it.
 */
export class Telling {
  readonly #epoch = randomBytes(5).toString('hex')
  #version = 0
  #value: Parts
  readonly #names = new Parts('names')
  readonly #known = new Parts('known')
  #disguise: Disguise | null = null
  /** How the members in the value are shown. */
  #shown: ReadonlyMap<string, ShownAs> = new Map()
  readonly #texts = new Map<number, Buffer>()

  constructor(private readonly called: 'view' | 'difference') {
    this.#value = new Parts(called)
  }

  get mark(): Mark {
    return { epoch: this.#epoch, version: this.#version }
  }

  /** Takes what is to be told now, under the ids that the disguise gives. True when it is another than before. */
  update(value: unknown, disguise: Disguise, known: KnownMembers | null = null): boolean {
    const next = this.#version + 1
    const isOther = [this.#updateValue(value, disguise, next)]
    const names = [...this.#shown.values()].map(({ id, name }) => [id, name] as const)
    const others = Object.values(known ?? {}).flatMap((id) => disguise.as(id) ?? [])
    const all = [...names, ...others.map(({ id, name }) => [id, name] as const)]
    isOther.push(this.#names.update(Object.fromEntries(all), next))
    if (known) isOther.push(this.#known.update(known, next))
    this.#disguise = disguise
    if (!isOther.includes(true)) return false
    this.#version = next
    this.#texts.clear()
    return true
  }

  /** Members under a pseudonym, by their id. */
  hidden(): Map<string, string> {
    return new Map([...this.#shown].flatMap(([id, as]) => (as.id === id ? [] : [[id, as.id]])))
  }

  /** The text of the difference that a screen lacks which has this version; null when it lacks nothing. */
  lackedBy(mark: Mark | null | undefined): Buffer | null {
    if (isSameMark(mark, this.mark)) return null
    const isOurs = mark?.epoch === this.#epoch && mark.version < this.#version
    const version = isOurs ? mark.version : 0
    const known = this.#texts.get(version)
    if (known) return known
    const difference: Difference = {}
    this.#value.addTo(difference, version)
    this.#known.addTo(difference, version)
    this.#names.addTo(difference, version)
    const text = JSON.stringify(difference)
    const bytes = Buffer.from(this.#disguise?.on(text) ?? text)
    this.#texts.set(version, bytes)
    return bytes
  }

  /** Somebody who was known under another id before makes all of it another text, to be told as a whole. */
  #updateValue(value: unknown, disguise: Disguise, version: number): boolean {
    const isOther = this.#value.update(value, version)
    const shown = new Map<string, ShownAs>()
    let isRenamed = false
    for (const id of this.#value.ids.keys()) {
      const as = disguise.as(id)
      if (!as) continue
      shown.set(id, as)
      const before = this.#shown.get(id)
      isRenamed ||= before !== undefined && before.id !== as.id
    }
    this.#shown = shown
    if (!isRenamed) return isOther
    this.#value = new Parts(this.called)
    return this.#value.update(value, version)
  }
}
