import { type Sentence, tellsOf } from '../../kernel/tell'

const VERDICT_SENTENCES = {
  naturalBars: {
    it: 'Un 8 o un 9 nelle prime due carte chiude il colpo: nessuno tira ({provision})',
    en: 'An 8 or a 9 in the first two cards ends the coup: nobody draws ({provision})',
  },
  puntaDraws: {
    it: 'Alla regola la punta con {point} tira ({provision})',
    en: 'By the rule the punta draws on {point} ({provision})',
  },
  puntaStands: {
    it: 'Alla regola la punta con {point} resta ({provision})',
    en: 'By the rule the punta stands on {point} ({provision})',
  },
  bancoDraws: {
    it: 'Alla regola il banco con {point} tira ({provision})',
    en: 'By the rule the bank draws on {point} ({provision})',
  },
  bancoStands: {
    it: 'Alla regola il banco con {point} resta ({provision})',
    en: 'By the rule the bank stands on {point} ({provision})',
  },
} as const satisfies Record<string, Sentence>

/** Where the draws of supposed cards are not those of the rule. */
export const verdictTell = tellsOf(VERDICT_SENTENCES)
