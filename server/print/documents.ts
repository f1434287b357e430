import type { Documents } from './render'
import { Statement } from './statement'

/** The papers of the house itself. */
export const documents = { estratto: Statement } satisfies Documents
