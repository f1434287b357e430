import { BEFORE_REFUSALS, OWN_REFUSALS } from '../../banked/refusals/frame'
import type { Sentence } from '../../kernel/tell'

/** Refusals that any section may give, in their order of precedence. */
export const FRAME_REFUSALS = {
  ...BEFORE_REFUSALS,
  'sent-out': {
    it: 'Questa persona è stata allontanata dalle sale.',
    en: 'This person was sent out of the rooms.',
  },
  ...OWN_REFUSALS,
  'no-card-due': {
    it: 'Nessuna carta è dovuta adesso: una carta estratta è una carta in più.',
    en: 'No card is due now: a card drawn is a card too many.',
  },
  'none-left': {
    it: 'Di {card} nel sabot non ne restano.',
    en: 'No {card} is left in the sabot.',
  },
  'no-such-casella-staked': {
    it: 'Su questa casella non ci sono puntate.',
    en: 'Nothing is staked on this casella.',
  },
} as const satisfies Record<string, Sentence>
