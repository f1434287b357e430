import type { Documents } from '@/server/print/render'
import { Receipt } from '@/server/print/slips'
import { DisputeSheet } from './dispute'
import { LotsSlip } from './lots'
import { SignatureSheet } from './signatures'
import { PassataSlip } from './slips'
import { Tableau } from './tableau'

/** The papers of the poker room, each as it is set. */
export const documents = {
  tableau: Tableau,
  firme: SignatureSheet,
  passata: PassataSlip,
  ricevuta: Receipt,
  contestazione: DisputeSheet,
  sorteggio: LotsSlip,
} satisfies Documents
