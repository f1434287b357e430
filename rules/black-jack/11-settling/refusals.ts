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
  'claims-own-puntata': {
    it: '{player} non ha puntate su questa casella: reclama chi vi ha puntato.',
    en: '{player} has nothing on this casella: claims come from those who staked there.',
  },
  'claimed-already': {
    it: '{player} ha già un reclamo su questa casella: prima si decide quello.',
    en: '{player} has a claim about this casella already: it is ruled on first.',
  },
  'no-claim-waits': {
    it: 'Nessun reclamo su questo colpo ha questo numero.',
    en: 'No claim about this colpo has this number.',
  },
  'ruled-already': {
    it: 'Sul reclamo si è già deciso; solo la direzione può decidere diversamente.',
    en: 'The claim is ruled on already; only the management may rule otherwise.',
  },
  'no-such-colpo': {
    it: 'Nel colpo {serial} non c’è questa puntata, o il colpo non si può più correggere.',
    en: 'Colpo {serial} has no such puntata, or cannot be corrected any more.',
  },
  'nothing-corrected': {
    it: 'La correzione è di zero.',
    en: 'The correction is zero.',
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
  'banco-has-black-jack': {
    it: 'Contro il black jack del banco nessuna mano vince, e pareggia solo un black jack.',
    en: 'Against the banco’s black jack no mano wins, and only a black jack ties.',
  },
} as const satisfies Record<string, Sentence>
