import { z } from 'zod'
import type { Actor } from '../decider'
import type { MemberId } from '../ids'
import { hasChanged } from '../read'
import { type Part, type Sentence, tellsOf } from '../tell'

/** The progress of a reopening, which takes two officers. */
export interface ReopenRequest {
  /** The first of the two officers, and their reason; null while nobody asks. */
  readonly reopenAskedBy: MemberId | null
  readonly reopenWhy: string | null
}

/** Nobody asks to reopen the tableau. */
export const NOT_REOPENING: ReopenRequest = { reopenAskedBy: null, reopenWhy: null }

/** The reopening of a closed tableau: refusals in their order of precedence. */
export const REOPENING_REFUSALS = {
  'tableau-not-closed': {
    it: 'Il tableau non è chiuso: non c’è nulla da riaprire.',
    en: 'The tableau is not closed: there is nothing to reopen.',
  },
  'no-name': {
    it: 'Serve un nome: entrate con la vostra tessera.',
    en: 'A name is needed: sign in with your own card.',
  },
  'reopening-asked': {
    it: 'La riapertura è già chiesta: la confermi un’altra persona.',
    en: 'The reopening is asked for already: another person must confirm it.',
  },
  'reopening-not-asked': {
    it: 'Nessuno ha chiesto la riapertura.',
    en: 'Nobody has asked for the reopening.',
  },
  'reopening-changed': {
    it: 'Intanto la riapertura è stata chiesta con un altro motivo: leggetelo e confermate di nuovo.',
    en: 'Meanwhile the reopening has been asked for with another reason: read it and confirm again.',
  },
  'same-person': {
    it: 'Servono due persone: la riapertura la confermi un’altra persona.',
    en: 'It takes two people: somebody else must confirm the reopening.',
  },
} as const satisfies Record<string, Sentence>

type Reason = keyof typeof REOPENING_REFUSALS

/** The reason why this officer may not ask to reopen a closed tableau; null when they may. */
export function askRefused({ reopenAskedBy }: ReopenRequest, by: Actor): Reason | null {
  if (by.member === null) return 'no-name'
  return reopenAskedBy === null ? null : 'reopening-asked'
}

/** The reason that the second of the two has read (decision 45). */
export const REASON_SHOWN = { why: z.string().max(300).optional() }

/** The reason why this officer may not confirm the reopening as the second of the two; null when they may. */
export function confirmRefused(
  { reopenAskedBy, reopenWhy }: ReopenRequest,
  { by, why }: { by: Actor; why: string | undefined },
): Reason | null {
  if (by.member === null) return 'no-name'
  if (reopenAskedBy === null) return 'reopening-not-asked'
  if (hasChanged<string | null>(why, reopenWhy)) return 'reopening-changed'
  return reopenAskedBy === by.member ? 'same-person' : null
}

/** The reason why no request to reopen a tableau can be withdrawn; null when one can. */
export function dropRefused(tableau: ReopenRequest | null): Reason | null {
  if (!tableau) return 'tableau-not-closed'
  return tableau.reopenAskedBy === null ? 'reopening-not-asked' : null
}

export const REOPENING_SENTENCES = {
  reopeningAsked: {
    it: 'Chiesta la riapertura del tableau: {why}',
    en: 'Reopening of the tableau asked for: {why}',
  },
  reopeningDropped: {
    it: 'Ritirata la richiesta di riapertura: il tableau resta chiuso',
    en: 'The request to reopen is withdrawn: the tableau stays closed',
  },
  tableauReopened: { it: 'Tableau riaperto', en: 'Tableau reopened' },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(REOPENING_SENTENCES)

/** The reopening in sentences. */
export const REOPENING_TOLD = {
  reopeningAsked: ({ why }: { why: Part }) => tell('reopeningAsked', { why }),
  reopeningDropped: () => tell('reopeningDropped'),
  tableauReopened: () => tell('tableauReopened'),
}
