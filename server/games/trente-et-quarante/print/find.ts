import { tableauOfTable } from '@/db/queries/tableaux'
import { BOOK } from '@/rules/banked/accounts'
import { asTable } from '@/rules/banked/ids'
import { sceneOf } from '@/rules/trente-et-quarante/bench'
import type { Evening } from '@/rules/trente-et-quarante/evening'
import { hasPlayed } from '@/rules/trente-et-quarante/views/known'
import type { BankedEvening } from '@/server/print/banked/context'
import { findBankedPaper } from '@/server/print/banked/find'
import type { PaperRequest } from '@/server/print/found'
import { wordsFor } from '@/server/print/words'
import { running } from '@/server/running/running'

/** A day of trente et quarante as the papers of banked games know it. */
const dayOf = (asked: PaperRequest, evening: Evening): BankedEvening => ({
  scene: sceneOf(evening),
  evening: { title: evening.title, day: evening.day },
  game: 'Trente et quarante',
  day: evening,
  pack: 'taglia',
  tables: Object.values(evening.tables),
  rulings: (id) =>
    (Object.hasOwn(evening.tables, id)
      ? (evening.tables[asTable(id)]?.disputes ?? [])
      : []
    ).flatMap(({ coup: colpo, about, decision }) =>
      decision
        ? [
            {
              at: decision.at,
              by: decision.member,
              text: wordsFor(asked.locale)('banked.ruling', {
                colpo,
                about,
                why: decision.why,
                provision: decision.provision ?? '—',
              }),
            },
          ]
        : [],
    ),
  hasPlayed: (member) => hasPlayed(evening, member),
  sealed: async () =>
    (await tableauOfTable(running().sql, asked.identity.clubId, asked.evening, BOOK))?.hash ?? null,
})

/** The papers of trente et quarante: those of every banked game. */
export const findTrentePaper = async (
  asked: PaperRequest,
  evening: Evening,
  parts: readonly string[],
) => findBankedPaper(asked, dayOf(asked, evening), parts)
