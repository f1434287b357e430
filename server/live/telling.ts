import { randomBytes } from 'node:crypto'
import type { Difference } from './difference'
import { isSameMark, type Mark } from './had'
import { Parts } from './parts'
import type { Disguise, ShownAs } from './shown'

/** Members whom one knows, by the pseudonym under which the shared view has them. */
export type KnownMembers = Readonly<Record<string, string>>

/** Versions that a screen may be behind and be told what it lacks only; before them, it is told everything. */
const MOST_BEHIND = 500
/** Texts kept of one version, for screens that lack the same of it. */
const MOST_TEXTS = 32
/** Ids kept of those who are in it no more, about. */
const MOST_IDS_GONE = 1_000

/**
 * The news of an evening for some screens, in ever new versions: a view with the names in it, or that which a member's own
 * view has besides. Each version is serialised once for all screens that lack the same of it.
 */
export class Telling {
  readonly #epoch = randomBytes(5).toString('hex')
  #version = 0
  #value: Parts
  #names = new Parts('names')
  #known = new Parts('known')
  #disguise: Disguise | null = null
  /** How the members in the value are shown. */
  #shown = new Map<string, ShownAs>()
  /** The ids that were told, of members and of others, each as it was told. */
  readonly #told = new Map<string, string>()
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
    if (this.#isUnderOtherIds(disguise)) this.#beginAnew()
    const isOther = [this.#value.update(value, next)]
    this.#shown = new Map()
    for (const id of this.#value.ids.keys()) {
      const as = disguise.as(id)
      this.#told.set(id, as?.id ?? id)
      if (as) this.#shown.set(id, as)
    }
    const names = [...this.#shown.values()].map(({ id, name }) => [id, name] as const)
    for (const id of Object.values(known ?? {})) {
      const as = disguise.as(id)
      this.#told.set(id, as?.id ?? id)
      if (as) names.push([as.id, as.name])
    }
    isOther.push(this.#names.update(Object.fromEntries(names), next))
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
    const behind = mark?.epoch === this.#epoch ? this.#version - mark.version : 0
    const version = mark && behind > 0 && behind <= MOST_BEHIND ? mark.version : 0
    const known = this.#texts.get(version)
    if (known) return known
    const difference: Difference = {}
    this.#value.addTo(difference, version)
    this.#known.addTo(difference, version)
    this.#names.addTo(difference, version)
    const text = JSON.stringify(difference)
    const bytes = Buffer.from(this.#disguise?.on(text) ?? text)
    if (this.#texts.size >= MOST_TEXTS) this.#texts.clear()
    this.#texts.set(version, bytes)
    return bytes
  }

  /**
   * Whether somebody is known under another id than they were told, also one who is in it no more: screens have them under
   * that id. Also true when so many were in it that their ids are no longer worth keeping.
   */
  #isUnderOtherIds(disguise: Disguise): boolean {
    if (this.#told.size > 2 * this.#value.ids.size + MOST_IDS_GONE) return true
    for (const [id, told] of this.#told) if ((disguise.as(id)?.id ?? id) !== told) return true
    return false
  }

  /** Forgets what was told: all screens are then told everything. */
  #beginAnew(): void {
    this.#told.clear()
    this.#value = new Parts(this.called)
    this.#names = new Parts('names')
    this.#known = new Parts('known')
  }
}
