import type { BlackJackGameEvent } from '../decider'

/** The events from which the choices of a colpo are known. */
export const CHOICE_EVENTS = [
  'cardDrawn',
  'parPaid',
  'cardAsked',
  'handStays',
  'doubled',
  'companionDoubled',
  'handSplit',
  'companionSplit',
  'companionChose',
  'dealMended',
  'surplusDrawn',
  'casellaVoided',
] as const satisfies readonly BlackJackGameEvent['type'][]

export type ChoiceEvent = Extract<BlackJackGameEvent, { type: (typeof CHOICE_EVENTS)[number] }>

const KNOWN: ReadonlySet<string> = new Set(CHOICE_EVENTS)

export const isChoice = (event: BlackJackGameEvent): event is ChoiceEvent => KNOWN.has(event.type)
