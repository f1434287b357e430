import { memberOf } from '@/rules/banked/ids'
import type { Table } from '@/rules/black-jack/state/table'
import type { GameAbandoned } from '@/server/print/banked/context'
import type { GameRuling } from '@/server/print/float/fill/context'
import type { Words } from '@/server/print/words'

/** The claims ruled on at a table and the colpi or caselle voided there, in the order of the hours. */
export function ruledAt({ claims, voided }: Table, words: Words): GameRuling[] {
  return [
    ...claims.flatMap(({ colpo, text: about, ruling }) =>
      ruling ? [{ ...ruling, colpo, about }] : [],
    ),
    ...voided.map(({ casella, ...one }) => ({
      ...one,
      about:
        casella === null
          ? words('banked.voidColpo')
          : words('banked.voidCasella', { number: casella }),
    })),
  ]
    .sort((a, b) => a.at - b.at)
    .map(({ at, by, colpo, about, why, provision }) => ({
      at,
      by,
      text: words('banked.ruling', { colpo, about, why, provision: provision ?? '—' }),
    }))
}

/** Winnings that the head of a table took in as abandoned. */
export const abandonedAt = ({ abandoned }: Table, words: Words): GameAbandoned[] =>
  abandoned.map(({ at, player, casella, chips, status }) => ({
    at,
    member: memberOf(player),
    place: words('banked.casella', { number: casella }),
    chips,
    status,
  }))
