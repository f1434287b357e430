import { z } from 'zod'
import { happens } from '../../kernel/decider'
import { MemberId } from '../../kernel/memberId'
import type { Evening } from '../evening'
import { refuse } from '../refuse'
import type { Table } from '../state/table'
import { arbitrationCommand } from './commands'
import { hasPlayedAt } from './panel'

/**
 * XVII.2: the deputato called to a table's disputes: the first of tonight's rota who has, or had, no place there.
 * Null when the rota has none.
 */
export const deputatoCalledTo = ({ rota }: Evening, table: Table): MemberId | null =>
  rota.find((deputato) => !hasPlayedAt(table, deputato)) ?? null

/** XVII.2: tonight's deputati in the order in which they are called; replaces the earlier order. */
const setRota = arbitrationCommand({
  schema: z.object({
    deputati: z
      .array(MemberId)
      .max(20)
      .refine((called) => new Set(called).size === called.length),
  }),
  may: ['segretario', 'deputato', 'amministratore'],
  outsiders: ({ deputati }) => deputati,
  decide: ({ rota }, { deputati }) =>
    deputati.join() === rota.join()
      ? refuse('XVII.2', 'rota-as-it-is')
      : happens({ type: 'rotaSet', deputati }),
})

export const rotaCommands = { setRota }
