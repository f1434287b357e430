import type { RefusalTexts } from '../../kernel/article'

/** Refusals of moves at level 3 that several articles share, or none owns; those of one command in their order of precedence. */
export const PLAY_REFUSALS = {
  'no-play': {
    it: 'Questo colpo non si segue mossa per mossa: si sceglie prima di dare le carte.',
    en: 'This colpo is not followed move by move: that is chosen before the deal.',
  },
  'not-at-the-showdown': {
    it: 'Non è ancora il momento di mostrare le carte.',
    en: 'It is not yet the moment to show the cards.',
  },
  'not-in-the-game': {
    it: '{member} non è più in gioco.',
    en: '{member} is no longer in the game.',
  },
  'too-late-for-that': {
    it: 'È tardi per questo: la fase del colpo è passata.',
    en: 'It is too late for that: that phase of the colpo is over.',
  },
  'not-your-turn': {
    it: 'Non tocca a {member}: aspetti che parli chi lo precede.',
    en: 'It is not {member}’s turn: wait for the player before them.',
  },
  'already-opened': {
    it: 'Il colpo è già aperto: si accetta, si rilancia o si gettano le carte.',
    en: 'The colpo is opened already: accept, raise or throw the cards.',
  },
  'too-little': {
    it: '{chips} è troppo poco: almeno {min}.',
    en: '{chips} is too little: at least {min}.',
  },
  'next-has-spoken': {
    it: 'Chi segue ha già parlato: la mossa non si cambia più.',
    en: 'The next in turn has already spoken: the move can no longer be changed.',
  },
  'nothing-to-take-back': {
    it: 'Non c’è una mossa da ritirare.',
    en: 'There is no move to take back.',
  },
  'more-than-held': {
    it: '{member} ha {count} carte: non può mostrarne né chiederne di più.',
    en: '{member} holds {count} cards: they cannot show or ask for more.',
  },
  'last-hand-left': {
    it: 'La mano di {member} è l’ultima in gioco: il pot va a quella mano, oppure il colpo si annulla.',
    en: '{member}’s hand is the last in the game: the pot goes to it, or the colpo is annulled.',
  },
} as const satisfies RefusalTexts
