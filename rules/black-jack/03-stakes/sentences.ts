import type { LimitEvent } from '../../banked/events'
import { LIMIT_SENTENCES, LIMITS_TOLD } from '../../banked/telling/table'
import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import type { Settings } from '../settings'
import { playerPart } from '../telling/player'
import type { StakeEvent } from './events'

export const STAKES_SENTENCES = {
  ...LIMIT_SENTENCES,
  stakesInvited: { it: 'Colpo {serial}: puntate aperte', en: 'Colpo {serial}: stakes open' },
  stakeLaid: {
    it: 'Casella {casella}, {player}: puntata di {chips}',
    en: 'Casella {casella}, {player}: a puntata of {chips}',
  },
  stakeWithdrawn: {
    it: 'Casella {casella}, {player}: ritirati {chips}',
    en: 'Casella {casella}, {player}: {chips} taken back',
  },
  stakesClosed: { it: 'Rien ne va plus', en: 'Rien ne va plus' },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(STAKES_SENTENCES)

/** Section 3: limits and stakes. */
export const STAKES: Telling<LimitEvent<Settings> | StakeEvent> = {
  ...LIMITS_TOLD,
  stakesInvited: (event) => tell('stakesInvited', { serial: event.serial }),
  stakeLaid: (event) =>
    tell('stakeLaid', {
      casella: event.casella,
      player: playerPart(event.player),
      chips: { chips: event.chips },
    }),
  stakeWithdrawn: (event) =>
    tell('stakeWithdrawn', {
      casella: event.casella,
      player: playerPart(event.player),
      chips: { chips: event.chips },
    }),
  stakesClosed: () => tell('stakesClosed'),
}
