import { type Sentence, tellsOf } from '../../kernel/tell'
import type { MovementKind } from '../state/movement'
import type { Check } from '../state/staff'

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

const CHECKS = {
  carte: { it: 'le carte', en: 'the cards' },
  cagnotte: { it: 'la cagnotte', en: 'the tax' },
  dotazione: { it: 'la dotazione', en: 'the float' },
} as const satisfies Record<Check['what'], Sentence>

/** The name of a kind of movement, of a step that is signed, and of what an inspector checks. */
export const kindTell = tellsOf(KINDS)
export const stepTell = tellsOf(STEPS)
export const checkTell = tellsOf(CHECKS)
