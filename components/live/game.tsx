'use client'
import { createContext, type ReactNode, use } from 'react'

const Game = createContext<string | null>(null)

/** The game whose screens stand in it: their commands, refusals and links to provisions are that game's. */
export function GameProvider({ game, children }: { game: string; children: ReactNode }) {
  return <Game value={game}>{children}</Game>
}

/** The game whose screen this is, by its name in the registry; null on a screen of the house. */
export const useGameHere = (): string | null => use(Game)

export function useGame(): string {
  const game = useGameHere()
  if (game === null) throw new Error('a game’s screen outside its GameProvider')
  return game
}
