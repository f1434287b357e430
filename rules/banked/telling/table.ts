import { type Sentence, type Tell, tellsOf } from '../../kernel/tell'
import type { DayEvent, LimitEvent, TableEvent } from '../events'

export const LIMIT_SENTENCES = {
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
} as const satisfies Record<string, Sentence>

export const DAY_SENTENCES = {
  eveningOpened: { it: 'Aperta la giornata: {title}', en: 'The day is open: {title}' },
  eveningClosed: { it: 'La giornata è chiusa', en: 'The day is closed' },
  settingsSet: { it: 'Regole della casa cambiate', en: 'The house’s customs are changed' },
  tableClosed: { it: 'Il tavolo è chiuso', en: 'The table is closed' },
  levelSet: { it: 'Livello {level}', en: 'Level {level}' },
  takenBack: { it: 'Ripresa l’ultima registrazione', en: 'The latest entry is taken back' },
} as const satisfies Record<string, Sentence>

type Told<E extends { type: string }> = {
  readonly [K in E['type']]: (event: Extract<E, { type: K }>) => Tell
}

const limits = tellsOf(LIMIT_SENTENCES)

/** Tables opened and limits changed, in sentences. */
export const LIMITS_TOLD: Told<LimitEvent<unknown>> = {
  tableProposed: ({ number, minimum, maximum }) =>
    limits('tableProposed', { number, minimum: { chips: minimum }, maximum: { chips: maximum } }),
  tableOpened: () => limits('tableOpened'),
  limitsAsked: ({ minimum, maximum }) =>
    limits('limitsAsked', { minimum: { chips: minimum }, maximum: { chips: maximum } }),
  limitsSigned: () => limits('limitsSigned'),
  limitsDropped: () => limits('limitsDropped'),
}

const day = tellsOf(DAY_SENTENCES)

/** The day, levels, and entries taken back, in sentences. */
export const DAY_TOLD: Told<DayEvent<unknown> | TableEvent> = {
  eveningOpened: ({ title }) => day('eveningOpened', { title }),
  eveningClosed: () => day('eveningClosed'),
  settingsSet: () => day('settingsSet'),
  levelSet: ({ level }) => day('levelSet', { level }),
  takenBack: () => day('takenBack'),
}
