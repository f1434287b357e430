// Written by `npm run copies` from the interfaces of the state: add a field there, and run it. Decision 0015 says why
// each kind is copied field by field.
import type { Colpo, Parol } from './colpo'
import type { Draft } from './draft'
import type { Evening } from './evening'
import type { AnySignUp, SignUp } from './list'
import type { Hand, Play } from './play'
import type { AnyPlayer, Player, Table } from './table'

export const copyEvening = (from: Evening): Draft<Evening> => ({
  status: from.status,
  title: from.title,
  day: from.day,
  openedAt: from.openedAt,
  lists: from.lists,
  signUps: from.signUps,
  tables: from.tables,
  lastSignUp: from.lastSignUp,
  outOfClub: from.outOfClub,
  lastTable: from.lastTable,
  precedence: from.precedence,
})

export const copySignUp = (from: SignUp): Draft<SignUp> =>
  ({
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
  }) satisfies AnySignUp as Draft<SignUp>

export const copyTable = (from: Table): Draft<Table> => ({
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
  lastHands: from.lastHands,
})

export const copyPlayer = (from: Player): Draft<Player> =>
  ({
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
  }) satisfies AnyPlayer as Draft<Player>

export const copyColpo = (from: Colpo): Draft<Colpo> => ({
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

export const copyParol = (from: Parol): Draft<Parol> => ({
  colpo: from.colpo,
  entitled: from.entitled,
  declared: from.declared,
  quota: from.quota,
  paid: from.paid,
  remainers: from.remainers,
  nextCartaro: from.nextCartaro,
  split: from.split,
})

export const copyPlay = (from: Play): Draft<Play> => ({
  edition: from.edition,
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
  masked: from.masked,
  lowest: from.lowest,
  secondTake: from.secondTake,
  early: from.early,
  moves: from.moves,
  notes: from.notes,
})

export const copyHand = (from: Hand): Draft<Hand> => ({
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
