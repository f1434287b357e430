'use client'
import type { Player } from '@/rules/black-jack/state/ids'
import { unnamed } from '@/rules/black-jack/telling/player'
import { useNameBy } from '../../banked/told/playerName'

export const usePlayerName = () => useNameBy(unnamed)

export function PlayerName({ player, className }: { player: Player | null; className?: string }) {
  const nameOf = usePlayerName()
  return <span className={className}>{nameOf(player)}</span>
}
