import type { MemberId } from '../../kernel/ids'
import { type Sentence, type Tell, tellsOf } from '../../kernel/tell'
import type { Move, ShownHand } from '../state/play'
import type { TellingBy } from './telling'

export const MOVES_SENTENCES = {
  pass: { it: '{member} passa', en: '{member} passes' },
  busy: {
    it: '{member} bada ad altro: passa',
    en: '{member} is busy with something else and passes',
  },
  open: { it: '{member} apre per {chips}', en: '{member} opens for {chips}' },
  accept: { it: '{member} accetta', en: '{member} accepts' },
  raise: { it: '{member} rilancia a {chips}', en: '{member} raises to {chips}' },
  multiple: {
    it: '{member} rilancia a {chips}: {multiple}',
    en: '{member} raises to {chips}: {multiple}',
  },
  fold: { it: '{member} lascia le carte', en: '{member} folds' },
  drawsNone: { it: '{member} non cambia carte', en: '{member} stands pat' },
  drawsOne: { it: '{member} cambia una carta', en: '{member} draws one card' },
  draws: { it: '{member} cambia {count} carte', en: '{member} draws {count} cards' },
  secondTake: { it: 'Seconda ripresa dell’accomodo', en: 'Second cards of the draw' },
  parol: { it: '{member} dice parol', en: '{member} says parol' },
  bet: { it: '{member} punta {chips}', en: '{member} bets {chips}' },
  shows: { it: '{member} mostra {cards}', en: '{member} shows {cards}' },
  shown: { it: '{member} mostra le carte', en: '{member} shows the cards' },
  mucked: { it: '{member} ammonta le carte', en: '{member} mucks' },
  conceded: { it: '{member} concede', en: '{member} concedes' },
  openingShown: { it: '{member} mostra l’apertura', en: '{member} shows the opening' },
  openingPoker: {
    it: '{member} mostra come apertura un poker ({provision})',
    en: '{member} shows a poker as the opening ({provision})',
  },
  openingScalaReale: {
    it: '{member} mostra come apertura una scala reale ({provision})',
    en: '{member} shows a scala reale as the opening ({provision})',
  },
  openingExcused: {
    it: 'Scusata l’apertura non mostrata di {member} ({provision})',
    en: '{member} is excused from showing the opening ({provision})',
  },
  openingMissing: {
    it: '{member} non mostra l’apertura ({provision})',
    en: '{member} does not show the opening ({provision})',
  },
  wrongOpening: {
    it: '{member} ha aperto senza apertura ({provision})',
    en: '{member} opened without the opening ({provision})',
  },
  holds: { it: '{member} ha l’apertura', en: '{member} holds the opening' },
  holdsThrown: {
    it: '{member} nomina l’apertura buttata: {cards} ({provision})',
    en: '{member} names the opening thrown away: {cards} ({provision})',
  },
  holdsNone: { it: '{member} non ha l’apertura', en: '{member} does not hold the opening' },
  lost: {
    it: '{member} esce e perde ogni posta ({provision})',
    en: '{member} is out, all stakes lost ({provision})',
  },
  back: {
    it: '{member} esce e riprende le messe ({provision})',
    en: '{member} leaves and takes the stakes back ({provision})',
  },
  hasOne: { it: '{member} ha una carta', en: '{member} has one card' },
  has: { it: '{member} ha {count} carte', en: '{member} has {count} cards' },
  faceUp: {
    it: 'Carta scoperta a {member} ({provision})',
    en: 'A face-up card for {member} ({provision})',
  },
  masked: {
    it: 'Carta mascherata nel mazzo, a {member} ({provision})',
    en: 'A masked card of the pack, for {member} ({provision})',
  },
  take: {
    it: '{member} ammonta e prende il pot ({provision})',
    en: '{member} mucks and takes the pot ({provision})',
  },
  quadriglie: {
    it: 'Quadriglie intere sotto la carta minima, che ora è il {lowest} ({provision})',
    en: 'Whole quadriglie below the lowest card, which is now the {lowest} ({provision})',
  },
  partito: {
    it: 'Partito: si gioca il solo pot ({provision})',
    en: 'Partito: only the pot is played for ({provision})',
  },
  layDown: {
    it: 'Gli affranchi scoprono le carte ({provision})',
    en: 'The affranchi lay their cards down ({provision})',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(MOVES_SENTENCES)
const by = (provision: string) => ({ provision })

/** The sentences of every move at level 3. */
export const MOVES: TellingBy<Move, 'kind'> = {
  pass: ({ member, busy }) => tell(busy ? 'busy' : 'pass', { member: { member } }),
  open: ({ member, to }) => tell('open', { member: { member }, chips: { chips: to } }),
  accept: ({ member }) => tell('accept', { member: { member } }),
  raise: raised,
  fold: ({ member }) => tell('fold', { member: { member } }),
  ask: asked,
  'second-take': () => tell('secondTake'),
  parol: ({ member }) => tell('parol', { member: { member } }),
  bet: ({ member, to }) => tell('bet', { member: { member }, chips: { chips: to } }),
  show: ({ member, shown }) => showed(member, shown),
  'opening-shown': openingShown,
  'wrong-opening': ({ member }) =>
    tell('wrongOpening', { member: { member }, provision: by('VI.5') }),
  'opening-answer': answered,
  'put-out': ({ member, stakes, provision }) =>
    tell(stakes, { member: { member }, provision: by(provision) }),
  'card-count': ({ member, count }) =>
    count === 1
      ? tell('hasOne', { member: { member } })
      : tell('has', { member: { member }, count }),
  'face-up': ({ member, masked }) =>
    tell(masked ? 'masked' : 'faceUp', { member: { member }, provision: by('IX.3') }),
  take: ({ member }) => tell('take', { member: { member }, provision: by('XII.4') }),
  quadriglie: ({ lowest }) => tell('quadriglie', { lowest, provision: by('X.3') }),
  partito: () => tell('partito', { provision: by('XV.1') }),
  'lay-down': () => tell('layDown', { provision: by('A.2') }),
}

type MoveOf<K extends Move['kind']> = Extract<Move, { kind: K }>

function raised({ member, to: chips, multiple }: MoveOf<'raise'>): Tell {
  const said = { member: { member }, chips: { chips } }
  if (multiple === null) return tell('raise', said)
  return tell('multiple', { ...said, multiple: multiple.replaceAll('-', ' ') })
}

function asked({ member, cards: count }: MoveOf<'ask'>): Tell {
  if (count === 0) return tell('drawsNone', { member: { member } })
  if (count === 1) return tell('drawsOne', { member: { member } })
  return tell('draws', { member: { member }, count })
}

function showed(member: MemberId, { how, cards }: ShownHand): Tell {
  if (how === 'shown' && cards.length > 0)
    return tell('shows', { member: { member }, cards: { cards } })
  return tell(how, { member: { member } })
}

function answered({ member, holds, named }: MoveOf<'opening-answer'>): Tell {
  if (holds && named)
    return tell('holdsThrown', {
      member: { member },
      cards: { cards: named },
      provision: by('VI.4'),
    })
  return tell(holds ? 'holds' : 'holdsNone', { member: { member } })
}

function openingShown({ member, held, excused, honour }: MoveOf<'opening-shown'>): Tell {
  if (honour)
    return tell(honour === 'poker' ? 'openingPoker' : 'openingScalaReale', {
      member: { member },
      provision: by('XIV.1'),
    })
  if (held) return tell('openingShown', { member: { member } })
  return tell(excused ? 'openingExcused' : 'openingMissing', {
    member: { member },
    provision: by('VI.6'),
  })
}
