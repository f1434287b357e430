'use client'
import type { Player } from '@/rules/trente-et-quarante/state/ids'
import { unnamed } from '@/rules/trente-et-quarante/telling/player'
import { useNameBy } from '../../banked/told/playerName'

export const usePlayerName = () => useNameBy(unnamed)

export function PlayerName({ player, className }: { player: Player | null; className?: string }) {
  const nameOf = usePlayerName()
  return <span className={className}>{nameOf(player)}</span>
}
