import type { Games } from '../games/game'
import { AUDIENCES, SEEN_AS } from '../live/audience'
import { KEEPERS } from '../procedures/keeping'
import { makeRouter, proceduresOf } from '../procedures/router'
import { TABLES } from './csv'
import { HOUSE_PAPERS } from './papers'

/** Kinds of things that clients may ask for. */
export const ASKED_KINDS = ['procedure', 'command', 'paper', 'csv', 'line', 'backup'] as const

/** One thing that clients may ask for, and the rights to it: the same data that the code checks before it answers. */
export interface RightsRow {
  kind: (typeof ASKED_KINDS)[number]
  /** The game it belongs to; null for the house's own. */
  game: string | null
  /** A procedure's path, a paper's kind, a file's name or an audience. */
  name: string
  /** The audience as which a procedure's caller looks, where its input names one. */
  as: (typeof SEEN_AS)[number] | null
  may: readonly string[]
  /** Also allowed while a temporary password is not yet changed. */
  beforePassword: boolean
}

/** Everything that clients may ask of a house with these games. */
export function rightsTable(games: Games): RightsRow[] {
  const backup = { ...PLAIN, kind: 'backup', name: 'backup', may: KEEPERS } as const
  return [...proceduresIn(games), ...papersIn(games), ...csvs(), ...lines(), backup]
}

const PLAIN = { game: null, as: null, beforePassword: false } as const

function proceduresIn(games: Games): RightsRow[] {
  return proceduresOf(makeRouter(games)).flatMap(
    ({ path, may, as: looks, beforePassword = false }): RightsRow[] => {
      const [area = ''] = path.split('.')
      const game = Object.hasOwn(games, area) ? area : null
      const kind = game === null ? 'procedure' : 'command'
      const row = { kind, game, name: path, as: null, may, beforePassword } as const
      return looks ? SEEN_AS.map((as) => ({ ...row, as, may: AUDIENCES[as] })) : [row]
    },
  )
}

function papersIn(games: Games): RightsRow[] {
  const own = Object.entries(HOUSE_PAPERS).map(([name, may]) => paper(null, name, may))
  const theirs = Object.entries(games).flatMap(([game, { papers }]) =>
    Object.entries(papers?.rights ?? {}).map(([name, may]) => paper(game, name, may)),
  )
  return [...own, ...theirs]
}

const paper = (game: string | null, name: string, may: readonly string[]): RightsRow => {
  return { ...PLAIN, kind: 'paper', game, name, may }
}

const csvs = (): RightsRow[] =>
  Object.entries(TABLES).map(([name, { may }]) => ({ ...PLAIN, kind: 'csv', name, may }))

const lines = (): RightsRow[] =>
  Object.entries(AUDIENCES).map(([name, may]) => ({ ...PLAIN, kind: 'line', name, may }))
