import type { Documents } from '@/server/print/render'
import { SalaTableau } from './tableau'

/** The papers of chemin de fer, each as it is set. */
export const documents = { tableau: SalaTableau } satisfies Documents
