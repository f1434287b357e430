import { type Sentence, tellsOf } from '../../kernel/tell'
import { playerPart } from '../frame/at-table'
import type { SettlingEvent } from '../play/events'
import { partTold } from './parts'
import type { Telling } from './telling'

export const SETTLING_SENTENCES = {
  casellaSettled: {
    it: 'Casella {casella}: si paga e si ritira',
    en: 'Casella {casella} is settled',
  },
  colpoEnded: { it: 'Colpo esaurito', en: 'The colpo is esaurito' },
  claimMade: {
    it: 'Reclamo sulla casella {casella}: {text}',
    en: 'A claim about casella {casella}: {text}',
  },
  claimRuled: { it: 'Decisione sul reclamo: {text}', en: 'The claim is ruled on: {text}' },
  abandonedTaken: {
    it: 'Vincite abbandonate da {player}: {chips}',
    en: 'Winnings abandoned by {player}: {chips}',
  },
  abandonedSigned: {
    it: 'Firma: le vincite vanno a chi le richiede',
    en: 'Signed: the winnings go to the claimant',
  },
  abandonedSignedNot: {
    it: 'Firma: le vincite vanno nella dotazione',
    en: 'Signed: the winnings go into the float',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(SETTLING_SENTENCES)

/** Section 11: settling. */
export const SETTLING: Telling<SettlingEvent> = {
  casellaSettled: (event) => [
    tell('casellaSettled', { casella: event.casella }),
    ...event.parts.map(partTold),
  ],
  colpoEnded: () => tell('colpoEnded'),
  claimMade: (event) => tell('claimMade', { casella: event.casella, text: event.text }),
  claimRuled: (event) => tell('claimRuled', { text: event.text }),
  abandonedTaken: (event) =>
    tell('abandonedTaken', { player: playerPart(event.player), chips: { chips: event.chips } }),
  abandonedSigned: (event) =>
    event.wanted === 'claimed' ? tell('abandonedSigned') : tell('abandonedSignedNot'),
}
