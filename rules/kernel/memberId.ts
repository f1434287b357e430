import { z } from 'zod'

/** A member's id in their club. Names of object properties are refused, since ids are keys of records. */
export const MemberId = z
  .string()
  .min(1)
  .max(64)
  .refine((id) => !(id in Object.prototype))
  .brand<'member'>()
export type MemberId = z.infer<typeof MemberId>
