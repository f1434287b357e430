import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import type { PotEvent } from './events'

export const POT_SENTENCES = {
  uscitaPaidLate: {
    it: '{member} torna in tempo e paga l’uscita di {chips} ({provision})',
    en: '{member} is back in time and pays the uscita of {chips} ({provision})',
  },
  backInTime: {
    it: '{member} torna in tempo per giocare ({provision})',
    en: '{member} is back in time to play ({provision})',
  },
  changeAnswered: {
    it: '{member} mette nel pot {chips}, mancanti dopo un cambio ({provision})',
    en: '{member} puts {chips} into the pot, missing after change was made ({provision})',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(POT_SENTENCES)

/** Art. IV: the pot. */
export const POT_EVENTS: Telling<PotEvent> = {
  uscitaPaidLate: ({ member, chips }) =>
    chips > 0
      ? tell('uscitaPaidLate', {
          member: { member },
          chips: { chips },
          provision: { provision: 'IV.5' },
        })
      : tell('backInTime', { member: { member }, provision: { provision: 'IV.5' } }),
  changeAnswered: ({ member, chips }) =>
    tell('changeAnswered', {
      member: { member },
      chips: { chips },
      provision: { provision: 'IV.3' },
    }),
}
