import type { Colpo, Parol } from './colpo'
import type { SignUp } from './list'
import type { Hand, Play } from './play'
import type { Player, Table } from './table'

/*
 * V8 gives the result of each spread in the source a hidden shape of its own, and whoever reads an object that came
 * in five shapes, were it once, reads all of its kind slowly from then on. So what is read at every word is not kept as
 * a spread made it: it is copied by one of these literals and the copy is changed. All of a kind have one shape. A field
 * left out does not compile. Small parts that are rarely read may still be spread.
 */

/** A small part of the state with some of it changed: copied first, so that it too takes no shape from its change. */
export const changed = <T extends object>(from: T, what: Partial<T>): T =>
  Object.assign({ ...from }, what)

/** The sign-up in the one shape that all of its kind have. */
export const sameSignUp = (from: SignUp): SignUp => ({
  number: from.number,
  byRight: from.byRight,
  member: from.member,
  list: from.list,
  at: from.at,
  status: from.status,
  table: from.table,
  call: from.call,
  skipped: from.skipped,
  mustOpt: from.mustOpt,
  endedBy: from.endedBy,
})

/** The table in the one shape that all of its kind have. */
export const sameTable = (from: Table): Table => ({
  id: from.id,
  list: from.list,
  number: from.number,
  settings: from.settings,
  edition: from.edition,
  level: from.level,
  status: from.status,
  formedAt: from.formedAt,
  startedAt: from.startedAt,
  closedAt: from.closedAt,
  seating: from.seating,
  firstCartaro: from.firstCartaro,
  cartaro: from.cartaro,
  giro: from.giro,
  players: from.players,
  accounts: from.accounts,
  colpo: from.colpo,
  play: from.play,
  affranchi: from.affranchi,
  colpi: from.colpi,
  colpoNumber: from.colpoNumber,
  opening: from.opening,
  stripped: from.stripped,
  parol: from.parol,
  honourPots: from.honourPots,
  vacancies: from.vacancies,
  consent: from.consent,
  restiKnown: from.restiKnown,
  agreedColpo: from.agreedColpo,
  disputes: from.disputes,
  closing: from.closing,
  tableau: from.tableau,
  corrections: from.corrections,
})

/** The player in the one shape that all of its kind have. */
export const samePlayer = (from: Player): Player => ({
  member: from.member,
  signUp: from.signUp,
  status: from.status,
  seat: from.seat,
  formerSeat: from.formerSeat,
  seatedAt: from.seatedAt,
  enteredAfter: from.enteredAfter,
  awaySince: from.awaySince,
  absenceCharged: from.absenceCharged,
  leftAt: from.leftAt,
  leftBecause: from.leftBecause,
  casse: from.casse,
  asked: from.asked,
  askedInLoss: from.askedInLoss,
  allAltezza: from.allAltezza,
  debt: from.debt,
  infraction: from.infraction,
})

/** The colpo in the one shape that all of its kind have. */
export const sameColpo = (from: Colpo): Colpo => ({
  number: from.number,
  giro: from.giro,
  cartaro: from.cartaro,
  cartaroSeat: from.cartaroSeat,
  cutter: from.cutter,
  dealtAt: from.dealtAt,
  players: from.players,
  absent: from.absent,
  formers: from.formers,
  opening: from.opening,
  pot: from.pot,
  lowest: from.lowest,
  honourPot: from.honourPot,
  stakes: from.stakes,
  altezza: from.altezza,
  parolOf: from.parolOf,
  outcome: from.outcome,
  settledAt: from.settledAt,
  dealt: from.dealt,
  settled: from.settled,
  rebuys: from.rebuys,
  before: from.before,
  corrected: from.corrected,
})

/** The parol in the one shape that all of its kind have. */
export const sameParol = (from: Parol): Parol => ({
  colpo: from.colpo,
  entitled: from.entitled,
  declared: from.declared,
  quota: from.quota,
  paid: from.paid,
  remainers: from.remainers,
  nextCartaro: from.nextCartaro,
  split: from.split,
})

/** The play in the one shape that all of its kind have. */
export const samePlay = (from: Play): Play => ({
  phase: from.phase,
  giro: from.giro,
  hands: from.hands,
  speaker: from.speaker,
  pot: from.pot,
  cip: from.cip,
  opener: from.opener,
  openedFor: from.openedFor,
  bet: from.bet,
  raises: from.raises,
  lastRaiser: from.lastRaiser,
  openingHeld: from.openingHeld,
  answering: from.answering,
  interrupted: from.interrupted,
  nullified: from.nullified,
  taker: from.taker,
  partito: from.partito,
  parol: from.parol,
  faceUp: from.faceUp,
  lowest: from.lowest,
  secondTake: from.secondTake,
  early: from.early,
  moves: from.moves,
  notes: from.notes,
})

/** The hand in the one shape that all of its kind have. */
export const sameHand = (from: Hand): Hand => ({
  standing: from.standing,
  inPassetto: from.inPassetto,
  put: from.put,
  round: from.round,
  uscita: from.uscita,
  limit: from.limit,
  spoken: from.spoken,
  asked: from.asked,
  count: from.count,
  shown: from.shown,
})

/** A play of one's own, hands and all, to write a move into. */
export function ownPlay(from: Play): Play {
  const play = samePlay(from)
  play.hands = from.hands.map(sameHand)
  return play
}
