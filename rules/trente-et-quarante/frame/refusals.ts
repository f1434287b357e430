import { SHARED_REFUSALS } from '../../banked/refusals/shared'
import type { Sentence } from '../../kernel/tell'

/** Refusals that any section may give, in their order of precedence. */
export const FRAME_REFUSALS = {
  'not-allowed': {
    it: 'Il ruolo non permette questo gesto.',
    en: 'Your role does not allow this.',
  },
  'evening-not-open': {
    it: 'La giornata non è ancora aperta.',
    en: 'The day is not open yet.',
  },
  'evening-closed': {
    it: 'La giornata è chiusa.',
    en: 'The day is closed.',
  },
  ...SHARED_REFUSALS,
  'no-such-table': {
    it: 'Questo tavolo non c’è oggi.',
    en: 'There is no such table today.',
  },
  'not-yours': {
    it: 'Si agisce solo per sé, e un tablet solo per il suo tavolo.',
    en: 'You may act only for yourself, and a tablet only for its table.',
  },
  'said-since': {
    it: 'Nel frattempo il tavolo è andato avanti: guardate e ripetete, se vale ancora.',
    en: 'The table has moved on meanwhile: look, and repeat it if it still holds.',
  },
  'table-not-open': {
    it: 'Il tavolo non è aperto.',
    en: 'The table is not open.',
  },
  'not-at-this-level': {
    it: 'A questo livello di registrazione non si annota.',
    en: 'This is not entered at the present level.',
  },
  'no-colpo': {
    it: 'Non c’è un colpo in gioco.',
    en: 'No colpo is in play.',
  },
  'colpo-in-play': {
    it: 'C’è un colpo in gioco: prima va concluso.',
    en: 'A colpo is in play: finish it first.',
  },
  'not-this-phase': {
    it: 'Il colpo non è a questo punto.',
    en: 'The colpo is not at this point.',
  },
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
    it: 'Il reclamo {number} aspetta una decisione: prima si decide, poi si paga.',
    en: 'Claim {number} waits for a ruling: it comes before the payments.',
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
    it: 'Una decisione muove le fiche di chi gioca e del banco.',
    en: 'A ruling moves chips of players and of the bank.',
  },
  'none-left': {
    it: 'Di {card} nella taglia non ne restano.',
    en: 'No {card} is left in the taglia.',
  },
  'chips-moved-on': {
    it: 'Quelle fiche sono già state usate: correggete con una registrazione nuova.',
    en: 'Those chips were used since: correct it with a new entry.',
  },
} as const satisfies Record<string, Sentence>
