import { z } from 'zod'

/** A table's id in its day, given by the rules: `T1`, `T2` … */
export const TableId = z
  .string()
  .regex(/^T\d{1,3}$/)
  .brand<'table'>()
export type TableId = z.infer<typeof TableId>

/** A command that names its table. */
export const ofTable = z.object({ table: TableId })

/** The schema of a player, in a game whose unnamed persons are known by these signs. */
export const playerForm = (unnamed: RegExp) =>
  z
    .string()
    .min(1)
    .max(64)
    .refine((id) => !(id in Object.prototype) && (!id.startsWith('@') || unnamed.test(id)))
    .brand<'player'>()
