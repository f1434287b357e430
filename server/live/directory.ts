import type { Sql } from '@/db/client'
import { readDirectory } from '@/db/queries/directory'

/** A member's full name, and the name that the board on the wall may show: the name, the alias, or a dash. */
export interface MemberNames {
  full: string
  board: string
  /** Whether the member agreed to be named in the season. */
  inSeason: boolean
}

/** The sign shown for a member who asked not to be named. */
export const HIDDEN = '—'

/** The names of each club's members, kept in memory until a member changes. */
export class Directory {
  readonly #clubs = new Map<string, Promise<ReadonlyMap<string, MemberNames>>>()
  readonly #listeners = new Set<(clubId: string) => void>()

  constructor(private readonly sql: Sql) {}

  /** Names by member id. */
  of(clubId: string): Promise<ReadonlyMap<string, MemberNames>> {
    const known = this.#clubs.get(clubId)
    if (known) return known
    const reading = this.#read(clubId)
    this.#clubs.set(clubId, reading)
    reading.catch(() => this.#clubs.delete(clubId))
    return reading
  }

  /** To be called after changing a member's name, alias or wish to be shown. */
  changed(clubId: string): void {
    this.#clubs.delete(clubId)
    for (const listener of this.#listeners) listener(clubId)
  }

  subscribe(listener: (clubId: string) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async #read(clubId: string): Promise<ReadonlyMap<string, MemberNames>> {
    const entries = await readDirectory(this.sql, clubId)
    return new Map(
      entries.map(({ memberId, name, alias, showAs, inSeason }) => {
        const shown = { name, alias: alias ?? HIDDEN, hidden: HIDDEN }[showAs]
        return [memberId, { full: name, board: shown, inSeason }]
      }),
    )
  }
}
