import type { Sentence } from '../../kernel/tell'

/** Settling: refusals in their order of precedence. */
export const SETTLING_REFUSALS = {
  'all-settled': {
    it: 'Tutto è già stato pagato o ritirato.',
    en: 'Everything is paid or collected already.',
  },
  'other-casella-first': {
    it: 'Prima viene la casella {casella}: si procede da destra a sinistra.',
    en: 'Casella {casella} comes first: from the right to the left.',
  },
  'claim-waits': {
    it: 'Un reclamo sulla casella {casella} aspetta la decisione.',
    en: 'A claim about casella {casella} waits for a ruling.',
  },
  'colpo-esaurito': {
    it: 'Colpo esaurito: nessun reclamo (colpo {serial}).',
    en: 'The colpo is esaurito: no claim any more (colpo {serial}).',
  },
  'no-claim-waits': {
    it: 'Nessun reclamo aspetta una decisione.',
    en: 'No claim waits for a ruling.',
  },
  'more-than-lies': {
    it: 'Su quella casella restano {chips}.',
    en: 'On that casella {chips} are left.',
  },
  'nothing-abandoned': {
    it: 'Non ci sono vincite abbandonate con questo numero.',
    en: 'No abandoned winnings have this number.',
  },
  'signed-the-other-way': {
    it: 'L’altra firma dice diversamente.',
    en: 'The other signature says otherwise.',
  },
  'may-still-claim': {
    it: 'Le vincite possono ancora essere richieste.',
    en: 'The winnings may still be claimed.',
  },
} as const satisfies Record<string, Sentence>
