'use client'
import { memberOf } from '@/rules/banked/ids'
import type { Player } from '@/rules/trente-et-quarante/state/ids'
import { useT } from '../../language/i18n'
import { useNameOf } from '../../live/names'

/** The name of a person at the table: a member's, or the number of somebody whom the book does not name. */
export function usePlayerName(): (player: Player | null) => string {
  const t = useT('trente-table')
  const nameOf = useNameOf()
  return (player) => {
    if (player === null) return '—'
    const member = memberOf(player)
    return member === null ? t('player.unnamed', { n: player.slice(1) }) : nameOf(member)
  }
}

export function PlayerName({ player, className }: { player: Player | null; className?: string }) {
  const nameOf = usePlayerName()
  return <span className={className}>{nameOf(player)}</span>
}
