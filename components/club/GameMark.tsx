'use client'
import { useGameTitle } from './club'

/** Which game an evening is of, after its title; nothing where the house has one game only. */
export function GameMark({ game }: { game: string }) {
  const title = useGameTitle()(game)
  return title !== null && <> · {title}</>
}
