import { tableauOfTable } from '@/db/queries/tableaux'
import { BOOK } from '@/rules/banked/accounts'
import { asTable, memberOf } from '@/rules/banked/ids'
import { sceneOf } from '@/rules/black-jack/bench'
import type { Evening } from '@/rules/black-jack/evening'
import type { Table } from '@/rules/black-jack/state/table'
import { hasPlayed } from '@/rules/black-jack/views/known'
import type { BankedEvening } from '@/server/print/banked/context'
import { findBankedPaper } from '@/server/print/banked/find'
import type { GameRuling } from '@/server/print/float/fill/context'
import type { PaperRequest } from '@/server/print/found'
import { type Words, wordsFor } from '@/server/print/words'
import { running } from '@/server/running/running'

const tableIn = ({ tables }: Evening, id: string) =>
  Object.hasOwn(tables, id) ? tables[asTable(id)] : undefined

/** The claims ruled on at a table and the colpi or caselle voided there, in the order of the hours. */
const ruledAt = (table: Table | undefined, words: Words): GameRuling[] =>
  [
    ...(table?.claims ?? []).flatMap(({ colpo, text: about, ruling }) =>
      ruling ? [{ ...ruling, colpo, about }] : [],
    ),
    ...(table?.voided ?? []).map(({ casella, ...one }) => ({
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

/** A day of black jack as the papers of banked games know it. */
const dayOf = (asked: PaperRequest, evening: Evening): BankedEvening => ({
  scene: sceneOf(evening),
  evening: { title: evening.title, day: evening.day },
  game: 'Black jack',
  day: evening,
  pack: 'sabot',
  tables: Object.values(evening.tables),
  rulings: (id) => ruledAt(tableIn(evening, id), wordsFor(asked.locale)),
  abandoned: (id) =>
    (tableIn(evening, id)?.abandoned ?? []).map(({ at, player, casella, chips, status }) => ({
      at,
      member: memberOf(player),
      place: wordsFor(asked.locale)('banked.casella', { number: casella }),
      chips,
      status,
    })),
  hasPlayed: (member) => hasPlayed(evening, member),
  sealed: async () =>
    (await tableauOfTable(running().sql, asked.identity.clubId, asked.evening, BOOK))?.hash ?? null,
})

/** The papers of black jack: those of every banked game. */
export const findBlackJackPaper = async (
  asked: PaperRequest,
  evening: Evening,
  parts: readonly string[],
) => findBankedPaper(asked, dayOf(asked, evening), parts)
