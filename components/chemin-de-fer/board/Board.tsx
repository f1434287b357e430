'use client'
import type { BoardView } from '@/rules/chemin-de-fer/views/board'
import { useClub } from '../../club/club'
import { useGame } from '../../live/game'
import { useLive } from '../../live/useLive'

/** Tonight's chemin de fer on the wall. */
export function Board(_: { isAlone: boolean }) {
  const { view } = useLive<BoardView>(useClub().club.slug, 'board', useGame())
  return view && <h2 className="text-5xl">{view.title}</h2>
}
