import { tableauOfTable } from '@/db/queries/tableaux'
import { BOOK } from '@/rules/chemin-de-fer/accounts'
import type { Evening } from '@/rules/chemin-de-fer/evening'
import { sceneOf } from '@/rules/chemin-de-fer/float'
import { asTable } from '@/rules/chemin-de-fer/state/ids'
import { hasPlayed } from '@/rules/chemin-de-fer/views/known'
import { OFFICERS } from '@/rules/kernel/decider'
import { asMember } from '@/rules/kernel/ids'
import { DESK, type Right } from '@/server/access/rights'
import type { FloatEvening } from '@/server/print/float/fill/context'
import { findFloatPaper } from '@/server/print/float/find'
import { FLOAT_RIGHTS } from '@/server/print/float/rights'
import { type Found, type PaperRequest, proofAt } from '@/server/print/found'
import { wordsFor } from '@/server/print/words'
import { running } from '@/server/running/running'
import { cardOf } from './card'
import type { documents } from './documents'
import { cassaPaper, receiptOf, salaPaper } from './fill'

/**
 * Rights to each paper. The tableau: officers, those who take part in the evening, and the tablets of its tables. A
 * slip or a receipt: the desk, and the members whom it names.
 */
export const SALA_RIGHTS = {
  tableau: [...OFFICERS, 'seated', 'post'],
  cassa: [...DESK, 'own'],
  ricevuta: [...DESK, 'own'],
  ...FLOAT_RIGHTS,
} as const satisfies Readonly<Record<keyof typeof documents, readonly Right[]>>

type SalaFound = Found<keyof typeof SALA_RIGHTS>

/**
 * The evening's tableau at `tableau/sala.pdf`, the slip of a member's cassa at `cassa/<member>/<number>.pdf`, the
 * receipt of a payment at `ricevuta/<number>.pdf`, and the papers of the float; null where there is no such paper.
 */
export async function findSalaPaper(
  asked: PaperRequest,
  evening: Evening,
  parts: readonly string[],
): Promise<SalaFound | null> {
  const [kind, ...rest] = parts
    .join('/')
    .replace(/\.pdf$/, '')
    .split('/')
  const [what = '', which = ''] = rest
  if (kind === 'tableau' && rest.length === 1 && what === BOOK) return tableau(asked, evening)
  if (kind === 'cassa' && rest.length === 2) return cassa(asked, evening, what, Number(which))
  if (kind === 'ricevuta' && rest.length === 1) return receipt(asked, evening, Number(what))
  return findFloatPaper(asked, floatEvening(asked, evening), parts)
}

/** The evening as the papers of the float know it. */
const floatEvening = ({ locale, club }: PaperRequest, evening: Evening): FloatEvening => ({
  card: cardOf(evening, club),
  scene: sceneOf(evening),
  evening: { title: evening.title, day: evening.day },
  game: wordsFor(locale)('sala.game'),
  rulings: (id) =>
    Object.hasOwn(evening.tables, id)
      ? (evening.tables[asTable(id)]?.disputes ?? []).flatMap(({ about, decision }) =>
          decision
            ? [{ at: decision.at, by: decision.member, text: `${about} — ${decision.why}` }]
            : [],
        )
      : [],
})

function tableau(asked: PaperRequest, evening: Evening): SalaFound {
  const { member, device, clubId } = asked.identity
  const ties = {
    seated: member !== null && hasPlayed(evening, member.id),
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

const isOwn = ({ identity }: PaperRequest, members: readonly string[]): boolean =>
  identity.member !== null && members.includes(identity.member.id)

const named = ({ evening: id }: PaperRequest, { day }: Evening, kind: string, what: string) => ({
  name: `${kind}-${day}-${what.replace('/', '-')}.pdf`,
  counted: `${id}/${kind}/${what}`,
})

function cassa(
  asked: PaperRequest,
  evening: Evening,
  id: string,
  number: number,
): SalaFound | null {
  const person = Object.hasOwn(evening.persons, id) ? evening.persons[asMember(id)] : undefined
  const content = person ? cassaPaper(evening, person, number, asked.personOf) : null
  if (!content) return null
  const { name, counted } = named(asked, evening, 'cassa', `${id}/${number}`)
  // One that was taken back left its number to the next.
  const make = () => ({ name, counted: `${counted}/${content.at}`, content })
  return { kind: 'cassa', ties: { own: isOwn(asked, [id]) }, make }
}

function receipt(asked: PaperRequest, evening: Evening, number: number): SalaFound | null {
  const payment = evening.tableau?.payments.find((one) => one.number === number)
  if (!payment) return null
  const words = wordsFor(asked.locale)
  const content = receiptOf(evening, payment, { personOf: asked.personOf, words })
  const make = () => ({ ...named(asked, evening, 'ricevuta', String(number)), content })
  return { kind: 'ricevuta', ties: { own: isOwn(asked, [payment.from, payment.to]) }, make }
}
