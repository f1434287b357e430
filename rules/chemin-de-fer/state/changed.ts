import { copyCoup, copyEvening, copyMano, copyTable, copyTaglia } from './copy'
import type { Coup } from './coup'
import type { Evening } from './evening'
import type { Mano, Taglia } from './mano'
import type { Table } from './table'

/* Copies of the state with other values in some fields. All of a kind have one shape (decision 0015). */

export const changedEvening = (from: Evening, fields: Partial<Evening>): Evening =>
  Object.assign(copyEvening(from), fields)

export const changedTable = (from: Table, fields: Partial<Table>): Table =>
  Object.assign(copyTable(from), fields)

export const changedTaglia = (from: Taglia, fields: Partial<Taglia>): Taglia =>
  Object.assign(copyTaglia(from), fields)

export const changedMano = (from: Mano, fields: Partial<Mano>): Mano =>
  Object.assign(copyMano(from), fields)

export const changedCoup = (from: Coup, fields: Partial<Coup>): Coup =>
  Object.assign(copyCoup(from), fields)
