import { type PokerCommand, type PokerEvent, poker } from '@/rules/poker/decider'
import type { Evening } from '@/rules/poker/evening'
import { judgedBy, waitingCases } from '@/rules/poker/views/deputato'
import { knownTo } from '@/rules/poker/views/known'
import { sheetsBetween } from '@/rules/poker/views/sheets'
import { labelOf } from '@/rules/poker/views/summary'
import { viewOf } from '@/rules/poker/views/view'
import type { AnyGame, Draw, Game } from './game'

const pokerRoom: Game<Evening, PokerCommand, PokerEvent> = {
  decider: poker,
  register: ({ title, day, status }) => ({ title, day, status }),
  sheets: sheetsBetween,
  view: viewOf,
  hasTable: ({ tables }, table) => Object.hasOwn(tables, table),
  called: (evening, id) => {
    const table = Object.hasOwn(evening.tables, id) ? evening.tables[id] : undefined
    return table ? labelOf(evening, table) : null
  },
  plays: ({ tables }, table, member) => Object.hasOwn(tables[table]?.players ?? {}, member),
  knows: knownTo,
  judges: (evening, member) => judgedBy(evening, member).length > 0,
  waiting: waitingCases,
  lots: drawOf,
}

function drawOf({ title, tables }: Evening, id: string): Draw | null {
  const table = Object.hasOwn(tables, id) ? tables[id] : undefined
  if (!table) return null
  const { hash, seed, order, numbers } = table.seating
  const signed = order.map((member, index) => ({ member, number: numbers[index] ?? 0 }))
  return { title, hash, seed, order: signed }
}

/** Every game of this house by its name in the journal; a later one is a line here. */
export const GAMES: Readonly<Record<string, AnyGame>> = {
  // A registry of games cannot know each one's own types; each stream gives its game its own commands only.
  [poker.game]: pokerRoom as unknown as AnyGame,
}

/** The game that the secretary's evenings are of. */
export const EVENING_GAME = poker.game
