import { SHEET_REFUSALS } from '../../banked/refusals/sheet'
import { DAY_REFUSALS } from '../../banked/refusals/table'
import type { Sentence } from '../../kernel/tell'

/** The club: refusals in their order of precedence. */
export const CLUB_REFUSALS = {
  ...DAY_REFUSALS,
  'shoe-runs': {
    it: 'Le regole del tavolo non cambiano finché il sabot è in gioco.',
    en: 'The customs of a table do not change while its shoe runs.',
  },
  'caselle-stay': {
    it: 'Il numero delle caselle resta quello di apertura.',
    en: 'The number of caselle stays as it was at the opening.',
  },
  'outside-limits': {
    it: 'Casella {casella}: la puntata di {player} è fuori dai limiti o dal passo del tavolo.',
    en: 'Casella {casella}: the puntata of {player} is outside the limits or the step of the table.',
  },
  'insured-above-half': {
    it: 'Un’assicurazione supera la metà della puntata.',
    en: 'An insurance is above half its puntata.',
  },
  'not-these-amounts': {
    it: 'Su una mano c’è la puntata, il suo doppio, o niente.',
    en: 'On a mano lies the puntata, twice the puntata, or nothing.',
  },
  'entered-twice': {
    it: 'Una casella, o una persona su una casella, è segnata due volte.',
    en: 'A casella, or a person on a casella, is entered twice.',
  },
  'no-black-jack-split': {
    it: 'Dopo una divisione il 21 non è black jack.',
    en: 'After a split 21 is no black jack.',
  },
  'no-black-jack-doubled': {
    it: 'Un black jack non si raddoppia: ricontrollate la casella.',
    en: 'A black jack is never doubled: check the casella again.',
  },
  'only-with-titolare': {
    it: 'Si raddoppia e si divide solo con {player}, che parla per la casella.',
    en: 'Companions double and split only with {player}, who speaks for the casella.',
  },
  'void-is-whole': {
    it: 'Una casella si annulla tutta, con ogni sua mano.',
    en: 'A casella is annulled whole, with every mano of it.',
  },
  ...SHEET_REFUSALS,
} as const satisfies Record<string, Sentence>
