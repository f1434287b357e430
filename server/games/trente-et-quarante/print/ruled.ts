import type { Table } from '@/rules/trente-et-quarante/state/table'
import type { GameRuling } from '@/server/print/float/fill/context'
import type { Words } from '@/server/print/words'

/** The claims ruled on at a table, for its book. */
export const ruledAt = ({ disputes }: Table, words: Words): GameRuling[] =>
  disputes.flatMap(({ coup: colpo, about, decision }) => {
    if (!decision) return []
    const { at, member: by, why, provision } = decision
    const text = words('banked.ruling', { colpo, about, why, provision: provision ?? '—' })
    return [{ at, by, text }]
  })
