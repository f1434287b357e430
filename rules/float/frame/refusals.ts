import type { RefusalTexts } from '../../kernel/article'

/** Refusals that several sections of the float share, or that come before any of them. */
export const FLOAT_FRAME_REFUSALS = {
  'no-float': {
    it: 'Questa casa non ha dichiarato la dotazione.',
    en: 'This house has declared no float.',
  },
  'not-the-office': {
    it: 'Spetta a chi è in servizio come {office}.',
    en: 'It is for the person on duty as {office}.',
  },
  'not-on-turn': {
    it: 'Il turno è di {changeur}.',
    en: 'The turn is {changeur}’s.',
  },
  'counted-anew': {
    it: 'La conta che avete letto è stata rifatta: leggete la nuova, poi confermatela.',
    en: 'The count that you read was made anew: read the new one, then confirm it.',
  },
  'counted-meanwhile': {
    it: 'Intanto ha contato {member}: leggete la sua conta, poi semmai rifatela.',
    en: '{member} has counted meanwhile: read that count, then make it anew if need be.',
  },
  'has-fewer-chips': {
    it: '{member} ha {chips}.',
    en: '{member} has {chips}.',
  },
  'not-this-step': {
    it: 'Il modulo {form} non è a questo passo.',
    en: 'Form {form} is not at this step.',
  },
  'not-the-form': {
    it: 'I pezzi contati non sono quelli del modulo {form}.',
    en: 'The pieces counted are not those of form {form}.',
  },
} as const satisfies RefusalTexts
