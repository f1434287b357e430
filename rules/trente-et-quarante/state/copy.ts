// Written by `npm run copies` from the interfaces of the state: add a field there, and run it. Decision 0015 says why
// each kind is copied field by field.
import type { Person } from '../../banked/state'
import type { Draft } from '../../kernel/draft'
import type { Colpo } from './colpo'
import type { Evening } from './evening'
import type { Posta } from './posta'
import type { Table } from './table'
import type { Taglia } from './taglia'

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
  float: from.float,
  isUnfollowed: from.isUnfollowed,
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
  versions: from.versions,
  limits: from.limits,
  limitsBefore: from.limitsBefore,
  limitsAsked: from.limitsAsked,
  taglia: from.taglia,
  present: from.present,
  poste: from.poste,
  lastPosta: from.lastPosta,
  insurances: from.insurances,
  colpo: from.colpo,
  serial: from.serial,
  shoes: from.shoes,
  past: from.past,
  disputes: from.disputes,
  moves: from.moves,
  steps: from.steps,
})

export const copyTaglia = (from: Taglia): Draft<Taglia> => ({
  number: from.number,
  step: from.step,
  out: from.out,
  unseen: from.unseen,
  cutter: from.cutter,
  witness: from.witness,
  isDaysLast: from.isDaysLast,
  colpi: from.colpi,
})

export const copyColpo = (from: Colpo): Draft<Colpo> => ({
  serial: from.serial,
  phase: from.phase,
  isLast: from.isLast,
  rows: from.rows,
  incidents: from.incidents,
})

export const copyPosta = (from: Posta): Draft<Posta> => ({
  number: from.number,
  player: from.player,
  chance: from.chance,
  amount: from.amount,
  prisons: from.prisons,
  isFreed: from.isFreed,
  isAsked: from.isAsked,
})
