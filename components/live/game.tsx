'use client'
import { createContext, type ReactNode, use } from 'react'

const Game = createContext<string | null>(null)

/** Provides the name of a game to its screens: their commands, refusals and links to provisions belong to it. */
export function GameProvider({ game, children }: { game: string; children: ReactNode }) {
  return <Game value={game}>{children}</Game>
}

/** The name of the game that this screen belongs to; null on a screen of the house. */
export const useGameOrNull = (): string | null => use(Game)

export function useGame(): string {
  const game = useGameOrNull()
  if (game === null) throw new Error('a game’s screen outside its GameProvider')
  return game
}
