import type { Card } from '../../kernel/cards'
import { type Chips, NO_CHIPS, negate } from '../../kernel/chips'
import { type Part, type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import { pointOf } from '../play/points'
import { endedTells } from '../telling/ended'
import { movedTells } from '../telling/moved'
import type { CoupEvent } from './events'

const COUP_SENTENCES = {
  cardsDealt: {
    it: 'Quattro carte coperte; alla punta parla {member}',
    en: 'Four cards, covered; {member} speaks for the punta',
  },
  detachedFirst: {
    it: 'Carte già staccate e non viste, le prime del colpo: {detached}',
    en: 'Cards detached before and not seen, the first of this coup: {detached}',
  },
  byTheRule: {
    it: 'Il colpo segue la regola ({provision})',
    en: 'The coup follows the rule ({provision})',
  },
  puntaCarta: { it: 'La punta: carta', en: 'Punta: carta' },
  puntaNo: { it: 'La punta: no', en: 'Punta: no' },
  puntaNatural: { it: 'La punta batte: {shown}', en: 'Punta lays a natural down: {shown}' },
  bancoStands: { it: 'Il banco resta', en: 'The bank stands' },
  wordChanged: {
    it: 'La punta si corregge, e vale l’ultima parola: {word}',
    en: 'The punta changes its word, and the last one holds: {word}',
  },
  cardGiven: {
    it: 'La punta si corregge ({word}): il banchiere dà la carta',
    en: 'The punta changes its word ({word}): the banker gives the card',
  },
  cardNotGiven: {
    it: 'La punta si corregge ({word}): il banchiere non dà la carta',
    en: 'The punta changes its word ({word}): the banker does not give the card',
  },
  bankShown: { it: 'Il banco scopre: {shown}', en: 'The bank lays open: {shown}' },
  bankNatural: { it: 'Il banco batte: {shown}', en: 'The bank lays a natural down: {shown}' },
  isOpen: { it: 'carte scoperte', en: 'cards open' },
  withCards: { it: '{cards}, {point}', en: '{cards}, {point}' },
  puntaThird: { it: 'Terza carta alla punta: {card}', en: 'Third card to the punta: {card}' },
  bancoThird: { it: 'Terza carta al banco: {card}', en: 'Third card to the bank: {card}' },
  ofValue: { it: 'un {value}', en: 'a {value}' },
  notEntered: { it: 'non annotata', en: 'not entered' },
  bancoNames: { it: 'Il banco dice {point}', en: 'The bank says {point}' },
  puntaNames: { it: 'La punta dice {point}', en: 'The punta says {point}' },
  cardsSpeak: { it: 'Le carte parlano: {point}', en: 'The cards speak: {point}' },
  noMoreDraw: { it: 'Il banchiere non può più tirare', en: 'The banker may not draw any more' },
  puntaShown: { it: 'La punta scopre: {shown}', en: 'The punta lays open: {shown}' },
  pointsTold: { it: 'Punta {punta}, banco {banco}', en: 'Punta {punta}, bank {banco}' },
  bancoWon: { it: 'Il banco vince', en: 'The bank wins' },
  puntaWon: { it: 'La punta vince', en: 'The punta wins' },
  tieMade: { it: 'Parità', en: 'A tie' },
  bancoBy: { it: 'Il banco vince ({provision})', en: 'The bank wins ({provision})' },
  bankRaised: { it: 'Il banco cresce di {chips}', en: 'The bank grows by {chips}' },
  coupVoided: {
    it: 'Colpo {coup} nullo, le puntate tornano: {why}',
    en: 'Coup {coup} void, the stakes go back: {why}',
  },
  coupVoidedBy: {
    it: 'Colpo {coup} nullo ({provision}), le puntate tornano',
    en: 'Coup {coup} void ({provision}), the stakes go back',
  },
  coupCorrected: {
    it: 'Il colpo {coup} è corretto, ora «{result}» con {matched} di fatto: {why}',
    en: 'Coup {coup} is corrected, now “{result}” with {matched} played: {why}',
  },
  correctionAcknowledged: {
    it: 'Le fiches del colpo {coup} corretto sono a posto',
    en: 'The chips of the corrected coup {coup} lie where they belong',
  },
  manoGoesOn: {
    it: 'Si correggono le fiches; la mano e i diritti restano com’è andata la serata ({provision})',
    en: 'Chips are put right; the mano and the rights stay as the evening went ({provision})',
  },
  sideBanco: { it: 'banco', en: 'bank' },
  sidePunta: { it: 'punta', en: 'punta' },
  sideTie: { it: 'parità', en: 'tie' },
  sideVoid: { it: 'nullo', en: 'void' },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(COUP_SENTENCES)

const SIDE_NAMES = {
  banco: 'sideBanco',
  punta: 'sidePunta',
  tie: 'sideTie',
  void: 'sideVoid',
} as const

/** Cards laid open with their point, or the point alone, or only that they lie open. */
function shown({ cards, point }: { cards: readonly Card[]; point: number | null }): Part {
  if (cards.length > 0)
    return { tell: tell('withCards', { cards: { cards }, point: pointOf(cards) }) }
  return point ?? { tell: tell('isOpen') }
}

function thirdCard(card: Card | null, value: number | null): Part {
  if (card !== null) return { cards: [card] }
  return { tell: value === null ? tell('notEntered') : tell('ofValue', { value }) }
}

/** Section 7: the coup and the drawing table. */
export const COUP: Telling<CoupEvent> = {
  cardsDealt: ({ holder, regime, detached = 0 }) => [
    tell('cardsDealt', { member: { member: holder } }),
    ...(detached > 0 ? [tell('detachedFirst', { detached })] : []),
    ...regime.because.map((provision) => tell('byTheRule', { provision: { provision } })),
  ],
  wordSaid: ({ side, word, cards, point }) => {
    if (side === 'banco') return tell('bancoStands')
    if (word === 'natural') return tell('puntaNatural', { shown: shown({ cards, point }) })
    return tell(word === 'carta' ? 'puntaCarta' : 'puntaNo')
  },
  wordChanged: ({ word, given }) =>
    tell(given === null ? 'wordChanged' : given ? 'cardGiven' : 'cardNotGiven', { word }),
  bankShown: ({ word, cards, point }) =>
    tell(word === 'natural' ? 'bankNatural' : 'bankShown', { shown: shown({ cards, point }) }),
  thirdDrawn: ({ side, card, value }) =>
    tell(side === 'punta' ? 'puntaThird' : 'bancoThird', { card: thirdCard(card, value) }),
  pointNamed: ({ side, point, right, endsDraw }) => [
    tell(side === 'banco' ? 'bancoNames' : 'puntaNames', { point }),
    ...(right === null || right === point ? [] : [tell('cardsSpeak', { point: right })]),
    ...(endsDraw ? [tell('noMoreDraw')] : []),
  ],
  puntaShown: (open) => tell('puntaShown', { shown: shown(open) }),
  pointsTold: ({ punta, banco }) => tell('pointsTold', { punta, banco }),
  coupDecided: ({ result, by }) => {
    if (result === 'banco' && by !== null) return tell('bancoBy', { provision: { provision: by } })
    return tell(result === 'tie' ? 'tieMade' : result === 'banco' ? 'bancoWon' : 'puntaWon')
  },
  coupRecorded: ({ added, settled, tax, setAside }) => [
    ...(added > 0 ? [tell('bankRaised', { chips: { chips: added } })] : []),
    ...endedTells({ settled, tax, setAside, won: wonBy(settled) }),
  ],
  coupVoided: ({ settled: { serial: coup }, provision, why }) =>
    provision === null
      ? tell('coupVoided', { coup, why })
      : tell('coupVoidedBy', { coup, provision: { provision } }),
  coupCorrected: ({ was, settled: { serial: coup, result, matched }, why, transfers }) => [
    tell('coupCorrected', {
      coup,
      result: { tell: tell(SIDE_NAMES[result]) },
      matched: { chips: matched },
      why,
    }),
    ...movedTells(transfers),
    ...(was.result === result ? [] : [tell('manoGoesOn', { provision: { provision: 'S.39a' } })]),
  ],
  correctionAcknowledged: ({ coup }) => tell('correctionAcknowledged', { coup }),
}

/** The sum that the bank won or, below zero, lost. */
const wonBy = ({ result, matched }: { result: string; matched: Chips }) =>
  result === 'banco' ? matched : result === 'punta' ? negate(matched) : NO_CHIPS
