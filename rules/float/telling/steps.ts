import { type Sentence, tellsOf } from '../../kernel/tell'
import type { MovementKind } from '../state/movement'

const KINDS = {
  reintegro: { it: 'reintegro', en: 'reintegro' },
  aggiunta: { it: 'aggiunta', en: 'addition' },
  reso: { it: 'reso alla cassa', en: 'return to the desk' },
  consegna: { it: 'consegna', en: 'delivery' },
  ritorno: { it: 'ritorno', en: 'way back' },
} as const satisfies Record<MovementKind, Sentence>

const STEPS = {
  approved: { it: 'approvato', en: 'approved' },
  prepared: { it: 'preparato', en: 'prepared' },
  witnessed: { it: 'controfirmato', en: 'countersigned' },
} as const satisfies Record<string, Sentence>

/** The name of a kind of movement, and of a step that is signed. */
export const kindTell = tellsOf(KINDS)
export const stepTell = tellsOf(STEPS)
