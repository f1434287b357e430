import type { Sentence } from '../../kernel/tell'

/** Refusals that any section may give, in their order of precedence. */
export const FRAME_REFUSALS = {
  'not-allowed': {
    it: 'Il vostro ruolo non permette questo gesto.',
    en: 'Your role does not allow this.',
  },
  'evening-not-open': {
    it: 'La serata non è ancora aperta.',
    en: 'The evening is not open yet.',
  },
  'evening-closed': { it: 'La serata è chiusa.', en: 'The evening is closed.' },
  'no-such-table': {
    it: 'Questo tavolo non c’è in questa serata.',
    en: 'There is no such table this evening.',
  },
  'not-yours': {
    it: 'Ognuno agisce solo per sé, e un tablet solo per il suo tavolo.',
    en: 'You may act only for yourself, and a tablet only for its table.',
  },
  'sent-out': {
    it: 'Questa persona è stata invitata a lasciare la sala.',
    en: 'This person has been asked to leave the rooms.',
  },
  'said-since': {
    it: 'Nel frattempo il tavolo è andato avanti: guardate e ripetete, se vale ancora.',
    en: 'The table has moved on meanwhile: look, and repeat it if it still holds.',
  },
  'table-not-open': { it: 'Il tavolo non è aperto.', en: 'The table is not open.' },
  'not-at-this-level': {
    it: 'A questo livello di registrazione non si annota.',
    en: 'This is not entered at the present level.',
  },
  'no-mano': { it: 'Nessuno tiene il banco.', en: 'Nobody holds the bank.' },
  'no-coup': { it: 'Non c’è un colpo in gioco.', en: 'No coup is in play.' },
  'coup-in-play': {
    it: 'C’è un colpo in gioco: prima va concluso.',
    en: 'A coup is in play: finish it first.',
  },
  'not-this-phase': {
    it: 'Il colpo non è a questo punto.',
    en: 'The coup is not at this point.',
  },
  'not-taking-part': {
    it: '{member} non partecipa alla serata.',
    en: '{member} does not take part in the evening.',
  },
  'not-enough-chips': {
    it: '{member} ha davanti a sé {chips}.',
    en: '{member} has {chips} in front.',
  },
  'counting-begun': {
    it: 'La conta è cominciata: prima si chiude, o si torna al gioco.',
    en: 'The count has begun: close it first, or go back to play.',
  },
} as const satisfies Record<string, Sentence>
