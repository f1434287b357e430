import type { RefusalTexts } from '../../kernel/article'

/** Section 9: the slips for aces of hearts. */
export const ACE_REFUSALS = {
  'gara-open': {
    it: 'La gara è già aperta.',
    en: 'The tournament is open already.',
  },
  'no-gara': {
    it: 'Nessuna gara è in corso.',
    en: 'No tournament is under way.',
  },
  'no-coup-dealt': {
    it: 'Non è stato ancora dato un colpo.',
    en: 'No coup has been dealt yet.',
  },
  'void-gives-none': {
    it: 'Le carte nulle non danno tagliandi.',
    en: 'Void cards give no slip.',
  },
  'not-the-hand': {
    it: 'Il tagliando è per chi ha le carte: {member} non le ha in questo colpo.',
    en: 'The slip is for the holder of the hand: {member} does not hold it in this coup.',
  },
  'not-their-seat': {
    it: '{member} siede al posto {seat}.',
    en: '{member} sits on seat {seat}.',
  },
  'all-slips-given': {
    it: 'La taglia ha già dato {packs} tagliandi.',
    en: 'The taglia has given its {packs} slips.',
  },
  'number-used': {
    it: 'Il numero {number} è già usato.',
    en: 'Number {number} is used already.',
  },
  'nothing-to-sign': {
    it: 'Il tagliando non c’è, o non aspetta più.',
    en: 'There is no such slip, or it waits no more.',
  },
} as const satisfies RefusalTexts
