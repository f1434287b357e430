import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import type { SeatsEvent } from './events'

export const SEATS_SENTENCES = {
  freeSeatsWished: {
    it: '{member} è d’accordo sui posti a scelta',
    en: '{member} agrees to seats freely chosen',
  },
  lotsWished: { it: '{member} chiede il sorteggio', en: '{member} asks for a draw' },
  freeSeatsAgreed: {
    it: 'Tutti d’accordo: posti a scelta',
    en: 'All agree: seats are freely chosen',
  },
  lotsDrawn: {
    it: 'Posti sorteggiati, in ordine: {members}',
    en: 'Seats drawn by lot, in order: {members}',
  },
  seatTaken: { it: '{member} prende il posto {seat}', en: '{member} takes seat {seat}' },
  seatUndone: {
    it: 'Posto {seat} segnato per sbaglio: {member} non vi siede',
    en: 'Seat {seat} was entered by mistake: {member} does not sit there',
  },
  firstCartaroSet: { it: 'Primo cartaro: posto {seat}', en: 'First cartaro: seat {seat}' },
  vacancyOpened: {
    it: 'Posto {seat} vuoto: può passarvi un vicino ({provision})',
    en: 'Seat {seat} is empty: a neighbour may move there ({provision})',
  },
  moveDeclined: {
    it: '{member} non si sposta al posto {seat}',
    en: '{member} does not move to seat {seat}',
  },
  seatMoved: {
    it: '{member} passa dal posto {from} al posto {to}',
    en: '{member} moves from seat {from} to seat {to}',
  },
  vacanciesClosed: { it: 'Nessun vicino si sposta più', en: 'No neighbour may move any more' },
  returnAsked: {
    it: '{member} chiede di rientrare al posto {seat}',
    en: '{member} asks to return to seat {seat}',
  },
  returnConsented: {
    it: '{voter} consente al rientro di {member}',
    en: '{voter} consents to {member}’s return',
  },
  returnRefused: {
    it: '{voter} non consente al rientro di {member}',
    en: '{voter} does not consent to {member}’s return',
  },
  returnLapsed: {
    it: 'La richiesta di rientro di {member} decade',
    en: '{member}’s request to return lapses',
  },
  playerReturned: {
    it: '{member} rientra al posto {seat}',
    en: '{member} returns to seat {seat}',
  },
  tableDissolved: {
    it: 'Il tavolo si scioglie ({provision})',
    en: 'The table dissolves ({provision})',
  },
  precedenceEnded: {
    it: 'Finisce la precedenza sui posti liberi: {members}',
    en: 'The precedence on free seats ends: {members}',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(SEATS_SENTENCES)

/** Art. II: the seats. */
export const SEATS: Telling<SeatsEvent> = {
  freeSeatsWished: ({ member, agree }) =>
    tell(agree ? 'freeSeatsWished' : 'lotsWished', { member: { member } }),
  freeSeatsAgreed: () => tell('freeSeatsAgreed'),
  lotsDrawn: ({ order: members }) => tell('lotsDrawn', { members: { members } }),
  seatTaken: ({ member, seat }) => tell('seatTaken', { member: { member }, seat }),
  seatUndone: ({ member, seat }) => tell('seatUndone', { member: { member }, seat }),
  firstCartaroSet: ({ seat }) => tell('firstCartaroSet', { seat }),
  vacancyOpened: ({ seat }) => tell('vacancyOpened', { seat, provision: { provision: 'II.3' } }),
  moveDeclined: ({ member, seat }) => tell('moveDeclined', { member: { member }, seat }),
  seatMoved: ({ member, from, to }) => tell('seatMoved', { member: { member }, from, to }),
  vacanciesClosed: () => tell('vacanciesClosed'),
  returnAsked: ({ member, seat }) => tell('returnAsked', { member: { member }, seat }),
  returnConsented: ({ member, voter }) =>
    tell('returnConsented', { member: { member }, voter: { member: voter } }),
  returnRefused: ({ member, voter }) =>
    tell('returnRefused', { member: { member }, voter: { member: voter } }),
  returnLapsed: ({ member }) => tell('returnLapsed', { member: { member } }),
  playerReturned: ({ member, seat }) => tell('playerReturned', { member: { member }, seat }),
  tableDissolved: () => tell('tableDissolved', { provision: { provision: 'II.7' } }),
  precedenceEnded: ({ members }) => tell('precedenceEnded', { members: { members } }),
}
