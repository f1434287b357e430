import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import { consequences } from '../telling/consequences'
import type { BankerErrorsEvent } from './events'

const BANKER_ERRORS_SENTENCES = {
  drawnEarly: {
    it: '{member} stacca una carta prima della chiusura',
    en: '{member} detaches a card before the closing',
  },
  lookedEarly: {
    it: '{member} guarda le carte prima delle puntate',
    en: '{member} looks at the cards before the stakes are in',
  },
  puntaAsked: {
    it: 'La punta chiede a {member} se dà carta: il colpo è impegnato',
    en: 'The punta asks {member} whether they give a card: the coup is binding',
  },
  laidDownEarly: {
    it: '{member} abbatte o scopre le carte troppo presto',
    en: '{member} lays down or uncovers cards too soon',
  },
  turnedOne: {
    it: '{member} volta una carta della punta e ne scopre una delle sue; le puntate restano',
    en: '{member} turns a card of the punta and uncovers one of their own; the stakes stay',
  },
  exposedPunta: {
    it: '{member} scopre le carte della punta: chi punta accetta',
    en: '{member} exposes the punta’s cards: who stakes accepts',
  },
  basket: {
    it: '{member} mette le carte nel paniere prima del punto',
    en: '{member} puts cards into the basket before the point is settled',
  },
  droppedFirst: {
    it: '{member} fa cadere carte della punta nel paniere: la punta ha 9 di battuta',
    en: '{member} drops cards of the punta into the basket: the punta has a natural 9',
  },
  droppedThird: {
    it: '{member} fa cadere nel paniere la terza carta della punta, che ha 9',
    en: '{member} drops the punta’s third card into the basket: the punta has 9',
  },
  wrongOrder: {
    it: '{member} inverte l’ordine della distribuzione',
    en: '{member} mixes up the order of the deal',
  },
  tooManyToPunta: {
    it: '{member} dà alla punta più di due carte',
    en: '{member} deals more than two cards to the punta',
  },
  tooManyToBanco: {
    it: '{member} si dà più di due carte',
    en: '{member} deals more than two cards to themselves',
  },
  unaskedCard: {
    it: '{member} dà una carta non chiesta',
    en: '{member} gives a card that was not asked for',
  },
  thirdCovered: {
    it: '{member} dà coperta la terza carta',
    en: '{member} gives the third card covered',
  },
  passedCards: {
    it: '{member} passa le carte da sé, e ne risponde',
    en: '{member} passes the cards and answers for it',
  },
  keep: { it: '{member} mantiene la puntata', en: '{member} keeps the stake' },
  reduce: {
    it: '{member} riduce la puntata a {chips}',
    en: '{member} reduces the stake to {chips}',
  },
  withdraw: { it: '{member} ritira la puntata', en: '{member} withdraws the stake' },
  add: { it: '{member} aggiunge {chips}', en: '{member} adds {chips}' },
  refuse: { it: '{member} rifiuta il colpo', en: '{member} refuses the coup' },
  askingClosed: { it: 'Chi punta accetta: si gioca', en: 'Who stakes accepts: the coup is played' },
  askingVoid: {
    it: 'Resta puntato troppo poco: il colpo è annullato',
    en: 'Too little is left at stake: the coup is void',
  },
  seatGivenUp: {
    it: '{member} rifiuta il colpo a cui era tenuto e lascia il posto',
    en: '{member} refuses the coup they were bound to and leaves the seat',
  },
  passedInstead: {
    it: '{member} rifiuta il colpo e, con il permesso dell’ispettore, passa la mano',
    en: '{member} refuses the coup and, by the inspector’s leave, passes the mano',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(BANKER_ERRORS_SENTENCES)

/** Section 10: errors of the banker. */
export const BANKER_ERRORS_TELLING: Telling<BankerErrorsEvent> = {
  bankerErred: (event) => [
    tell(event.error, { member: { member: event.member } }),
    ...consequences(event),
  ],
  askingAnswered: ({ member, answer, chips }) =>
    tell(answer, { member: { member }, chips: { chips } }),
  askingClosed: ({ isVoid }) => tell(isVoid ? 'askingVoid' : 'askingClosed'),
  boundCoupRefused: ({ member, passes }) =>
    tell(passes ? 'passedInstead' : 'seatGivenUp', { member: { member } }),
}
