import type { Sentence } from '../../kernel/tell'

/** Prison: refusals in their order of precedence. */
export const PRISON_REFUSALS = {
  'in-prison': {
    it: 'Questa puntata è in prigione: chi la ritira ne perde la metà.',
    en: 'This stake is in prison: withdrawing it loses half.',
  },
  'not-in-prison': {
    it: 'Questa puntata non è in prigione.',
    en: 'This stake is not in prison.',
  },
  'owner-asks': {
    it: 'La puntata è di {player}: lo chiede chi l’ha fatta.',
    en: 'The stake is {player}’s: its owner asks.',
  },
  'stays-already': {
    it: 'La puntata resta già in prigione.',
    en: 'The stake stays in prison already.',
  },
  'same-chance': {
    it: 'La puntata è già lì.',
    en: 'The stake is there already.',
  },
  'last-taglia-over': {
    it: 'L’ultima taglia della giornata è finita.',
    en: 'The day’s last taglia is over.',
  },
  'declared-already': {
    it: 'È già dichiarata l’ultima della giornata.',
    en: 'It is declared the day’s last already.',
  },
  'taglia-begun': {
    it: 'Si dichiara l’ultima prima del suo primo colpo.',
    en: 'The last one is declared before its first colpo.',
  },
  'last-colpo-already': {
    it: 'È già dichiarato l’ultimo colpo.',
    en: 'It is declared the last colpo already.',
  },
} as const satisfies Record<string, Sentence>
