import type { Duty, Office } from '@/rules/float/state/staff'
import type { TaxBox } from '@/rules/float/state/table'
import type { MemberId } from '@/rules/kernel/ids'

/** The persons on duty who act in an office; for the inspector’s the vice only while no inspector is on shift (V.vice). */
export function signersFor(staff: readonly Duty[], office: Office): MemberId[] {
  const holding = (...offices: readonly Office[]) => [
    ...new Set(staff.filter((duty) => offices.includes(duty.office)).map(({ member }) => member)),
  ]
  if (office !== 'commissario') return holding(office)
  const inspectors = holding('commissario', 'commissario-capo')
  return inspectors.length > 0 ? inspectors : holding('vice')
}

/** The persons of the count room who may confirm a count that another of them gave. Source: V.box-count, ch3. */
export const secondCounters = (
  staff: readonly Duty[],
  { by }: NonNullable<TaxBox['tally']>,
): MemberId[] =>
  signersFor(
    staff.filter(({ to }) => to === null),
    'conta',
  ).filter((member) => member !== by)
