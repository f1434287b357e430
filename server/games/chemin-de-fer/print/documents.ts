import { floatDocuments } from '@/server/print/float/documents'
import type { Documents } from '@/server/print/render'
import { Receipt } from '@/server/print/slips'
import { CassaSlip } from './slips'
import { SalaTableau } from './tableau'

/** The papers of chemin de fer, each as it is set. */
export const documents = {
  tableau: SalaTableau,
  cassa: CassaSlip,
  ricevuta: Receipt,
  ...floatDocuments,
} satisfies Documents
