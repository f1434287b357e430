import type { z } from 'zod'
import { playerForm } from '../../banked/forms'

/** A person at the table: a member by id, or one that nobody names, by a number: `@1`, `@2` … */
export const Player = playerForm(/^@[1-9]\d?$/)

export type Player = z.infer<typeof Player>
