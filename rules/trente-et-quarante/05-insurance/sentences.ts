import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import { chancePart } from '../telling/parts'
import { playerPart } from '../telling/player'
import type { InsuranceEvent } from './events'

export const INSURANCE_SENTENCES = {
  insured: {
    it: '{player} assicura {chips} su {chance}, premio {premium}',
    en: '{player} insures {chips} on {chance}, premium {premium}',
  },
  insuranceDropped: {
    it: '{player} rinuncia all’assicurazione su {chance}',
    en: '{player} gives up the insurance on {chance}',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(INSURANCE_SENTENCES)

/** Section 5: insurance. */
export const INSURANCE: Telling<InsuranceEvent> = {
  insured: (event) =>
    tell('insured', {
      player: playerPart(event.player),
      chips: { chips: event.chips },
      chance: chancePart(event.chance),
      premium: { chips: event.premium },
    }),
  insuranceDropped: (event) =>
    tell('insuranceDropped', {
      player: playerPart(event.player),
      chance: chancePart(event.chance),
    }),
}
