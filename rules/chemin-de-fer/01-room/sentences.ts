import { type Sentence, type Tell, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import type { RoomEvent } from './events'

const ROOM_SENTENCES = {
  seatBooked: { it: '{member} prenota un posto', en: '{member} books a seat' },
  bookingCancelled: { it: '{member} lascia la lista', en: '{member} leaves the list' },
  bookedCalled: {
    it: '{member} è chiamato al posto {seat}',
    en: '{member} is called to seat {seat}',
  },
  callMissed: {
    it: '{member} non si presenta: la chiamata al posto {seat} va al seguente',
    en: '{member} does not come: the call to seat {seat} goes to the next',
  },
  seatTaken: { it: '{member} si siede al posto {seat}', en: '{member} takes seat {seat}' },
  seatGivenUp: { it: '{member} lascia il posto {seat}', en: '{member} leaves seat {seat}' },
  seatLost: {
    it: '{member} perde il posto {seat} ({provision})',
    en: '{member} loses seat {seat} ({provision})',
  },
  seatLostBooked: {
    it: '{member} perde il posto {seat} e va in coda alla lista ({provision})',
    en: '{member} loses seat {seat} and goes to the end of the list ({provision})',
  },
  wentAway: {
    it: '{member} si assenta dal posto {seat}',
    en: '{member} steps away from seat {seat}',
  },
  wentAwaySaying: {
    it: '{member} si assenta dal posto {seat}: {instructions}',
    en: '{member} steps away from seat {seat}: {instructions}',
  },
  cameBack: { it: '{member} torna al posto {seat}', en: '{member} comes back to seat {seat}' },
  carriesOn: {
    it: '{member} torna al posto {seat} e continua la mano',
    en: '{member} comes back to seat {seat} and carries on the mano',
  },
  cameBackLate: {
    it: '{member} torna al posto {seat}; la mano resta all’ispettore',
    en: '{member} comes back to seat {seat}; the mano stays with the inspector',
  },
  standInBegun: {
    it: 'L’ispettore continua la mano in vece di {member}',
    en: 'The inspector carries on the mano in {member}’s place',
  },
  awayWarned: {
    it: 'Avviso: se {member} non torna, il posto {seat} sarà libero',
    en: 'Warning: if {member} does not come back, seat {seat} will be free',
  },
  moveAsked: { it: '{member} chiede di cambiare posto', en: '{member} asks to move' },
  moveAskedTo: { it: '{member} chiede il posto {seat}', en: '{member} asks for seat {seat}' },
  moveDropped: {
    it: '{member} non chiede più di cambiare posto',
    en: '{member} no longer asks to move',
  },
  seatMoved: {
    it: '{member} passa dal posto {from} al posto {to}',
    en: '{member} moves from seat {from} to seat {to}',
  },
  movedForward: {
    it: '{member} passa dal posto {from} al posto {to}, anticipa la mano e saluta',
    en: '{member} moves from seat {from} to seat {to}, comes sooner and salutes',
  },
  swapProposed: {
    it: '{member} propone a {other} di scambiare i posti',
    en: '{member} proposes to exchange seats with {other}',
  },
  swapAgreed: { it: '{member} accetta lo scambio', en: '{member} agrees to the swap' },
  swapDropped: { it: '{member} rinuncia allo scambio', en: '{member} gives up the swap' },
  seatsSwapped: { it: '{members} si scambiano i posti', en: '{members} exchange seats' },
  swappedForward: {
    it: '{members} si scambiano i posti; {member} saluta',
    en: '{members} exchange seats; {member} salutes',
  },
  seatsProposed: {
    it: 'L’ispettore propone di aggiungere posti: {seats}',
    en: 'The inspector proposes more seats: {seats}',
  },
  seatsAgreed: { it: '{member} è d’accordo', en: '{member} agrees' },
  seatsRefused: {
    it: '{member} non è d’accordo: i posti restano quelli',
    en: '{member} does not agree: the seats stay as they are',
  },
  seatsAdded: { it: 'Posti aggiunti: {seats}', en: 'Seats added: {seats}' },
  minimumSet: {
    it: 'Il banco partirà da almeno {minimum}, dalla prossima mano',
    en: 'Banks will open with at least {minimum}, from the next mano',
  },
  leastStakeSet: {
    it: 'La puntata minima è {chips}, dal prossimo colpo',
    en: 'The minimum stake is {chips}, from the next coup',
  },
  leastStakeUnset: {
    it: 'Non c’è più una puntata minima',
    en: 'There is no minimum stake any more',
  },
  gameStopped: { it: 'L’ispettore ferma il gioco', en: 'The inspector stops the game' },
  gameStoppedWhy: {
    it: 'L’ispettore ferma il gioco: {why}',
    en: 'The inspector stops the game: {why}',
  },
  gameResumed: { it: 'Il gioco riprende', en: 'The game goes on' },
  companionSet: {
    it: '{companion} siede accanto al posto {seat}',
    en: '{companion} sits beside seat {seat}',
  },
  companionUnset: {
    it: 'La sedia accanto al posto {seat} torna libera',
    en: 'The chair beside seat {seat} is free again',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(ROOM_SENTENCES)

type OfSeat = Extract<RoomEvent, { member: unknown; seat: number }>
type OfMember = Exclude<Extract<RoomEvent, { member: unknown }>, { seat: unknown }>

/** A sentence with the member and the seat of its event. */
const ofSeat =
  (key: 'bookedCalled' | 'callMissed' | 'seatTaken' | 'seatGivenUp' | 'awayWarned') =>
  ({ member, seat }: OfSeat): Tell =>
    tell(key, { member: { member }, seat })

const ofMember =
  (
    key:
      | 'seatBooked'
      | 'bookingCancelled'
      | 'moveDropped'
      | 'swapAgreed'
      | 'swapDropped'
      | 'seatsAgreed'
      | 'seatsRefused',
  ) =>
  ({ member }: OfMember): Tell =>
    tell(key, { member: { member } })

/** Section 1: the room and the seats. */
export const ROOM: Telling<RoomEvent> = {
  seatBooked: ofMember('seatBooked'),
  bookingCancelled: ofMember('bookingCancelled'),
  bookedCalled: ofSeat('bookedCalled'),
  callMissed: ofSeat('callMissed'),
  seatTaken: ofSeat('seatTaken'),
  seatGivenUp: ofSeat('seatGivenUp'),
  seatLost: ({ member, seat, provision, books }) =>
    tell(books ? 'seatLostBooked' : 'seatLost', {
      member: { member },
      seat,
      provision: { provision },
    }),
  wentAway: ({ member, seat, instructions }) =>
    instructions === ''
      ? tell('wentAway', { member: { member }, seat })
      : tell('wentAwaySaying', { member: { member }, seat, instructions }),
  cameBack: ({ member, seat, carriesOn, tooLate }) =>
    tell(carriesOn ? 'carriesOn' : tooLate ? 'cameBackLate' : 'cameBack', {
      member: { member },
      seat,
    }),
  standInBegun: ({ member }) => tell('standInBegun', { member: { member } }),
  awayWarned: ofSeat('awayWarned'),
  moveAsked: ({ member, to }) =>
    to === null
      ? tell('moveAsked', { member: { member } })
      : tell('moveAskedTo', { member: { member }, seat: to }),
  moveDropped: ofMember('moveDropped'),
  seatMoved: ({ member, from, to, isForward }) =>
    tell(isForward ? 'movedForward' : 'seatMoved', { member: { member }, from, to }),
  swapProposed: ({ member, to }) =>
    tell('swapProposed', { member: { member }, other: { member: to } }),
  swapAgreed: ofMember('swapAgreed'),
  swapDropped: ofMember('swapDropped'),
  seatsSwapped: ({ members, forward }) =>
    forward === null
      ? tell('seatsSwapped', { members: { members } })
      : tell('swappedForward', { members: { members }, member: { member: forward } }),
  seatsProposed: ({ seats }) => tell('seatsProposed', { seats }),
  seatsAgreed: ofMember('seatsAgreed'),
  seatsRefused: ofMember('seatsRefused'),
  seatsAdded: ({ seats }) => tell('seatsAdded', { seats }),
  minimumSet: ({ minimum }) => tell('minimumSet', { minimum: { chips: minimum } }),
  leastStakeSet: ({ leastStake }) =>
    leastStake === null
      ? tell('leastStakeUnset')
      : tell('leastStakeSet', { chips: { chips: leastStake } }),
  gameStopped: ({ why }) => (why === '' ? tell('gameStopped') : tell('gameStoppedWhy', { why })),
  gameResumed: () => tell('gameResumed'),
  companionSet: ({ seat, companion }) =>
    companion === null
      ? tell('companionUnset', { seat })
      : tell('companionSet', { companion: { member: companion }, seat }),
}
