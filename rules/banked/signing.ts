import type { Actor, Refused } from '../kernel/decider'
import type { MemberId } from '../kernel/ids'
import { anyRefusal } from '../kernel/refusal'
import type { SIGNING_REFUSALS } from './refusals/signing'
import type { BankedDay, Signature, Signer } from './state'

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

/** Whether an actor may sign as one of the two: by the office in the float, else by the house's role. Source: B.2.3, K.6. */
export function maySign(
  { float }: Pick<BankedDay, 'float'>,
  { member, roles }: Actor,
  as: Signer,
): boolean {
  const onDuty = float.staff.some(
    (duty) => duty.member === member && duty.office === OFFICE_OF[as] && duty.to === null,
  )
  return onDuty || (float.settings === null && roles.some((role) => ROLES_OF[as].includes(role)))
}

interface Signing {
  readonly by: MemberId
  readonly isLast: boolean
}

/** A signature beside those that are there: by the right office, once each, by two different persons. Source: B.2.3, K.6. */
export function signingUnder(
  provision: string,
  { day, by, as }: { day: Pick<BankedDay, 'float'>; by: Actor; as: Signer },
  signed: readonly Signature[],
): Signing | Refused {
  const { member } = by
  const refused = (code: keyof typeof SIGNING_REFUSALS) => anyRefusal(provision, code)
  if (member === null || !maySign(day, by, as)) return refused('not-a-signer')
  if (signed.some((one) => one.as === as)) return refused('signed-already')
  if (signed.some((one) => one.by === member)) return refused('two-persons')
  return { by: member, isLast: signed.length > 0 }
}
