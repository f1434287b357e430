import { type Part, type Sentence, type Tell, tellsOf } from '../../kernel/tell'
import type { DealError } from '../05-deal/errors'
import { isIn } from './telling'

/** Reasons of a void colpo, by the code in the event's `why`; any other `why` is a person's own words. */
export const CAUSES = {
  'wrong-dealer': { it: 'Non toccava a quel cartaro', en: 'It was not that cartaro’s deal' },
  'no-cut': { it: 'Mancava l’alzata', en: 'No cut' },
  'wrong-hands': { it: 'Mani in più o in meno', en: 'Hands too many or too few' },
  'wrong-cards': {
    it: 'Carte in più o in meno a un giocatore',
    en: 'A player with too many or too few cards',
  },
  'sixth-card': { it: 'Cominciata la sesta carta', en: 'A sixth card begun' },
  'face-up': { it: 'Carte mascherate nel mazzo', en: 'Face-up cards in the pack' },
  'wrong-pack': { it: 'Mazzo di numero sbagliato', en: 'Pack of the wrong number' },
  'pack-at-draw': {
    it: 'Mazzo sbagliato, visto all’accomodo',
    en: 'Wrong pack, found at the draw',
  },
  'face-up-at-draw': {
    it: 'Più di due carte mascherate all’accomodo',
    en: 'More than two face-up cards at the draw',
  },
  'alien-cards': { it: 'Carte estranee', en: 'Alien cards' },
  'wrong-opening-told': {
    it: 'Apertura sbagliata: l’apertore l’ha detto, e nessuno degli entrati l’aveva',
    en: 'Wrong opening: the opener said so, and nobody who came in held it',
  },
  'opening-not-shown': {
    it: 'Ha vinto senza mostrare l’apertura',
    en: 'The winner did not show the opening',
  },
  'wrong-opener-best': {
    it: 'Ha aperto senza apertura e avrebbe vinto',
    en: 'The player who opened without the opening would have won',
  },
  'parol-left': {
    it: 'Il parol finisce: il pot va a chi resta, o a chi lo giocava',
    en: 'The parol ends: its pot goes to the player who is left, or to those who were in it',
  },
} as const satisfies Record<DealError, Sentence> & Record<string, Sentence>
export type Cause = keyof typeof CAUSES

export const WORDS_SENTENCES = {
  written: { it: '«{words}»', en: '“{words}”' },
} as const satisfies Record<string, Sentence>

/** The sentence of a known cause. */
export const causeTell = tellsOf(CAUSES)
const tell = tellsOf(WORDS_SENTENCES)

/** Whether a `why` is the code of a known cause. */
const isCause = (code: string): code is Cause => isIn(CAUSES, code)

/** A person's own words, in quotes. */
export const writtenTell = (words: string): Tell => tell('written', { words })

/** The value of an event's `why`: the sentence of a known cause, or a person's own words in quotes. */
export const wordsOf = (why: string): Part => ({ tell: whyWritten(why) })

/** The same as a sentence of its own. */
export const whyWritten = (why: string): Tell => (isCause(why) ? causeTell(why) : writtenTell(why))
