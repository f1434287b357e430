import { SHARED_REFUSALS } from '../../banked/refusals/frame'
import type { Sentence } from '../../kernel/tell'

/** Refusals that any section may give, in their order of precedence. */
export const FRAME_REFUSALS = {
  ...SHARED_REFUSALS,
  'colpo-over': {
    it: 'Un reclamo vale finché il colpo è in gioco.',
    en: 'A claim is heard while the colpo is in play.',
  },
  'no-stake-there': {
    it: 'Reclama chi ha una puntata sul tappeto.',
    en: 'Only an owner of a stake may claim.',
  },
  'claimed-already': {
    it: 'Su questo colpo c’è già un suo reclamo: prima si decide quello, o lo si ritira.',
    en: 'They have a claim about this colpo already: it is ruled on first, or withdrawn.',
  },
  'no-open-claim': {
    it: 'Nessun reclamo aperto con questo numero.',
    en: 'No open claim has this number.',
  },
  'claim-waits': {
    it: 'Il reclamo {number} aspetta una decisione, che viene prima.',
    en: 'Claim {number} waits for a ruling, which comes first.',
  },
  'inspector-signs': {
    it: 'La decisione la firma una persona.',
    en: 'A ruling is signed by a person.',
  },
  'rule-for-a-contender': {
    it: 'Si decide in favore di chi reclama, o di nessuno.',
    en: 'A ruling favours a claimant, or nobody.',
  },
  'account-not-here': {
    it: 'Una decisione muove le fiches di chi gioca e del banco.',
    en: 'A ruling moves chips of players and of the bank.',
  },
  'none-left': {
    it: 'Di {card} nella taglia non ne restano.',
    en: 'No {card} is left in the taglia.',
  },
} as const satisfies Record<string, Sentence>
