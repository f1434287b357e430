import { type Sentence, type Tell, tellsOf } from './tell'

/** The sentences of events, by type: one, or several that are read in order. A missing type does not compile. */
export type Telling<E extends { type: string }> = {
  readonly [K in E['type']]: (event: Extract<E, { type: K }>) => Tell | readonly Tell[]
}

export const EVENT_SENTENCES = {
  unknown: { it: '{type}', en: '{type}' },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(EVENT_SENTENCES)

/** Tells the events of a game in their sentences, in the order they are read; one of a later version by its type. */
export const tellingBy =
  <E extends { type: string }>(events: Telling<E>) =>
  (event: E): readonly Tell[] => {
    const { type } = event
    if (!Object.hasOwn(events, type)) return [tell('unknown', { type: String(type) })]
    const telling = events[type as E['type']] as (one: E) => Tell | readonly Tell[]
    const told = telling(event)
    return 'key' in told ? [told] : told
  }
