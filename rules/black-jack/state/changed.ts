import type { Person } from '../../banked/state'
import type { Casella, Colpo, Hand, Puntata } from './colpo'
import {
  copyCasella,
  copyColpo,
  copyEvening,
  copyHand,
  copyPerson,
  copyPuntata,
  copyShoe,
  copyTable,
} from './copy'
import type { Evening } from './evening'
import type { Shoe } from './shoe'
import type { Table } from './table'

/* Copies of the state with other values in some fields. All of a kind have one shape (decision 0015). */

export const changedEvening = (from: Evening, fields: Partial<Evening>): Evening =>
  Object.assign(copyEvening(from), fields)

export const changedPerson = (from: Person, fields: Partial<Person>): Person =>
  Object.assign(copyPerson(from), fields)

export const changedTable = (from: Table, fields: Partial<Table>): Table =>
  Object.assign(copyTable(from), fields)

export const changedShoe = (from: Shoe, fields: Partial<Shoe>): Shoe =>
  Object.assign(copyShoe(from), fields)

export const changedColpo = (from: Colpo, fields: Partial<Colpo>): Colpo =>
  Object.assign(copyColpo(from), fields)

export const changedPuntata = (from: Puntata, fields: Partial<Puntata>): Puntata =>
  Object.assign(copyPuntata(from), fields)

export const changedCasella = (from: Casella, fields: Partial<Casella>): Casella =>
  Object.assign(copyCasella(from), fields)

export const changedHand = (from: Hand, fields: Partial<Hand>): Hand =>
  Object.assign(copyHand(from), fields)
