import type { Sentence } from '../../kernel/tell'

/** Errors of the banker, and what is asked of the punters after one: refusals in their order of precedence. */
export const BANKER_ERRORS_REFUSALS = {
  'nobody-looked': {
    it: 'Il banchiere non risulta aver guardato le carte: segnate prima quello.',
    en: 'The banker is not recorded as having looked at the cards: enter that first.',
  },
  'no-card-asked': {
    it: 'La punta non ha chiesto carta: non c’è una terza carta da dare.',
    en: 'The punta did not ask for a card: there is no third card to give.',
  },
  'card-was-asked': {
    it: 'La punta non ha detto no: la carta era chiesta.',
    en: 'The punta did not say no: the card was asked for.',
  },
  'cards-were-seen': {
    it: 'Le carte sono già state viste: la distribuzione non si rettifica più, decide l’ispettore.',
    en: 'The cards have been seen: the deal can no longer be put right, the inspector decides.',
  },
  'point-needed': {
    it: 'Indicate le carte della punta, o il punto migliore che due di esse fanno.',
    en: 'Enter the punta’s cards, or the best point that two of them make.',
  },
  'points-needed': {
    it: 'Indicate prima i punti delle due parti: senza, le carte non si possono assegnare.',
    en: 'Enter both sides’ points first: without them the cards cannot be assigned.',
  },
  'nothing-asked': {
    it: 'Non si attende nessuna risposta.',
    en: 'No answer is awaited.',
  },
  'not-asked': {
    it: 'A {member} non si chiede nulla, o ha già risposto.',
    en: '{member} is not asked, or has answered already.',
  },
  'answer-not-open': {
    it: 'Questa risposta qui non è ammessa.',
    en: 'This answer is not open here.',
  },
  'not-less': {
    it: 'Di {chips} puntati ne devono restare meno, e almeno uno: altrimenti mantenete o ritirate.',
    en: 'Of the {chips} staked, fewer must remain, and at least one: otherwise keep or withdraw.',
  },
  'others-first': {
    it: 'Prima di voi ha diritto alla differenza {member}: attendete la sua risposta.',
    en: '{member} has the difference before you: wait for their answer.',
  },
  'difference-only': {
    it: 'Si può aggiungere solo la differenza: {chips}.',
    en: 'Only the difference can be added: {chips}.',
  },
  'no-place': {
    it: '{member} non ha un posto al tavolo dove puntare.',
    en: '{member} has no place at the table to stake from.',
  },
  'not-bound': {
    it: 'Il banchiere non è tenuto a questo colpo: nessuna carta è stata staccata prima della chiusura.',
    en: 'The banker is not bound to this coup: no card was detached before the closing.',
  },
  'inspector-only': {
    it: 'Passare la mano qui lo autorizza solo l’ispettore.',
    en: 'Only the inspector may allow the mano to be passed here.',
  },
} as const satisfies Record<string, Sentence>
