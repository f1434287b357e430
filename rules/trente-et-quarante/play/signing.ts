import type { Actor, Refused } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { refuse } from '../refuse'
import type { Evening } from '../state/evening'
import type { Signature, Signer } from '../state/table'

/** Roles of the house that may sign for each of the two, where no person holds the office in the float. */
const ROLES_OF: Readonly<Record<Signer, readonly string[]>> = {
  management: ['deputato', 'amministratore'],
  control: ['segretario', 'deputato', 'amministratore'],
}

/** The offices of the float that are the two signers'. */
const OFFICE_OF = { management: 'direzione', control: 'testimone' } as const satisfies Record<
  Signer,
  string
>

/** Whether an actor may sign as one of the two: by the office in the float, else by the house's role. Source: K.6. */
function maySign({ float }: Evening, { member, roles }: Actor, as: Signer): boolean {
  const onDuty = float.staff.some(
    (duty) => duty.member === member && duty.office === OFFICE_OF[as] && duty.to === null,
  )
  return onDuty || (float.settings === null && roles.some((role) => ROLES_OF[as].includes(role)))
}

type Signing =
  | { readonly refused: Refused }
  | { readonly refused: null; readonly by: MemberId; readonly isLast: boolean }

/** A signature beside those that are there: by the right office, once each, by two different persons. Source: K.6. */
export function signing(
  evening: Evening,
  by: Actor,
  as: Signer,
  signed: readonly Signature[],
): Signing {
  const { member } = by
  if (member === null || !maySign(evening, by, as))
    return { refused: refuse('K.6', 'not-a-signer') }
  if (signed.some((one) => one.as === as)) return { refused: refuse('K.6', 'signed-already') }
  if (signed.some((one) => one.by === member)) return { refused: refuse('K.6', 'two-persons') }
  return { refused: null, by: member, isLast: signed.length > 0 }
}
