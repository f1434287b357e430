'use client'
import { bancoOf, ownerOf, unnamedOf } from '@/rules/banked/accounts'
import type { TableId } from '@/rules/banked/ids'
import type { DisputeRuling } from '@/rules/kernel/ruling'
import type { Player } from '@/rules/trente-et-quarante/state/ids'
import { useNameOf } from '../../live/names'
import { usePlayerName } from './PlayerName'

/** The chips that a ruling moves, by the names of who gets them and of the claimant who gives them back. */
export function useMoved() {
  const nameOf = useNameOf()
  const playerName = usePlayerName()
  return (
    table: TableId,
    { transfers }: Pick<DisputeRuling, 'transfers'>,
    player: Player | null,
  ) => ({
    paid: transfers.flatMap(({ to, chips }) => {
      const member = ownerOf(to)
      if (member !== null) return [{ to: nameOf(member), chips }]
      return to === unnamedOf(table) ? [{ to: playerName(player), chips }] : []
    }),
    returned: transfers.flatMap(({ to, chips }) =>
      to === bancoOf(table) ? [{ by: playerName(player), chips }] : [],
    ),
  })
}
