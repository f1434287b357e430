'use client'
import { memberOf } from '@/rules/banked/ids'
import type { Player } from '@/rules/black-jack/state/ids'
import { useT } from '../../language/i18n'
import { useNameOf } from '../../live/names'

/** The name of a person at the table: a member's, or the place of somebody whom the book does not name (A1). */
export function usePlayerName(): (player: Player | null) => string {
  const t = useT('bj-told')
  const nameOf = useNameOf()
  return (player) => {
    if (player === null) return '—'
    const member = memberOf(player)
    if (member !== null) return nameOf(member)
    const [, casella = '', letter = ''] = /^@(\d)([a-z]?)$/.exec(player) ?? []
    return letter
      ? t('player.standing', { casella, letter: letter.toUpperCase() })
      : t('player.seat', { seat: casella })
  }
}

export function PlayerName({ player, className }: { player: Player | null; className?: string }) {
  const nameOf = usePlayerName()
  return <span className={className}>{nameOf(player)}</span>
}
