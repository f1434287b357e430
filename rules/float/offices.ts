import { type Sentence, tellsOf } from '../kernel/tell'
import type { Office } from './state/staff'

/** The names of the offices. */
export const OFFICE_NAMES = {
  'commissario-capo': { it: 'commissario capo', en: 'chief inspector' },
  commissario: { it: 'commissario', en: 'inspector' },
  vice: { it: 'vice commissario', en: 'vice inspector' },
  'capo-partita': { it: 'capo partita', en: 'capo partita' },
  changeur: { it: 'changeur', en: 'changeur' },
  valletto: { it: 'valletto', en: 'valletto' },
  'cassa-esterna': { it: 'cassa esterna', en: 'cash desk' },
  testimone: { it: 'testimone', en: 'witness' },
  conta: { it: 'sala conta', en: 'count room' },
  direzione: { it: 'direzione', en: 'management' },
  'direttore-di-gara': { it: 'direttore di gara', en: 'tournament director' },
} as const satisfies Record<Office, Sentence>

/** The name of an office, in a sentence. */
export const officeTell = tellsOf(OFFICE_NAMES)
