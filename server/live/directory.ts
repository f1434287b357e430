import type { Sql } from '@/db/client'
import { readDirectory } from '@/db/queries/directory'
import { MINUTE_MS } from '@/rules/kernel/time'
import type { News } from '../news/news'

/** A member's full name, and the name that the board on the wall may show: the name, the alias, or a dash. */
export interface MemberNames {
  full: string
  board: string
  /** Whether the member agreed to be named in the season. */
  inSeason: boolean
}

/** The sign shown for a member who asked not to be named. */
export const HIDDEN = '—'

/** Names are read again after this: a process may have been killed before it told a change. */
const READ_AGAIN_MS = 5 * MINUTE_MS

interface Kept {
  names: Promise<ReadonlyMap<string, MemberNames>>
  until: number
}

/** The names of each club's members, kept in memory until a member changes, in this process or another. */
export class Directory {
  readonly #clubs = new Map<string, Kept>()
  readonly #listeners = new Set<(clubId: string) => void>()

  constructor(
    private readonly sql: Sql,
    private readonly news: News,
  ) {
    news.read('names', (clubId) => this.#forget(clubId))
    news.onMissed(() => {
      for (const clubId of [...this.#clubs.keys()]) this.#forget(clubId)
    })
  }

  /** Names by member id. */
  of(clubId: string): Promise<ReadonlyMap<string, MemberNames>> {
    const known = this.#clubs.get(clubId)
    if (known && known.until > performance.now()) return known.names
    const names = this.#read(clubId)
    this.#clubs.set(clubId, { names, until: performance.now() + READ_AGAIN_MS })
    names.catch(() => this.#clubs.delete(clubId))
    return names
  }

  /** To be called after changing a member's name, alias or wish to be shown. */
  changed(clubId: string): void {
    this.news.tell('names', clubId)
  }

  subscribe(listener: (clubId: string) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #forget(clubId: string): void {
    this.#clubs.delete(clubId)
    for (const listener of this.#listeners) listener(clubId)
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
