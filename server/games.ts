import type { PokerCommand, PokerEvent } from '@/rules/poker/decider'
import { poker } from '@/rules/poker/decider'
import type { Evening } from '@/rules/poker/evening'
import { sheetsBetween } from '@/rules/poker/views/sheets'
import { viewOf } from '@/rules/poker/views/view'
import type { AnyGame, Game } from './game'

const pokerRoom: Game<Evening, PokerCommand, PokerEvent> = {
  decider: poker,
  register: ({ title, day, status }) => ({ title, day, status }),
  sheets: sheetsBetween,
  view: viewOf,
  hasTable: (evening, table) => Object.hasOwn(evening.tables, table),
}

/** Every game of this house by its name in the journal; a later one is a line here. */
export const GAMES: Readonly<Record<string, AnyGame>> = {
  [poker.game]: pokerRoom as unknown as AnyGame,
}

/** The game that the secretary's evenings are of. */
export const EVENING_GAME = poker.game
