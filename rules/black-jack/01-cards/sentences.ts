import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import { playerPart } from '../telling/player'
import type { ShoeEvent } from './events'

export const CARDS_SENTENCES = {
  packsChecked: { it: 'I mazzi sono controllati', en: 'The packs are checked' },
  cardsMixed: { it: 'Sabot {number}: si mescola', en: 'Shoe {number}: the cards are mixed' },
  cutAnswered: { it: '{player} taglia', en: '{player} cuts' },
  cutDeclined: { it: '{player} rinuncia al taglio', en: '{player} declines the cut' },
  managementCut: { it: 'Taglia la direzione', en: 'The management cuts' },
  shoeLoaded: { it: 'Le carte entrano nel sabot', en: 'The cards go into the shoe' },
  shoeLoadedBehind: {
    it: 'Le carte entrano nel sabot, {behind} dietro la mascherina',
    en: 'The cards go into the shoe, {behind} behind the mascherina',
  },
  cardsBurnt: { it: 'Carte bruciate: {cards}', en: 'Cards burnt: {cards}' },
  markerOut: {
    it: 'Esce la mascherina: è l’ultimo colpo',
    en: 'The mascherina is out: it is the last colpo',
  },
  shoeEnded: { it: 'Il sabot è finito', en: 'The shoe is over' },
  talloneSpread: {
    it: 'Il tallone è distribuito fra le carte',
    en: 'The tallone is spread among the cards',
  },
  cardsReplaced: { it: 'Carte sostituite: {note}', en: 'Cards replaced: {note}' },
  personRemoved: { it: '{player} lascia le sale: {why}', en: '{player} leaves the rooms: {why}' },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(CARDS_SENTENCES)

/** Section 1: cards, shoe, cut, mascherina. */
export const CARDS: Telling<ShoeEvent> = {
  packsChecked: () => tell('packsChecked'),
  cardsMixed: (event) => tell('cardsMixed', { number: event.number }),
  cutAnswered: (event) =>
    event.cuts
      ? tell('cutAnswered', { player: playerPart(event.player) })
      : tell('cutDeclined', { player: playerPart(event.player) }),
  managementCut: () => tell('managementCut'),
  shoeLoaded: ({ behind }) =>
    behind === undefined ? tell('shoeLoaded') : tell('shoeLoadedBehind', { behind }),
  cardsBurnt: (event) => tell('cardsBurnt', { cards: event.cards }),
  markerOut: () => tell('markerOut'),
  shoeEnded: () => tell('shoeEnded'),
  talloneSpread: () => tell('talloneSpread'),
  cardsReplaced: (event) => tell('cardsReplaced', { note: event.note }),
  personRemoved: (event) =>
    tell('personRemoved', { player: playerPart(event.player), why: event.why }),
}
