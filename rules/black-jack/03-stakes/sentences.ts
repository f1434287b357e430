import { playerPart } from '../../banked/ids'
import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../telling/telling'
import type { LimitEvent, StakeEvent } from './events'

export const STAKES_SENTENCES = {
  tableProposed: {
    it: 'Tavolo {number}: da {minimum} a {maximum}, manca una firma',
    en: 'Table {number}: from {minimum} to {maximum}, one signature to come',
  },
  tableOpened: { it: 'Il tavolo è aperto', en: 'The table is open' },
  limitsAsked: {
    it: 'Nuovi limiti proposti: da {minimum} a {maximum}',
    en: 'New limits asked for: from {minimum} to {maximum}',
  },
  limitsSigned: { it: 'I nuovi limiti sono firmati', en: 'The new limits are signed' },
  limitsDropped: { it: 'I nuovi limiti sono ritirati', en: 'The new limits are dropped' },
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
export const STAKES: Telling<LimitEvent | StakeEvent> = {
  tableProposed: (event) =>
    tell('tableProposed', {
      number: event.number,
      minimum: { chips: event.minimum },
      maximum: { chips: event.maximum },
    }),
  tableOpened: () => tell('tableOpened'),
  limitsAsked: (event) =>
    tell('limitsAsked', { minimum: { chips: event.minimum }, maximum: { chips: event.maximum } }),
  limitsSigned: () => tell('limitsSigned'),
  limitsDropped: () => tell('limitsDropped'),
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
