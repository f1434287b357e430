import type { RefusalTexts } from '../../kernel/article'

/** Refusals of Art. VI; those of one command in their order of precedence. */
export const OPENING_REFUSALS = {
  'refund-from-outsider': {
    it: '{member} non ha preso parte al colpo: non può averlo aperto.',
    en: '{member} did not take part in the colpo: they cannot have opened it.',
  },
  'opening-in-question': {
    it: 'Prima chi è entrato dica se ha l’apertura.',
    en: 'First let those who entered say whether they hold the opening.',
  },
  'not-the-opener': {
    it: '{member} non è l’apertore di questo colpo.',
    en: '{member} is not the opener of this colpo.',
  },
  'opening-not-asked': {
    it: 'A {member} non è chiesto di dire se ha l’apertura.',
    en: '{member} is not asked whether they hold the opening.',
  },
  'opening-already-said': {
    it: 'Dell’apertura si è già detto.',
    en: 'The opening has already been accounted for.',
  },
  'nothing-went-back': {
    it: '{member} non ha cambiato carte: la sua apertura non può essere tornata nel mazzo.',
    en: '{member} drew no cards: their opening cannot have gone back into the pack.',
  },
  'nothing-thrown': {
    it: '{member} non ha cambiato carte: non può aver buttato l’apertura.',
    en: '{member} drew no cards: they cannot have thrown the opening away.',
  },
  'does-not-open': {
    it: 'Queste carte non aprono: occorre la pariglia richiesta, o meglio.',
    en: 'These cards do not open: it takes the required pair, or better.',
  },
  'opening-not-shown': {
    it: 'Manca l’apertura: prima dite se è stata mostrata.',
    en: 'The opening is missing: first say whether it was shown.',
  },
} as const satisfies RefusalTexts
