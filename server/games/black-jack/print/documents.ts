import { bankedDocuments } from '@/server/print/banked/documents'
import type { Documents } from '@/server/print/render'

/** The papers of this game, those of every banked game. */
export const documents = { ...bankedDocuments } satisfies Documents
