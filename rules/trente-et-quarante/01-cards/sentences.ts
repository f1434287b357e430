import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import { partTold } from '../telling/parts'
import { playerPart } from '../telling/player'
import type { TagliaEvent } from './events'

export const CARDS_SENTENCES = {
  presenceMarked: { it: '{player} è al tavolo', en: '{player} is at the table' },
  presenceEnded: { it: '{player} lascia il tavolo', en: '{player} leaves the table' },
  packsLaidOut: { it: 'I sei mazzi sono completi', en: 'The six packs are complete' },
  cardsMixed: { it: 'Taglia {number}: carte mescolate', en: 'Taglia {number}: cards mixed' },
  cardsCut: { it: 'Taglia {player}', en: '{player} cuts' },
  cardsCutByStaff: {
    it: 'Taglia un impiegato, testimone {witness}',
    en: 'An employee cuts, witness {witness}',
  },
  cardsBurnt: { it: 'Bruciate le prime cinque carte', en: 'The first five cards are burnt' },
  lastTagliaDeclared: {
    it: 'È l’ultima taglia della giornata',
    en: 'This is the day’s last taglia',
  },
  tagliaEnded: { it: 'La taglia è finita', en: 'The taglia is over' },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(CARDS_SENTENCES)

/** Section 1: cards and taglia. */
export const CARDS: Telling<TagliaEvent> = {
  presenceMarked: (event) =>
    tell(event.isHere ? 'presenceMarked' : 'presenceEnded', { player: playerPart(event.player) }),
  packsLaidOut: () => tell('packsLaidOut'),
  cardsMixed: (event) => tell('cardsMixed', { number: event.number }),
  cardsCut: (event) =>
    event.player === null
      ? tell('cardsCutByStaff', { witness: { member: event.witness } })
      : tell('cardsCut', { player: playerPart(event.player) }),
  cardsBurnt: () => tell('cardsBurnt'),
  lastTagliaDeclared: () => tell('lastTagliaDeclared'),
  tagliaEnded: (event) => [tell('tagliaEnded'), ...event.parts.map(partTold)],
}
