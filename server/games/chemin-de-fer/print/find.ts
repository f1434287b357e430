import { tableauOfTable } from '@/db/queries/tableaux'
import { BOOK } from '@/rules/chemin-de-fer/accounts'
import type { Evening } from '@/rules/chemin-de-fer/evening'
import { OFFICERS } from '@/rules/kernel/decider'
import type { Right } from '@/server/access/rights'
import { type Found, type PaperRequest, proofAt } from '@/server/print/found'
import { running } from '@/server/running/running'
import type { documents } from './documents'
import { salaPaper } from './fill'

/** Rights to each paper: officers, those who take part in the evening, and the tablets of its tables. */
export const SALA_RIGHTS = {
  tableau: [...OFFICERS, 'seated', 'post'],
} as const satisfies Readonly<Record<keyof typeof documents, readonly Right[]>>

/** The evening's tableau, at `tableau/sala.pdf`; null where there is no such paper. */
export async function findSalaPaper(
  asked: PaperRequest,
  evening: Evening,
  parts: readonly string[],
): Promise<Found<keyof typeof SALA_RIGHTS> | null> {
  if (parts.join('/') !== `tableau/${BOOK}.pdf`) return null
  const { member, device, clubId } = asked.identity
  const ties = {
    seated: member !== null && Object.hasOwn(evening.persons, member.id),
    post: device !== null && device.evening === asked.evening,
  }
  return {
    kind: 'tableau',
    ties,
    async make() {
      const kept = evening.tableau
        ? await tableauOfTable(running().sql, clubId, asked.evening, BOOK)
        : undefined
      const proof = kept ? proofAt(asked, kept.hash) : null
      return {
        name: `tableau-${evening.day}-${BOOK}.pdf`,
        counted: kept ? `tableau/${kept.hash}` : null,
        content: salaPaper(evening, { ...asked, proof }),
      }
    },
  }
}
