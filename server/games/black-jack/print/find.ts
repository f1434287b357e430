import { tableauOfTable } from '@/db/queries/tableaux'
import { BOOK } from '@/rules/banked/accounts'
import type { Evening } from '@/rules/black-jack/evening'
import { sceneOf } from '@/rules/black-jack/play/host'
import { asTable, memberOf } from '@/rules/black-jack/state/ids'
import type { BankedEvening } from '@/server/print/banked/context'
import { findBankedPaper } from '@/server/print/banked/find'
import type { PaperRequest } from '@/server/print/found'
import { wordsFor } from '@/server/print/words'
import { running } from '@/server/running/running'

const tableIn = ({ tables }: Evening, id: string) =>
  Object.hasOwn(tables, id) ? tables[asTable(id)] : undefined

/** A day of black jack as the papers of banked games know it. */
const dayOf = (asked: PaperRequest, evening: Evening): BankedEvening => ({
  scene: sceneOf(evening),
  evening: { title: evening.title, day: evening.day },
  game: 'Black jack',
  day: evening,
  pack: 'sabot',
  tables: Object.values(evening.tables),
  rulings: (id) =>
    (tableIn(evening, id)?.claims ?? []).flatMap(({ colpo, text, ruling }) =>
      ruling
        ? [
            {
              at: ruling.at,
              by: ruling.by,
              text: wordsFor(asked.locale)('banked.ruling', {
                colpo,
                about: text,
                why: ruling.why,
                provision: ruling.provision ?? '—',
              }),
            },
          ]
        : [],
    ),
  abandoned: (id) =>
    (tableIn(evening, id)?.abandoned ?? []).map(({ at, player, casella, chips, status }) => ({
      at,
      member: memberOf(player),
      place: wordsFor(asked.locale)('banked.casella', { number: casella }),
      chips,
      status,
    })),
  sealed: async () =>
    (await tableauOfTable(running().sql, asked.identity.clubId, asked.evening, BOOK))?.hash ?? null,
})

/** The papers of black jack: those of every banked game. */
export const findBlackJackPaper = async (
  asked: PaperRequest,
  evening: Evening,
  parts: readonly string[],
) => findBankedPaper(asked, dayOf(asked, evening), parts)
