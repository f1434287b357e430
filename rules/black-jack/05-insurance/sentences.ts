import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import { partTold } from '../telling/parts'
import { playerPart } from '../telling/player'
import type { InsuranceEvent } from './events'

export const INSURANCE_SENTENCES = {
  insured: {
    it: 'Casella {casella}, {player}: assicurazione di {chips}',
    en: 'Casella {casella}, {player}: insurance of {chips}',
  },
  insuranceCollected: { it: 'L’assicurazione perde', en: 'Insurance loses' },
  parPaid: { it: '{player} chiede il pagamento alla pari', en: '{player} asks for payment at par' },
  playGoesOn: { it: 'Il gioco prosegue', en: 'Play goes on' },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(INSURANCE_SENTENCES)

/** Section 5: insurance and payment at par. */
export const INSURANCE: Telling<InsuranceEvent> = {
  insured: (event) =>
    tell('insured', {
      casella: event.casella,
      player: playerPart(event.player),
      chips: { chips: event.chips },
    }),
  insuranceCollected: (event) => [tell('insuranceCollected'), ...event.parts.map(partTold)],
  parPaid: (event) => [
    tell('parPaid', { player: playerPart(event.player) }),
    ...event.parts.map(partTold),
  ],
  playGoesOn: () => tell('playGoesOn'),
}
