import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import { playerPart } from '../telling/player'
import type { PlaceEvent } from './events'

export const TABLE_SENTENCES = {
  seatTaken: { it: '{player} siede al posto {seat}', en: '{player} sits on seat {seat}' },
  seatLeft: { it: '{player} lascia il posto', en: '{player} leaves the seat' },
  awayMarked: { it: '{player} si allontana', en: '{player} is away' },
  awayEnded: { it: '{player} torna', en: '{player} is back' },
  standingMarked: { it: '{player} è in piedi al tavolo', en: '{player} stands at the table' },
  standingEnded: {
    it: '{player} non è più al tavolo',
    en: '{player} is no longer at the table',
  },
  crowdDeclared: {
    it: 'Tavolo affollato: una puntata a testa',
    en: 'A crowded table: one puntata each',
  },
  crowdEnded: { it: 'Il tavolo non è più affollato', en: 'The table is no longer crowded' },
  seatForfeited: { it: '{player} perde il posto: {why}', en: '{player} loses the seat: {why}' },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(TABLE_SENTENCES)

/** Section 2: table, caselle, titolare. */
export const TABLE: Telling<PlaceEvent> = {
  seatTaken: (event) => tell('seatTaken', { player: playerPart(event.player), seat: event.seat }),
  seatLeft: (event) => tell('seatLeft', { player: playerPart(event.player) }),
  awayMarked: (event) =>
    event.isAway
      ? tell('awayMarked', { player: playerPart(event.player) })
      : tell('awayEnded', { player: playerPart(event.player) }),
  standingMarked: (event) =>
    event.isHere
      ? tell('standingMarked', { player: playerPart(event.player) })
      : tell('standingEnded', { player: playerPart(event.player) }),
  crowdDeclared: (event) => (event.isCrowded ? tell('crowdDeclared') : tell('crowdEnded')),
  seatForfeited: (event) =>
    tell('seatForfeited', { player: playerPart(event.player), why: event.why }),
}
