import { floatDocuments } from '../float/documents'
import type { Documents } from '../render'
import type { BANKED_RIGHTS } from './find'
import { TableBookSheet } from './set/book'
import { DaySheet } from './set/day'
import { BankedCassaSlip, BankedTableauSheet } from './set/tableau'

/** The papers of a banked game, each as it is set. */
export const bankedDocuments = {
  tableau: BankedTableauSheet,
  cassa: BankedCassaSlip,
  tavolo: TableBookSheet,
  giornata: DaySheet,
  ...floatDocuments,
} satisfies Documents & Readonly<Record<keyof typeof BANKED_RIGHTS, unknown>>
