import type { MovementStep } from '@/rules/float/state/movement'
import type { Duty } from '@/rules/float/state/staff'
import type { MemberId } from '@/rules/kernel/ids'
import { signersFor } from '../../kit/signers'

/** The steps of a form before it leaves the desk, each with the office that signs it (ch17). */
export const FORM_STEPS = [
  { from: 'asked', type: 'approveMovement', office: 'commissario' },
  { from: 'approved', type: 'prepareMovement', office: 'cassa-esterna' },
  { from: 'prepared', type: 'carryMovement', office: 'valletto' },
] as const satisfies readonly { from: MovementStep; type: string; office: string }[]

export type FormStep = (typeof FORM_STEPS)[number]

/** Steps that the same persons may sign one after the other, by one PIN. */
export interface StepChain {
  readonly steps: readonly FormStep[]
  readonly members: readonly MemberId[]
}

/**
 * The next steps of a form: the next one alone, for whoever holds its office, and before it as many at once as somebody
 * holds the offices of (ch1: a house may merge them).
 */
export function chainsFrom(
  status: MovementStep | 'refused' | 'dropped',
  staff: readonly Duty[],
): readonly StepChain[] {
  const first = FORM_STEPS.findIndex(({ from }) => from === status)
  if (first === -1) return []
  const chains: StepChain[] = []
  for (let count = 1; first + count <= FORM_STEPS.length; count++) {
    const steps = FORM_STEPS.slice(first, first + count)
    const members = steps
      .map(({ office }) => signersFor(staff, office))
      .reduce((all, own) => all.filter((member) => own.includes(member)))
    if (count > 1 && members.length === 0) break
    chains.unshift({ steps, members })
  }
  // A chain that everybody of the first office may sign takes the place of the shorter ones.
  const [longest] = chains
  return longest && longest.members.length === chains.at(-1)?.members.length ? [longest] : chains
}
