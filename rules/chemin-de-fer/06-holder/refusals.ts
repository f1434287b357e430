import type { Sentence } from '../../kernel/tell'

/** The holder of the cards: refusals in their order of precedence. */
export const HOLDER_REFUSALS = {
  'game-still-open': {
    it: 'Prima si chiude il gioco, poi si danno le carte.',
    en: 'The game is closed first, then the cards are given.',
  },
  'cards-given': {
    it: 'Le carte sono già di {member}.',
    en: 'The cards are with {member} already.',
  },
  'cards-not-given': {
    it: 'Le carte non sono ancora assegnate.',
    en: 'The cards are not given yet.',
  },
  'not-the-holder': {
    it: '{member} non ha le carte.',
    en: '{member} does not have the cards.',
  },
  'coup-too-far': {
    it: 'La punta ha già parlato: le carte restano dove sono.',
    en: 'The punta has spoken already: the cards stay where they are.',
  },
  'answers-first': {
    it: 'Qualcuno deve ancora dire se tiene la puntata.',
    en: 'Somebody has still to say whether their stake stays.',
  },
  'inspector-decides': {
    it: 'Il banchiere ha rifiutato il colpo: decide prima l’ispettore.',
    en: 'The banker has refused the coup: the inspector decides first.',
  },
  'tout-va-uncovered': {
    it: 'Tout va: il banchiere copra prima altri {chips}.',
    en: 'Tout va: the banker covers another {chips} first.',
  },
  'nothing-on-coup': {
    it: '{member} non ha nulla su questo colpo.',
    en: '{member} has nothing on this coup.',
  },
  'nobody-entitled': {
    it: 'Nessuno ha puntato: non c’è a chi dare le carte.',
    en: 'Nobody has staked: there is nobody to give the cards to.',
  },
  'taker-entitled': {
    it: 'Le carte spettano proprio a {member}.',
    en: 'The cards are due to {member} indeed.',
  },
  'marked-already': { it: 'È già segnato così.', en: 'It is marked like this already.' },
  'holder-seated': {
    it: 'Riguarda chi prende le carte in piedi.',
    en: 'This is about a player who takes the cards standing.',
  },
  'not-marked': {
    it: '{member} non ha limiti sulle carte.',
    en: '{member} has no limit on taking the cards.',
  },
  'not-reproved': {
    it: 'Le carte si rifiutano a chi ricade: finora {member} non ha avuto richiami.',
    en: 'Cards are refused after a second time: {member} has not been reproved yet.',
  },
} as const satisfies Record<string, Sentence>
