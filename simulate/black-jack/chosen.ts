import { type BlackJackCommand, blackJackGame } from '@/rules/black-jack/decider'
import type { Evening } from '@/rules/black-jack/evening'
import type { Actor } from '@/rules/kernel/decider'
import { choosingOf } from '../banked/choosing'
import type * as game from '../game'

/** A command and its giver. */
export type Chosen = game.Chosen<BlackJackCommand>

export const chosen = (command: BlackJackCommand, by: Actor): Chosen => ({ command, by })

/** Random commands, and those that a section itself offers. */
export const {
  kinds: OFFERED,
  whoMay,
  offered,
  altered,
  anything,
} = choosingOf<Evening, BlackJackCommand>({
  commands: blackJackGame.commands,
  words: [],
  ending: ['setTableSettings'],
})
