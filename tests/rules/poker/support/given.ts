import type { PokerEvent } from '@/rules/poker/decider'
import { segretario } from './people'
import { Scene } from './scene'

/** Given a scene, or only events, when a command is given, then events or a refusal. */
export const given = (start: Scene | readonly PokerEvent[]): Scene =>
  start instanceof Scene ? start : new Scene().happening(start, segretario)
