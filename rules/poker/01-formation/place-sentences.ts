import { type Sentence, type Tell, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import { isIn } from '../telling/telling'
import type { GameEvent, PlaceEvent } from './events'

export const PLACE_SENTENCES = {
  tableFormed: {
    it: 'Tavolo formato: i primi cinque sono chiamati',
    en: 'Table formed: the first five are called',
  },
  tableUnformed: { it: 'Il tavolo non è più formato', en: 'The table is no longer formed' },
  placeOffered: {
    it: 'Posto offerto a {member} ({provision})',
    en: 'Place offered to {member} ({provision})',
  },
  placeAccepted: { it: '{member} accetta il posto', en: '{member} accepts the place' },
  declined: { it: '{member} lascia passare il posto', en: '{member} lets the place pass' },
  expired: {
    it: '{member} non risponde in tempo: il posto passa',
    en: '{member} does not answer in time: the place passes on',
  },
  absent: {
    it: '{member} non è al Circolo: il posto passa',
    en: '{member} is not at the Club: the place passes on',
  },
  gone: {
    it: 'Il posto offerto a {member} non c’è più',
    en: 'The place offered to {member} is gone',
  },
  coming: { it: '{member} viene al tavolo', en: '{member} is coming to the table' },
  'more-time': { it: '{member} chiede altro tempo', en: '{member} asks for more time' },
  callExpired: {
    it: '{member} non risponde in tempo alla chiamata',
    en: '{member} does not answer the call in time',
  },
  tenSplit: {
    it: 'Da dieci firme, due tavoli ({provision})',
    en: 'Ten signatures make two tables ({provision})',
  },
  gameStarted: { it: 'Comincia il gioco', en: 'The game begins' },
  giroBegun: { it: 'Comincia il giro {giro}', en: 'Giro {giro} begins' },
  lastGiroAnnounced: {
    it: 'Si annuncia l’ultimo giro ({provision})',
    en: 'The last giro is announced ({provision})',
  },
  lastGiroWithdrawn: {
    it: 'L’ultimo giro è revocato: si continua',
    en: 'The last giro is called off: play goes on',
  },
  wentAway: { it: '{member} si assenta', en: '{member} goes away' },
  cameBack: { it: '{member} torna al tavolo', en: '{member} is back at the table' },
  playerLeft: { it: '{member} lascia il tavolo', en: '{member} leaves the table' },
  leftHeld: {
    it: '{member} lascia il tavolo; il posto resta tenuto',
    en: '{member} leaves the table; the seat is held',
  },
  leftEarly: {
    it: '{member} lascia il tavolo nella prima ora, senza permesso ({provision})',
    en: '{member} leaves the table in the first hour, without permission ({provision})',
  },
  seatReleased: { it: 'Il posto di {member} è libero', en: '{member}’s seat is free' },
  placesEnded: {
    it: 'Finita la partita, i posti tornano liberi',
    en: 'The game is over and its places are free again',
  },
  placeResumed: { it: '{member} riprende il posto', en: '{member} takes the place back' },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(PLACE_SENTENCES)
const FIRST_HOUR = { provision: 'I.13' }

/** Art. I: places at a table, offered and taken. */
export const PLACES: Telling<PlaceEvent> = {
  tableFormed: () => tell('tableFormed'),
  tableUnformed: () => tell('tableUnformed'),
  placeOffered: ({ member, provision }) =>
    tell('placeOffered', { member: { member }, provision: { provision } }),
  placeAccepted: ({ member }) => tell('placeAccepted', { member: { member } }),
  placePassed: ({ member, why }) =>
    tell(isIn(PLACE_SENTENCES, why) ? why : 'declined', { member: { member } }),
  callAnswered: ({ member, answer }) =>
    tell(answer === 'coming' ? 'coming' : 'more-time', { member: { member } }),
  callExpired: ({ member }) => tell('callExpired', { member: { member } }),
  tenSplit: () => tell('tenSplit', { provision: { provision: 'I.6' } }),
}

/** Art. I: the game and its players coming and going. */
export const GAME: Telling<GameEvent> = {
  gameStarted: () => tell('gameStarted'),
  giroBegun: ({ giro }) => tell('giroBegun', { giro }),
  lastGiroSet: ({ giro }) =>
    giro === null
      ? tell('lastGiroWithdrawn')
      : tell('lastGiroAnnounced', { provision: { provision: 'I.12' } }),
  wentAway: ({ member }) => tell('wentAway', { member: { member } }),
  cameBack: ({ member }) => tell('cameBack', { member: { member } }),
  playerLeft: left,
  seatReleased: ({ member }) => tell('seatReleased', { member: { member } }),
  placesEnded: () => tell('placesEnded'),
  placeResumed: ({ member }) => tell('placeResumed', { member: { member } }),
}

function left({ member, held, infraction }: Extract<GameEvent, { type: 'playerLeft' }>): Tell {
  if (infraction) return tell('leftEarly', { member: { member }, provision: FIRST_HOUR })
  return tell(held ? 'leftHeld' : 'playerLeft', { member: { member } })
}
