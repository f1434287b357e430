import type { TableId } from '../../banked/ids'
import { NO_CHIPS } from '../../kernel/chips'
import { reversed, type Transfer } from '../../kernel/ledger'
import { insuranceParts, partsOn, transfersOf, transfersOfAll } from '../play/settlement'
import type { ProvisionId } from '../provisions'
import type { Casella, Colpo, SettledPart } from '../state/colpo'
import type { CasellaNumber } from '../state/ids'

/** Everything that still lies on a casella goes back, insurance included. Source: B.19.2, F2, F3. */
const givenBack = (casella: Casella, provision: ProvisionId): SettledPart[] => [
  ...casella.hands.flatMap(({ end }, index) =>
    end === 'paid' || end === 'collected'
      ? []
      : partsOn(casella, index, { outcome: 'given-back', provision }),
  ),
  ...insuranceParts(casella, 'given-back', provision),
]

/** Everything that a colpo would give back, and the transfers that do so. */
export interface Undone {
  readonly parts: readonly SettledPart[]
  readonly transfers: readonly Transfer[]
}

/** A part taken back: what the banco paid comes back, what it collected goes back. */
const takenBackOf = (part: SettledPart, provision: ProvisionId): SettledPart => ({
  ...part,
  outcome: 'given-back',
  pays: NO_CHIPS,
  provision,
})

/** Parts of a colpo that were paid or collected, taken back, then laid in the player's hands. */
function compensated(
  table: TableId,
  parts: readonly SettledPart[],
  provision: ProvisionId,
): Undone {
  return {
    parts: parts.map((part) => takenBackOf(part, provision)),
    transfers: parts.flatMap((part) => [
      ...reversed(transfersOf(table, part)).reverse(),
      ...transfersOf(table, takenBackOf(part, provision)),
    ]),
  }
}

const both = (a: Undone, b: Undone): Undone => ({
  parts: [...a.parts, ...b.parts],
  transfers: [...a.transfers, ...b.transfers],
})

/** Puntate and insurance of these caselle go back; what was paid or collected is compensated. Source: F2, F3, I6. */
export function undone(
  table: TableId,
  { caselle, parts }: Pick<Colpo, 'caselle' | 'parts'>,
  provision: ProvisionId,
  only: CasellaNumber | null = null,
): Undone {
  const isMeant = ({ number }: Pick<Casella, 'number'>) => only === null || number === only
  const lying = caselle
    .filter((casella) => !casella.isVoid && isMeant(casella))
    .flatMap((casella) => givenBack(casella, provision))
  const settled = parts.filter(
    ({ casella, outcome }) => outcome !== 'given-back' && isMeant({ number: casella }),
  )
  return both(
    { parts: lying, transfers: transfersOfAll(table, lying) },
    compensated(table, settled, provision),
  )
}

/** Black jacks paid before tiraggio, as if they had not been. Source: B.19.1, F2. */
export const paidSoFar = (
  table: TableId,
  { parts }: Pick<Colpo, 'parts'>,
): { readonly parts: readonly SettledPart[]; readonly transfers: readonly Transfer[] } => ({
  parts,
  transfers: parts.flatMap((part) => reversed(transfersOf(table, part)).reverse()),
})
