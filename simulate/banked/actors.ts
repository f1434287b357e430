import type { FloatRoom } from '@/rules/float/state/room'
import type { Actor } from '@/rules/kernel/decider'
import { membersOf } from '../actors'
import { person } from '../float/house'

export const MEMBERS = membersOf(10)

/** One of the two who sign: by the office in the float, where it is declared, else by the house's role. */
export const signer = (
  { float }: { readonly float: FloatRoom },
  office: string,
  role: Actor,
): Actor => (float.settings ? person(office) : role)
