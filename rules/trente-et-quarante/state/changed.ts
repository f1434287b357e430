import type { Person } from '../../banked/state'
import type { Colpo } from './colpo'
import { copyColpo, copyEvening, copyPerson, copyPosta, copyTable, copyTaglia } from './copy'
import type { Evening } from './evening'
import type { Posta } from './posta'
import type { Table } from './table'
import type { Taglia } from './taglia'

/* Copies of the state with other values in some fields. All of a kind have one shape (decision 0015). */

export const changedEvening = (from: Evening, fields: Partial<Evening>): Evening =>
  Object.assign(copyEvening(from), fields)

export const changedPerson = (from: Person, fields: Partial<Person>): Person =>
  Object.assign(copyPerson(from), fields)

export const changedTable = (from: Table, fields: Partial<Table>): Table =>
  Object.assign(copyTable(from), fields)

export const changedTaglia = (from: Taglia, fields: Partial<Taglia>): Taglia =>
  Object.assign(copyTaglia(from), fields)

export const changedColpo = (from: Colpo, fields: Partial<Colpo>): Colpo =>
  Object.assign(copyColpo(from), fields)

export const changedPosta = (from: Posta, fields: Partial<Posta>): Posta =>
  Object.assign(copyPosta(from), fields)
