import { dayCommands } from '../../banked/club/day'
import { BENCH } from '../bench'
import { refuse } from '../refuse'
import type { Evening } from '../state/evening'
import type { Table } from '../state/table'

/** The day, levels and entries taken back; stakes that lie are followed above the first. Source: K.1, K.2, K.3, K.5. */
export const commandsOfDay = dayCommands<Evening, Table>(BENCH, ({ poste }) =>
  poste.length > 0 ? refuse('K.5', 'stakes-lie') : null,
)
