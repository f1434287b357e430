import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import type { CardReport, CardsEvent } from './events'
import { MOST_CARDS } from './mixing'

export const CARDS_SENTENCES = {
  packsEntered: {
    it: 'Sei mazzi: {first} di colore {one}, {rest} di colore {two}',
    en: 'Six packs: {first} with the back {one}, {rest} with the back {two}',
  },
  cardsChecked: {
    it: 'Le carte sono stese e verificate',
    en: 'The cards have been laid out and checked',
  },
  tagliaBegun: {
    it: 'Comincia la taglia {number}: si mescola',
    en: 'Taglia {number} begins: the cards are mixed',
  },
  cardsPass: { it: '“Le carte passano”', en: '“The cards pass”' },
  mixAsked: { it: '{member} chiede di mescolare', en: '{member} asks to mix' },
  cardsMixed: { it: '{member} mescola', en: '{member} mixes' },
  cutOffered: {
    it: 'L’impiegato mescola per ultimo e offre il taglio',
    en: 'The employee mixes last and offers the cut',
  },
  cutRefused: { it: '{member} non taglia', en: '{member} does not cut' },
  cardsCut: { it: '{member} taglia', en: '{member} cuts' },
  cutByInspector: { it: 'Taglia l’ispettore', en: 'The inspector cuts' },
  cutByEmployee: { it: 'Taglia l’impiegato', en: 'The employee cuts' },
  sabotLoaded: { it: 'Le carte sono nel sabot', en: 'The cards are in the sabot' },
  maskOut: {
    it: 'Esce la mascherina: ultimo colpo della taglia',
    en: 'The mask comes out: last coup of the taglia',
  },
  sevenEnough: {
    it: 'Per l’ultimo colpo c’erano {cards} carte',
    en: 'There were {cards} cards for the last coup',
  },
  sevenMissing: {
    it: 'Per l’ultimo colpo c’erano solo {cards} carte: il colpo è nullo',
    en: 'There were only {cards} cards for the last coup: it is void',
  },
  detached: {
    it: 'Carte staccate dal sabot: {cards}',
    en: 'Cards detached from the sabot: {cards}',
  },
  seen: { it: 'Carte viste: {cards}', en: 'Cards seen: {cards}' },
  floor: {
    it: 'Carte cadute e raccolte, valide per il colpo: {cards}',
    en: 'Cards dropped and picked up, good for the coup: {cards}',
  },
  'picked-up': {
    it: 'Un giocatore raccoglie da sé le carte cadute: richiamo',
    en: 'A player picks up dropped cards: they are reprimanded',
  },
  'picked-up-by': {
    it: '{member} raccoglie da sé le carte cadute: richiamo',
    en: '{member} picks up dropped cards: they are reprimanded',
  },
  'face-up': {
    it: 'Carte voltate nel sabot, annullate: {cards}',
    en: 'Cards face up in the sabot, void: {cards}',
  },
  'looked-at': {
    it: 'Carte guardate nel sabot, annullate: {cards}',
    en: 'Cards looked at in the sabot, void: {cards}',
  },
  'looked-at-by': {
    it: '{member} guarda nel sabot; carte annullate: {cards}',
    en: '{member} looks into the sabot; cards void: {cards}',
  },
  stuck: {
    it: 'Carte attaccate, ordine incerto ({cards}): il colpo è nullo',
    en: 'Cards stuck together, order not certain ({cards}): the coup is void',
  },
  marked: {
    it: 'Carte segnate o piegate, sostituite: {cards}',
    en: 'Marked or bent cards, replaced: {cards}',
  },
  packsChanged: {
    it: 'L’ispettore cambia i sei mazzi: {one} e {two}',
    en: 'The inspector changes the six packs: {one} and {two}',
  },
  packsChangedWhy: {
    it: 'L’ispettore cambia i sei mazzi, {one} e {two}: {why}',
    en: 'The inspector changes the six packs, {one} and {two}: {why}',
  },
  packsFull: {
    it: 'Carte contate: ci sono tutte e {cards}',
    en: 'Cards counted: all {cards} are there',
  },
  packsOdd: {
    it: 'Carte contate: {cards} invece di {all}',
    en: 'Cards counted: {cards} instead of {all}',
  },
  tagliaEnded: {
    it: 'Finisce la taglia {number}: ogni posto riprende i suoi diritti',
    en: 'Taglia {number} ends: every seat has its rights again',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(CARDS_SENTENCES)

/** Reports that are told with the name of the player, where it is known. */
const NAMED = { 'picked-up': 'picked-up-by', 'looked-at': 'looked-at-by' } as const
const isNamed = (report: CardReport): report is keyof typeof NAMED => Object.hasOwn(NAMED, report)

/** Section 2: cards, shuffle, cut, sabot. */
export const CARDS: Telling<CardsEvent> = {
  packsEntered: ({ colours: [one, two], first }) =>
    tell('packsEntered', { first, one, two, rest: 6 - first }),
  cardsChecked: () => tell('cardsChecked'),
  tagliaBegun: ({ number }) => tell('tagliaBegun', { number }),
  cardsPass: () => tell('cardsPass'),
  mixAsked: ({ member }) => tell('mixAsked', { member: { member } }),
  cardsMixed: ({ member }) => tell('cardsMixed', { member: { member } }),
  cutOffered: () => tell('cutOffered'),
  cutRefused: ({ member }) => tell('cutRefused', { member: { member } }),
  cardsCut: ({ cutter }) =>
    cutter === 'inspector'
      ? tell('cutByInspector')
      : cutter === 'employee'
        ? tell('cutByEmployee')
        : tell('cardsCut', { member: { member: cutter } }),
  sabotLoaded: () => tell('sabotLoaded'),
  maskOut: () => tell('maskOut'),
  sevenCounted: ({ cards, isEnough }) => tell(isEnough ? 'sevenEnough' : 'sevenMissing', { cards }),
  cardsReported: ({ report, cards, member }) =>
    isNamed(report) && member !== null
      ? tell(NAMED[report], { member: { member }, cards })
      : tell(report, { cards }),
  packsChanged: ({ colours: [one, two], why }) =>
    why === '' ? tell('packsChanged', { one, two }) : tell('packsChangedWhy', { one, two, why }),
  packsCounted: ({ cards }) =>
    cards === MOST_CARDS
      ? tell('packsFull', { cards })
      : tell('packsOdd', { cards, all: MOST_CARDS }),
  tagliaEnded: ({ number }) => tell('tagliaEnded', { number }),
}
