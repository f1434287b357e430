import type { Actor } from '@/rules/kernel/decider'
import { type TrenteCommand, trenteGame } from '@/rules/trente-et-quarante/decider'
import type { Evening } from '@/rules/trente-et-quarante/evening'
import { CHANCES } from '@/rules/trente-et-quarante/state/posta'
import { choosingOf } from '../banked/choosing'
import type * as game from '../game'

/** A command and its giver. */
export type Chosen = game.Chosen<TrenteCommand>

export const chosen = (command: TrenteCommand, by: Actor): Chosen => ({ command, by })

/** Random commands, and those that a section itself offers. */
export const {
  kinds: OFFERED,
  whoMay,
  offered,
  altered,
  anything,
} = choosingOf<Evening, TrenteCommand>({
  commands: trenteGame.commands,
  words: [CHANCES],
  ending: [],
})
