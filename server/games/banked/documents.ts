import { bankedDocuments } from '@/server/print/banked/documents'
import type { Documents } from '@/server/print/render'

/** The papers of a banked game: the same for each. */
export const documents = { ...bankedDocuments } satisfies Documents
