import { BOOK } from '@/rules/banked/accounts'
import { OFFICERS } from '@/rules/kernel/decider'
import { DESK, type Right } from '../../access/rights'
import { findFloatPaper } from '../float/find'
import { FLOAT_RIGHTS, tiesTo } from '../float/rights'
import { type Found, type Made, type PaperRequest, proofAt } from '../found'
import type { BankedFilling, PrintedDay } from './context'
import { bankedCassa, bankedTableau, dayPaper, tableBookPaper } from './fill'

/**
 * Rights to each paper of a banked game. The tableau: officers, members who drew chips, and the tablets of its tables. A
 * slip: the desk, and the member whom it names. The books: officers and the offices that read them; a table's, its tablet.
 */
export const BANKED_RIGHTS = {
  tableau: [...OFFICERS, 'seated', 'post'],
  cassa: [...DESK, 'own'],
  tavolo: [...OFFICERS, 'office', 'post'],
  giornata: [...OFFICERS, 'office'],
  ...FLOAT_RIGHTS,
} as const satisfies Readonly<Record<string, readonly Right[]>>

type BankedFound = Found<keyof typeof BANKED_RIGHTS>

/**
 * The day's tableau at `tableau/sala.pdf`, the slip of a member's cassa at `cassa/<member>/<number>.pdf`, the book of a
 * table at `tavolo/<table>.pdf`, all tables at `giornata.pdf`, and the papers of the float; null where there is none.
 */
export function findBankedPaper(
  asked: PaperRequest,
  evening: PrintedDay,
  parts: readonly string[],
): BankedFound | null {
  const [kind, ...rest] = parts
    .join('/')
    .replace(/\.pdf$/, '')
    .split('/')
  const [what = '', which = ''] = rest
  const filling: BankedFilling = { ...evening, asked }
  if (kind === 'tableau' && rest.length === 1 && what === BOOK) return tableau(filling)
  if (kind === 'cassa' && rest.length === 2) return cassa(filling, what, Number(which))
  if (kind === 'tavolo' && rest.length === 1) return table(filling, what)
  if (kind === 'giornata' && rest.length === 0) return wholeDay(filling)
  return findFloatPaper(asked, evening, parts)
}

function tableau(filling: BankedFilling): BankedFound {
  const { asked, day, hasPlayed, sealed } = filling
  const { member, device } = asked.identity
  const ties = {
    seated: member !== null && hasPlayed(member.id),
    post: device !== null && device.evening === asked.evening,
  }
  return {
    kind: 'tableau',
    ties,
    async make() {
      const hash = day.tableau ? await sealed() : null
      const proof = hash === null ? null : proofAt(asked, hash)
      return {
        name: `tableau-${day.day}-${BOOK}.pdf`,
        counted: hash === null ? null : `tableau/${hash}`,
        content: bankedTableau(filling, { ...asked, proof }),
      }
    },
  }
}

function cassa(filling: BankedFilling, id: string, number: number): BankedFound | null {
  const { asked, day } = filling
  const content = bankedCassa(filling, id, number, asked.personOf)
  if (!content) return null
  const make = () => ({
    name: `cassa-${day.day}-${id}-${number}.pdf`,
    // One that was taken back left its number to the next.
    counted: `${asked.evening}/cassa/${id}/${number}/${content.at}`,
    content,
  })
  return { kind: 'cassa', ties: { own: asked.identity.member?.id === id }, make }
}

/** A book bears the hash of the journal; while it may still grow, each state of the journal is a paper of its own. */
const sealedPaper = (
  { asked, day }: BankedFilling,
  name: string,
  { content, closedAt }: { content: unknown; closedAt: number | null },
): Made => ({
  name: `${name.replace('/', '-')}-${day.day}.pdf`,
  counted: `${asked.evening}/${name}/${closedAt ?? asked.journal ?? 'now'}`,
  sealed: asked.journal,
  content,
})

function table(filling: BankedFilling, id: string): BankedFound | null {
  const content = tableBookPaper(filling, id)
  if (!content) return null
  const ties = tiesTo(filling.asked, filling.scene.room, { kind: 'libretto', table: id })
  const make = () => sealedPaper(filling, `tavolo/${id}`, { content, closedAt: content.closedAt })
  return { kind: 'tavolo', ties, make }
}

function wholeDay(filling: BankedFilling): BankedFound {
  const content = dayPaper(filling)
  const ties = tiesTo(filling.asked, filling.scene.room, { kind: 'rendimento', table: null })
  return {
    kind: 'giornata',
    ties,
    make: () => sealedPaper(filling, 'giornata', { content, closedAt: null }),
  }
}
