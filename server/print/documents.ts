import { Honour } from './honour'
import { MonthSheet } from './month'
import type { Documents } from './render'
import { Statement } from './statement'

/** The papers of the house itself. */
export const documents = {
  estratto: Statement,
  mese: MonthSheet,
  cartoncino: Honour,
} satisfies Documents
