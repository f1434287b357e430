import { cassaCorrection, casseOf } from '../../banked/club/casse'
import { reopeningCommands } from '../../banked/club/reopening'
import { tableauCommands } from '../../banked/club/tableau'
import { TableId } from '../../banked/ids'
import { DAY_HOST } from '../play/day'

/** Casse, count and tableau, as at every banked game. */
export const casseCommands = {
  ...casseOf(DAY_HOST, TableId),
  ...cassaCorrection(DAY_HOST),
  ...tableauCommands(DAY_HOST),
  ...reopeningCommands(DAY_HOST),
}
