import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import { partTold } from '../telling/parts'
import { playerPart } from '../telling/player'
import type { ClaimEvent, SettlingEvent } from './events'

export const SETTLING_SENTENCES = {
  casellaSettled: {
    it: 'Casella {casella}: si paga e si ritira',
    en: 'Casella {casella} is settled',
  },
  colpoEnded: { it: 'Colpo esaurito', en: 'The colpo is esaurito' },
  disputeOpened: {
    it: 'Reclamo di {player} sulla casella {casella}: {text}',
    en: '{player}’s claim about casella {casella}: {text}',
  },
  disputeUpheld: { it: 'Reclamo accolto: {text}', en: 'The claim is upheld: {text}' },
  disputeNotUpheld: { it: 'Reclamo respinto: {text}', en: 'The claim is not upheld: {text}' },
  colpoCorrected: {
    it: 'Colpo {serial}, casella {casella}, {player}: corretti {chips}, {why}',
    en: 'Colpo {serial}, casella {casella}, {player}: {chips} corrected, {why}',
  },
  abandonedTaken: {
    it: 'Vincite abbandonate da {player}: {chips}',
    en: 'Winnings abandoned by {player}: {chips}',
  },
  abandonedToClaimant: {
    it: 'Firma: le vincite vanno a chi le richiede',
    en: 'Signed: the winnings go to the claimant',
  },
  abandonedToFloat: {
    it: 'Firma: le vincite vanno nella dotazione',
    en: 'Signed: the winnings go into the float',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(SETTLING_SENTENCES)

/** Section 11: settling. */
export const SETTLING: Telling<SettlingEvent | ClaimEvent> = {
  casellaSettled: (event) => [
    tell('casellaSettled', { casella: event.casella }),
    ...event.parts.map(partTold),
  ],
  colpoEnded: () => tell('colpoEnded'),
  disputeOpened: (event) =>
    tell('disputeOpened', {
      player: playerPart(event.player),
      casella: event.casella,
      text: event.about,
    }),
  disputeRuled: (event) =>
    event.isUpheld
      ? tell('disputeUpheld', { text: event.why })
      : tell('disputeNotUpheld', { text: event.why }),
  colpoCorrected: (event) =>
    tell('colpoCorrected', {
      serial: event.serial,
      casella: event.casella,
      player: playerPart(event.player),
      chips: { chips: event.chips },
      why: event.why,
    }),
  abandonedTaken: (event) =>
    tell('abandonedTaken', { player: playerPart(event.player), chips: { chips: event.chips } }),
  abandonedSigned: (event) =>
    event.wanted === 'claimed' ? tell('abandonedToClaimant') : tell('abandonedToFloat'),
}
