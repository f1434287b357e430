import type { CommandRule, HouseRole } from '../../kernel/decider'
import type { SheetEvent } from '../events'
import type { BankedDay } from '../state'

/** A command of the casse or of the tableau over a game's own day: `const command = sheetCommand<S>()`. */
export const sheetCommand =
  <S extends BankedDay>() =>
  <P>(
    rule: CommandRule<S, SheetEvent, P, HouseRole | 'tavolo', never>,
  ): CommandRule<S, SheetEvent, P, HouseRole | 'tavolo', never> =>
    rule
