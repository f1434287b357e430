import { z } from 'zod'
import { asChips, type Chips, lesser, MOST_CHIPS, negate, plus, totalChips } from '../chips'
import { type CommandRule, type Decision, type HouseRole, happens, type Refused } from '../decider'
import { membersIn } from '../ids'
import type { Transfer } from '../ledger'
import { MemberId } from '../memberId'
import { hasChanged } from '../read'
import { anyRefusal } from '../refusal'
import type { Sentence } from '../tell'
import { reason } from '../text'
import { CASH_DESK, type CasseEvent } from './casse'

/** The correction of a cassa: refusals in their order of precedence. */
export const CORRECTION_REFUSALS = {
  'drawn-meanwhile': {
    it: 'La cassa di {member} intanto è cambiata: ora è {drawn}. Guardate se c’è ancora da correggere.',
    en: '{member}’s cassa has changed meanwhile: it is {drawn} now. See whether there is still something to correct.',
  },
  'more-than-drawn': {
    it: '{member} ha prelevato soltanto {drawn}: non si può togliere di più.',
    en: '{member} drew only {drawn}: no more than that can be taken back.',
  },
} as const satisfies Record<string, Sentence>

/** The chips drawn so far, as the desk read them before it corrects a cassa (decision 45). */
export const DRAWN_SHOWN = { drawn: z.int().optional() }

/** An evening as far as the sums of its casse are concerned. */
interface Drawn {
  readonly persons: Readonly<
    Record<MemberId, { readonly casse: readonly { readonly chips: Chips }[] }>
  >
}

/** How the evening of a game lives in the correction of its casse. */
interface CorrectionHost<S extends Drawn, Book extends string> {
  /** The provision about casse. */
  readonly provision: string
  readonly book: Book
  /** The reason why this member’s cassa is not corrected; null when it may be. */
  barred(evening: S, member: MemberId): Refused | null
  /** The most chips that a member may have in front. */
  most(evening: S, member: MemberId): Chips
  /** The transfers that bring a member chips from the desk. */
  handed(member: MemberId, chips: Chips): readonly Transfer[]
  /** The reason why a member has these chips no more; null while they do. */
  spent(evening: S, member: MemberId, transfers: readonly Transfer[]): Refused | null
}

/** The desk corrects the chips that it has handed out, up or down, until the tableau is closed. Source: C.1, J.1, K.1. */
export function cassaCorrection<S extends Drawn, Book extends string>(
  host: CorrectionHost<S, Book>,
) {
  const command = <P>(
    rule: CommandRule<S, CasseEvent<Book>, P, HouseRole, never>,
  ): CommandRule<S, CasseEvent<Book>, P, HouseRole, never> => rule
  const drawnBy = ({ persons }: S, member: MemberId) => totalChips(persons[member]?.casse ?? [])

  const correctCassa = command({
    schema: z.object({
      member: MemberId,
      chips: z
        .int()
        .min(-MOST_CHIPS)
        .max(MOST_CHIPS)
        .refine((chips) => chips !== 0)
        .brand<'chips'>(),
      why: reason(3, 300),
      ...DRAWN_SHOWN,
    }),
    may: CASH_DESK,
    afterClosing: true,
    decide(evening, { member, chips, why, drawn: read }): Decision<CasseEvent<Book>> {
      const barred = host.barred(evening, member)
      if (barred) return barred
      const drawn = drawnBy(evening, member)
      const parts = { member: { member }, drawn: { chips: drawn } }
      if (hasChanged(read, drawn)) return anyRefusal(host.provision, 'drawn-meanwhile', parts)
      if (plus(drawn, chips) < 0) return anyRefusal(host.provision, 'more-than-drawn', parts)
      const transfers = host.handed(member, chips)
      return (
        host.spent(evening, member, transfers) ??
        happens({ type: 'cassaCorrected', book: host.book, member, chips, why, transfers })
      )
    },
    candidates: ({ persons }) =>
      membersIn(persons).map((member) => ({ member, chips: asChips(1), why: 'correzione' })),
    bounds: (evening, { member }) => {
      const inFront = lesser(host.most(evening, member), asChips(MOST_CHIPS))
      const back = lesser(drawnBy(evening, member), inFront)
      const least = negate(back)
      return { chips: { min: least === 0 ? 1 : least, max: MOST_CHIPS, step: 1 } }
    },
  })

  return { correctCassa }
}
