// Written by `npm run copies` from the interfaces of the state: add a field there, and run it. Decision 0015 says why
// each kind is copied field by field.
import type { Person } from '../../banked/state'
import type { Draft } from '../../kernel/draft'
import type { Casella, Colpo, Hand, Puntata } from './colpo'
import type { Evening } from './evening'
import type { Shoe } from './shoe'
import type { Table } from './table'

export const copyEvening = (from: Evening): Draft<Evening> => ({
  status: from.status,
  title: from.title,
  day: from.day,
  openedAt: from.openedAt,
  settings: from.settings,
  persons: from.persons,
  accounts: from.accounts,
  tables: from.tables,
  lastTable: from.lastTable,
  isUnfollowed: from.isUnfollowed,
  float: from.float,
  sentOut: from.sentOut,
  closing: from.closing,
  tableau: from.tableau,
})

export const copyPerson = (from: Person): Draft<Person> => ({
  member: from.member,
  casse: from.casse,
  asked: from.asked,
  handed: from.handed,
})

export const copyTable = (from: Table): Draft<Table> => ({
  id: from.id,
  number: from.number,
  status: from.status,
  openedAt: from.openedAt,
  closedAt: from.closedAt,
  level: from.level,
  followedSince: from.followedSince,
  settings: from.settings,
  limits: from.limits,
  limitsBefore: from.limitsBefore,
  limitsAsked: from.limitsAsked,
  shoe: from.shoe,
  seats: from.seats,
  standing: from.standing,
  isCrowded: from.isCrowded,
  colpo: from.colpo,
  serial: from.serial,
  shoes: from.shoes,
  past: from.past,
  claims: from.claims,
  abandoned: from.abandoned,
  voided: from.voided,
  moves: from.moves,
  steps: from.steps,
})

export const copyShoe = (from: Shoe): Draft<Shoe> => ({
  number: from.number,
  step: from.step,
  out: from.out,
  unseen: from.unseen,
  cutFrom: from.cutFrom,
  declined: from.declined,
  cutter: from.cutter,
  marker: from.marker,
  kept: from.kept,
})

export const copyColpo = (from: Colpo): Draft<Colpo> => ({
  serial: from.serial,
  phase: from.phase,
  isLast: from.isLast,
  isCrowded: from.isCrowded,
  caselle: from.caselle,
  banco: from.banco,
  bancoNext: from.bancoNext,
  cardAsked: from.cardAsked,
  askedOn21: from.askedOn21,
  asking: from.asking,
  surplus: from.surplus,
  incidents: from.incidents,
  parts: from.parts,
})

export const copyCasella = (from: Casella): Draft<Casella> => ({
  number: from.number,
  titolare: from.titolare,
  puntate: from.puntate,
  hands: from.hands,
  isVoid: from.isVoid,
  isSettled: from.isSettled,
})

export const copyHand = (from: Hand): Draft<Hand> => ({
  cards: from.cards,
  isSplit: from.isSplit,
  isDoubled: from.isDoubled,
  end: from.end,
  refusedCard: from.refusedCard,
})

export const copyPuntata = (from: Puntata): Draft<Puntata> => ({
  player: from.player,
  amount: from.amount,
  on: from.on,
  insurance: from.insurance,
  isPar: from.isPar,
  arrival: from.arrival,
})
