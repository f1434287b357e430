import type { Actor, HouseRole, Refused } from '../kernel/decider'
import type { MemberId } from '../kernel/ids'
import { anyRefusal } from '../kernel/refusal'
import type { SIGNING_REFUSALS } from './refusals/signing'
import { type BankedDay, type BankedTable, SIGNERS, type Signature, type Signer } from './state'

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

/** A table of which a signature may be missing. */
type Signed = Pick<BankedTable<unknown>, 'status' | 'limits' | 'limitsAsked'>

/** The signatures so far of a table that waits for the second one; none where it waits for none. */
function firstSigned({ status, limits, limitsAsked }: Signed): Signature | null {
  const signed = status === 'proposed' ? limits.signed : (limitsAsked?.signed ?? [])
  return signed.length === 1 ? (signed[0] ?? null) : null
}

/** The office whose signature a table waits for, to open or for new limits; null where it waits for none. Source: B.2.3, K.6. */
export const officeAwaited = (table: Signed): Signer | null => {
  const first = firstSigned(table)
  return first && (SIGNERS.find((as) => as !== first.as) ?? null)
}

/** Members on duty who may give that signature; null where roles of the house do, and while none is awaited. */
export function signersAwaited(
  { float }: Pick<BankedDay, 'float'>,
  table: Signed,
): MemberId[] | null {
  const first = firstSigned(table)
  const as = officeAwaited(table)
  if (!first || !as || float.settings === null) return null
  return float.staff.flatMap(({ member, office, to }) =>
    office === OFFICE_OF[as] && to === null && member !== first.by ? [member] : [],
  )
}

/** Those who are told that their signature is awaited. */
interface SignatureNotice {
  readonly reason: 'sign'
  readonly to: { member: MemberId } | { role: HouseRole; except: readonly MemberId[] }
}

/** The role of the house that is told first, where no person holds the office. */
const TOLD = { management: 'deputato', control: 'segretario' } as const

/** Signatures that are newly awaited between two states of a day. */
export function signaturesBetween<T extends Signed & { readonly id: string }>(
  before: { readonly tables: Readonly<Record<string, T>> },
  after: Pick<BankedDay, 'float'> & { readonly tables: Readonly<Record<string, T>> },
): SignatureNotice[] {
  return Object.values(after.tables).flatMap((table): SignatureNotice[] => {
    const as = officeAwaited(table)
    const was = before.tables[table.id]
    if (!as || (was && officeAwaited(was) === as)) return []
    const members = signersAwaited(after, table)
    if (members) return members.map((member) => ({ reason: 'sign', to: { member } }))
    const except = [firstSigned(table)?.by ?? []].flat()
    return [{ reason: 'sign', to: { role: TOLD[as], except } }]
  })
}
