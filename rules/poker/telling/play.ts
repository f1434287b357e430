import { type Sentence, type Tell, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import type { MovesReplaced, PlayEvent, PlayNoted } from '../play/events'
import type { Move } from '../state/play'
import { wordsOf } from './causes'
import { MOVES } from './moves'
import { isIn } from './telling'

export const PLAY_SENTENCES = {
  unknown: { it: 'mossa «{kind}»', en: 'move “{kind}”' },
  announced: {
    it: 'Mossa anticipata, attende il suo turno: {move}',
    en: 'Early move, waiting for its turn: {move}',
  },
  withdrawn: {
    it: '{member} ritira la mossa anticipata',
    en: '{member} takes the early move back',
  },
  replaced: { it: 'Mosse corrette', en: 'Moves corrected' },
  replacedBy: { it: 'Mosse corrette ({provision})', en: 'Moves corrected ({provision})' },
  replacedFor: { it: 'Mosse corrette: {why}', en: 'Moves corrected: {why}' },
  noted: { it: 'Si annota ({provision})', en: 'It is noted ({provision})' },
  notedOf: { it: 'Si annota per {member} ({provision})', en: 'Noted for {member} ({provision})' },
} as const satisfies Record<string, Sentence>

/** The sentences of notes at the table, by their provision. */
export const NOTES_SENTENCES = {
  'V.7': {
    it: 'La distribuzione vale lo stesso ({provision})',
    en: 'The deal stands all the same ({provision})',
  },
  'VI.1': {
    it: 'Il vicino sollecita {member} ({provision})',
    en: '{member} is pressed by a neighbour ({provision})',
  },
  'VI.6': {
    it: 'Il colpo finisce in parol: {member} mostra l’apertura anche qui ({provision})',
    en: 'The colpo ends in parol: {member} shows the opening here too ({provision})',
  },
  'VII.4': {
    it: 'Il cartaro decide se {member} può entrare ({provision})',
    en: 'The cartaro decides whether {member} may enter ({provision})',
  },
  'VIII.2': {
    it: 'Il rilancio di {member}, contestato, vale ({provision})',
    en: '{member}’s raise was contested and stands ({provision})',
  },
  'IX.9': {
    it: '{member} riprende le carte tolte per errore ({provision})',
    en: '{member} takes back the cards taken by mistake ({provision})',
  },
  'IX.10': {
    it: 'Mazzo rifatto, mescolato e alzato ({provision})',
    en: 'Pack made again, shuffled and cut ({provision})',
  },
  'IX.12': {
    it: '{member} dice quante carte ha cambiato ({provision})',
    en: '{member} says how many cards were drawn ({provision})',
  },
  'XI.5': {
    it: 'Il cartaro sollecita {member} ({provision})',
    en: '{member} is pressed by the cartaro ({provision})',
  },
  'A.3': {
    it: 'A {member} il compagno ricorda lo scarto di regola ({provision})',
    en: '{member} is reminded by the partner to discard by rule ({provision})',
  },
  'A.7': {
    it: '{member} entra dopo il rilancio del compagno ({provision})',
    en: '{member} enters after the partner’s raise ({provision})',
  },
  'A.8': {
    it: '{member}, con il solo compagno, gioca di regola ({provision})',
    en: '{member}, alone with the partner, plays by rule ({provision})',
  },
  'A.9': {
    it: '{member} lascia il bluff davanti al compagno ({provision})',
    en: '{member} gives up the bluff against the partner ({provision})',
  },
  'A.10': {
    it: '{member} rilancia secondo le carte del compagno ({provision})',
    en: '{member} raises according to the partner’s draw ({provision})',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(PLAY_SENTENCES)

/** The colpo played move by move. */
export const PLAY: Telling<PlayEvent> = {
  moveMade: ({ move }) => moveTell(move),
  moveAnnounced: ({ early: { move } }) => tell('announced', { move: { tell: moveTell(move) } }),
  moveWithdrawn: ({ member }) => tell('withdrawn', { member: { member } }),
  movesReplaced: replaced,
  playNoted: noted,
}

/** The sentence of one move; a move of a later version is told by its kind. */
export function moveTell(move: Move): Tell {
  const { kind } = move
  if (!isIn(MOVES, kind)) return tell('unknown', { kind: String(kind) })
  const telling: (move: never) => Tell = MOVES[kind]
  return telling(move as never)
}

function replaced({ provision, why }: MovesReplaced): Tell {
  if (provision !== null) return tell('replacedBy', { provision: { provision } })
  return why === '' ? tell('replaced') : tell('replacedFor', { why: wordsOf(why) })
}

function noted({ provision, member }: PlayNoted): Tell {
  const cited = { provision }
  if (isIn(NOTES_SENTENCES, provision))
    return {
      key: provision,
      sentence: NOTES_SENTENCES[provision],
      parts: { member: { member }, provision: cited },
    }
  if (member === null) return tell('noted', { provision: cited })
  return tell('notedOf', { member: { member }, provision: cited })
}
