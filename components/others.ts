'use client'
import { use } from 'react'
import { GAMES } from '@/components/games'
import type { OtherScreens } from './game'
import { untilLoaded } from './ui/loaded/onDemand'

/** A game of the house with its other screens. */
interface WithOthers {
  game: string
  screens: OtherScreens
}

const loading = new Map<string, Promise<OtherScreens | null>>()
let loadingAll: Promise<readonly WithOthers[]> | undefined

/** A game's other screens, loaded once; null for a game that this house does not have. */
export function othersOf(game: string): Promise<OtherScreens | null> {
  const known = loading.get(game)
  if (known) return known
  const { others = async () => null } = Object.hasOwn(GAMES, game) ? (GAMES[game] ?? {}) : {}
  const loaded = untilLoaded<OtherScreens | null>(others)
  loading.set(game, loaded)
  return loaded
}

async function allOthers(): Promise<readonly WithOthers[]> {
  const all = await Promise.all(
    Object.keys(GAMES).map(async (game) => ({ game, screens: await othersOf(game) })),
  )
  return all.flatMap(({ game, screens }) => (screens ? [{ game, screens }] : []))
}

/** The same for a screen, which waits for them. */
export const useOthers = (game: string): OtherScreens | null => use(othersOf(game))

/** The other screens of every game of the house, in the house's order. */
export function useAllOthers(): readonly WithOthers[] {
  loadingAll ??= allOthers()
  return use(loadingAll)
}
