'use client'
import type { TableView } from '@/rules/chemin-de-fer/views/table'
import { useClub } from '../../club/club'
import { EveningOver } from '../../device/EveningOver'
import { useGame } from '../../live/game'
import { useLive, useNow } from '../../live/useLive'
import { useWakeLock } from '../../ui/awake/useWakeLock'
import { usePressGuard } from '../../ui/pressGuard'
import { SECOND_TAP_MS } from '../../ui/secondTap'
import { CommandingProvider } from '../commanding'
import { TableProvider } from './context'

/** The tablet of a chemin de fer table, in the hand of the person who leads the game. */
export function TableScreen() {
  const { slug } = useClub().club
  const live = useLive<TableView>(slug, 'post', useGame())
  const now = useNow(live.now)
  usePressGuard()
  useWakeLock()
  const { view, evening, state } = live
  if (!view || !evening) return state === 'connecting' ? null : <EveningOver />
  const upon = { moves: view.moves }
  return (
    <CommandingProvider
      here={{ evening, now: live.now, offers: view.offers, upon, restMs: SECOND_TAP_MS }}
    >
      <TableProvider here={{ slug, evening, view, now }}>
        <main data-screen="post" className="flex h-dvh flex-col overflow-hidden">
          <h1 className="text-2xl">{view.summary.label}</h1>
        </main>
      </TableProvider>
    </CommandingProvider>
  )
}
