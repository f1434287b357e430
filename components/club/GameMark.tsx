'use client'
import { useGameTitle } from './club'

/** The name of an evening's game, after the evening's title; nothing where the house has one game only. */
export function GameMark({ game }: { game: string }) {
  const title = useGameTitle()(game)
  return title !== null && <> · {title}</>
}
