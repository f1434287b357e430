import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import { chancePart } from '../telling/parts'
import { playerPart } from '../telling/player'
import type { StakeEvent } from './events'

export const STAKES_SENTENCES = {
  stakesInvited: { it: 'Colpo {serial}: puntate aperte', en: 'Colpo {serial}: stakes open' },
  stakeLaid: { it: '{player}: {chips} su {chance}', en: '{player}: {chips} on {chance}' },
  stakeWithdrawn: {
    it: '{player}: ritirati {chips} da {chance}',
    en: '{player}: {chips} taken back from {chance}',
  },
  stakesCalled: { it: 'Rien ne va plus', en: 'Rien ne va plus' },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(STAKES_SENTENCES)

/** Section 3: stakes. */
export const STAKES: Telling<StakeEvent> = {
  stakesInvited: (event) => tell('stakesInvited', { serial: event.serial }),
  stakeLaid: (event) =>
    tell('stakeLaid', {
      player: playerPart(event.player),
      chips: { chips: event.chips },
      chance: chancePart(event.chance),
    }),
  stakeWithdrawn: (event) =>
    tell('stakeWithdrawn', {
      player: playerPart(event.player),
      chips: { chips: event.chips },
      chance: chancePart(event.chance),
    }),
  stakesCalled: () => tell('stakesCalled'),
}
