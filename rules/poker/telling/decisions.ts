import type { Account, Transfer } from '../../kernel/ledger'
import { type Sentence, type Tell, tellsOf } from '../../kernel/tell'
import { CASSA, ownerOf, POT } from '../money/accounts'
import type { DisputeDecision, Ruled } from '../state/dispute'

export const DECISION_SENTENCES = {
  tableForNow: { it: 'Il tavolo, in via provvisoria', en: 'The table, provisionally' },
  tableForGood: { it: 'Il tavolo, in via definitiva', en: 'The table, for good' },
  cartaroForNow: {
    it: 'Con la parola del cartaro, {members}, in via provvisoria',
    en: 'With the cartaro’s word, {members}, provisionally',
  },
  deputatoForNow: {
    it: 'Il deputato di gioco {members}, in via provvisoria',
    en: 'The deputato di gioco {members}, provisionally',
  },
  deputatoForGood: {
    it: 'Il deputato di gioco {members}, in via definitiva',
    en: 'The deputato di gioco {members}, for good',
  },
  arbiterForNow: {
    it: 'L’arbitro {members}, in via provvisoria',
    en: 'The arbiter {members}, provisionally',
  },
  arbiterForGood: {
    it: 'L’arbitro {members}, in via definitiva',
    en: 'The arbiter {members}, for good',
  },
  panelForNow: {
    it: 'Il collegio degli arbitri: {members}, in via provvisoria',
    en: 'The panel of arbiters: {members}, provisionally',
  },
  panelForGood: {
    it: 'Il collegio degli arbitri: {members}, in via definitiva',
    en: 'The panel of arbiters: {members}, for good',
  },
  favour: { it: 'Ragione a {member}.', en: 'In favour of {member}.' },
  asItStands: { it: 'Le cose restano come stanno.', en: 'Things stay as they are.' },
  chipsMove: { it: 'Si muovono fiches.', en: 'Chips move.' },
  changed: { it: 'La decisione cambia il colpo.', en: 'The ruling changes the colpo.' },
  why: { it: 'Motivo: {why}', en: 'Reason: {why}' },
  under: { it: 'Norma: {provision}', en: 'Provision: {provision}' },
  moved: { it: '{chips} {from} {to}', en: '{chips} {from} {to}' },
} as const satisfies Record<string, Sentence>

/** The account that chips leave, with its preposition: “dal resto di Rossi”. */
export const FROM_SENTENCES = {
  pot: { it: 'dal pot', en: 'from the pot' },
  cassa: { it: 'dalla cassa', en: 'from the cashier' },
  onori: { it: 'dal pot in onore', en: 'from the honour pot' },
  resto: { it: 'dal resto di {member}', en: 'from {member}’s resto' },
} as const satisfies Record<string, Sentence>

/** The account that chips reach, with its preposition: “al resto di Rossi”. */
export const TO_SENTENCES = {
  pot: { it: 'al pot', en: 'to the pot' },
  cassa: { it: 'alla cassa', en: 'to the cashier' },
  onori: { it: 'al pot in onore', en: 'to the honour pot' },
  resto: { it: 'al resto di {member}', en: 'to {member}’s resto' },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(DECISION_SENTENCES)
const fromTell = tellsOf(FROM_SENTENCES)
const toTell = tellsOf(TO_SENTENCES)

type Judged = Pick<DisputeDecision, 'by' | 'member' | 'arbiters' | 'final'>

/** The authority that decided a dispute, and whether finally. */
export function byTell({ by, member, arbiters, final }: Judged): Tell {
  if (by === 'table') return tell(final ? 'tableForGood' : 'tableForNow')
  const members = { members: arbiters.length > 0 ? arbiters : member === null ? [] : [member] }
  if (by === 'cartaro') return tell('cartaroForNow', { members })
  if (by === 'deputato') return tell(final ? 'deputatoForGood' : 'deputatoForNow', { members })
  if (arbiters.length > 1) return tell(final ? 'panelForGood' : 'panelForNow', { members })
  return tell(final ? 'arbiterForGood' : 'arbiterForNow', { members })
}

type Consequence = Pick<Ruled, 'inFavourOf' | 'remedy' | 'transfers'>

/** The contender whom a ruling favours; without one, what it changes. */
export function favourTell({ inFavourOf, remedy, transfers }: Consequence): Tell {
  if (inFavourOf !== null) return tell('favour', { member: { member: inFavourOf } })
  if (remedy) return tell('changed')
  return tell(transfers.length > 0 ? 'chipsMove' : 'asItStands')
}

/** The reason as it was written; empty without one. */
export const whyTell = ({ why }: { why: string }): readonly Tell[] =>
  why === '' ? [] : [tell('why', { why })]

/** The provision of the ruling; empty without one. */
export const underTell = ({ provision }: Pick<Ruled, 'provision'>): readonly Tell[] =>
  provision === null ? [] : [tell('under', { provision: { provision } })]

/** The chips that a ruling moves from one account to another. */
export const movedTell = ({ from, to, chips }: Transfer): Tell =>
  tell('moved', {
    chips: { chips },
    from: { tell: accountTell(fromTell, from) },
    to: { tell: accountTell(toTell, to) },
  })

function accountTell(tellOf: typeof fromTell | typeof toTell, account: Account): Tell {
  const member = ownerOf(account)
  if (member !== null) return tellOf('resto', { member: { member } })
  if (account === CASSA) return tellOf('cassa')
  return tellOf(account === POT ? 'pot' : 'onori')
}
