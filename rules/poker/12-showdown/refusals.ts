import type { RefusalTexts } from '../../kernel/article'

/** Refusals of Art. XII; those of one command in their order of precedence. */
export const SHOWDOWN_REFUSALS = {
  'no-colpo-in-play': {
    it: 'Nessun colpo è in gioco: prima si distribuiscono le carte.',
    en: 'No colpo is in play: deal the cards first.',
  },
  'nothing-to-correct': {
    it: 'Il colpo {colpo} è già scritto così.',
    en: 'Colpo {colpo} is already recorded like this.',
  },
  'nothing-to-acknowledge': {
    it: 'Per il colpo {colpo} non ci sono fiches da spostare.',
    en: 'There are no chips to move for colpo {colpo}.',
  },
  'named-twice': {
    it: '{member} compare due volte: una è di troppo.',
    en: '{member} is named twice: keep one of the two.',
  },
  'bet-not-covered': {
    it: '{member} resta con {chips} contro {bet} senza essere a resto finito: correggete la sua messa.',
    en: '{member} stayed in with {chips} against {bet} and was not all in: correct their stake.',
  },
  'wrong-opener-cannot-win': {
    it: '{member} ha aperto senza apertura e non guadagna nulla: annullate il colpo, ognuno riprende la sua messa.',
    en: '{member} opened without the opening and wins nothing: void the colpo, everyone takes their stake back.',
  },
  'side-amount-unclaimed': {
    it: 'Restano {chips} contesi tra {members}: indicate chi di loro ha il punto migliore.',
    en: '{chips} are left between {members}: say which of them has the better hand.',
  },
  'already-shown': {
    it: '{member} ha già mostrato o ammontato le carte.',
    en: '{member} has already shown or mucked their cards.',
  },
  'not-first-to-show': {
    it: 'Mostra prima {member}.',
    en: '{member} shows first.',
  },
  'five-cards-each': {
    it: '{member} mostra tutte e cinque le carte: soltanto l’ultimo può fermarsi a quelle che bastano.',
    en: '{member} shows all five cards: only the last may stop at those that win.',
  },
  'last-hand-wins': {
    it: '{member} è l’ultimo con le carte in mano: il pot è suo, non le butti.',
    en: '{member} is the last with cards in hand: the pot is theirs, do not throw the cards.',
  },
} as const satisfies RefusalTexts
