import { casseOf, correctionOf } from '../../banked/club/casse'
import { reopeningCommands } from '../../banked/club/reopening'
import { tableauCommands } from '../../banked/club/tableau'
import { TableId } from '../../banked/forms'
import { BENCH } from '../bench'

/** Casse, count and tableau, as at every banked game. */
export const casseCommands = {
  ...casseOf(BENCH, TableId),
  ...correctionOf(BENCH),
  ...tableauCommands(BENCH),
  ...reopeningCommands(BENCH),
}
