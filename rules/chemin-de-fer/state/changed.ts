import {
  copyBet,
  copyCall,
  copyCoup,
  copyEvening,
  copyHolder,
  copyMano,
  copyPerson,
  copyRegime,
  copySeat,
  copySeguito,
  copySuivi,
  copyTable,
  copyTaglia,
} from './copy'
import type { Bet, Call, Coup, Holder, Regime, Side } from './coup'
import type { Evening, Person } from './evening'
import type { Mano, Seguito, Taglia } from './mano'
import type { Seat } from './seat'
import type { Suivi } from './suivi'
import type { Table } from './table'

/* Copies of the state with other values in some fields. All of a kind have one shape (decision 0015). */

export const changedEvening = (from: Evening, fields: Partial<Evening>): Evening =>
  Object.assign(copyEvening(from), fields)

export const changedPerson = (from: Person, fields: Partial<Person>): Person =>
  Object.assign(copyPerson(from), fields)

export const changedTable = (from: Table, fields: Partial<Table>): Table =>
  Object.assign(copyTable(from), fields)

export const changedSeat = (from: Seat, fields: Partial<Seat>): Seat =>
  Object.assign(copySeat(from), fields)

export const changedTaglia = (from: Taglia, fields: Partial<Taglia>): Taglia =>
  Object.assign(copyTaglia(from), fields)

export const changedMano = (from: Mano, fields: Partial<Mano>): Mano =>
  Object.assign(copyMano(from), fields)

export const changedSeguito = (from: Seguito, fields: Partial<Seguito>): Seguito =>
  Object.assign(copySeguito(from), fields)

export const changedSuivi = (from: Suivi, fields: Partial<Suivi>): Suivi =>
  Object.assign(copySuivi(from), fields)

export const changedCoup = (from: Coup, fields: Partial<Coup>): Coup =>
  Object.assign(copyCoup(from), fields)

export const changedBet = (from: Bet, fields: Partial<Bet>): Bet =>
  Object.assign(copyBet(from), fields)

export const changedCall = (from: Call, fields: Partial<Call>): Call =>
  Object.assign(copyCall(from), fields)

export const changedHolder = (from: Holder, fields: Partial<Holder>): Holder =>
  Object.assign(copyHolder(from), fields)

export const changedRegime = (from: Regime, fields: Partial<Regime>): Regime =>
  Object.assign(copyRegime(from), fields)

/** A value of each side, with another value for one of them. */
export const withSide = <T>(
  { punta, banco }: Readonly<Record<Side, T>>,
  side: Side,
  value: T,
): Readonly<Record<Side, T>> =>
  side === 'punta' ? { punta: value, banco } : { punta, banco: value }
