import type { MemberId } from '../../kernel/ids'
import { reversed, type Transfer } from '../../kernel/ledger'
import { isRefused } from '../../kernel/refusal'
import { netted } from '../../kernel/settlement'
import { isParolLeft } from '../money/compensation'
import type { Settings } from '../settings'
import type { Colpo, Outcome, Put, RecordedOutcome } from '../state/colpo'
import type { Correction } from '../state/table'
import { reckon } from './reckon'

/** Whether two results say the same of the same colpo, in whatever order they name its players. */
export const isSameOutcome = (one: Outcome, other: Outcome): boolean =>
  JSON.stringify(plainly(one)) === JSON.stringify(plainly(other))

const sorted = (members: readonly MemberId[]): MemberId[] => [...members].sort()

const puts = (put: readonly Put[] = []) =>
  put
    .filter(({ chips }) => chips > 0)
    .map(({ member, chips }) => [member, chips] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))

/** A result without what may be left out or named in another order. */
function plainly(outcome: Outcome): unknown {
  switch (outcome.kind) {
    case 'void':
      return [outcome.kind, outcome.provision]
    case 'nobody-opened':
      return [outcome.kind]
    case 'parol':
      return [outcome.kind, puts(outcome.put), sorted(outcome.remainers), puts(outcome.back)]
    case 'won': {
      const { put, ranking, honours, refund, sides = [], back, lost = [], partito } = outcome
      const due = honours.map(({ member, honour, unopposed }) => [member, honour, unopposed])
      return [
        ...[outcome.kind, puts(put), ranking.map(sorted), due, refund],
        ...[sides.map(({ upTo, winners }) => [upTo, sorted(winners)]), puts(back), sorted(lost)],
        partito === true,
      ]
    }
  }
}

/** The chips that a correction would move on the table, in the fewest payments; null where the result is refused. */
export function chipsToMove(
  settings: Settings,
  colpo: Colpo,
  outcome: RecordedOutcome,
): readonly Transfer[] | null {
  if (colpo.outcome === null || colpo.outcome.kind === 'void') return null
  const before = reckon(settings, () => false, colpo, colpo.outcome)
  const after = reckon(settings, () => false, colpo, outcome)
  if (isRefused(before) || isRefused(after)) return null
  return netted([...reversed(before.transfers), ...after.transfers])
}

/** Whether a correction to this result would say the same again, so that there is nothing to confirm. */
export const saysTheSame = (colpo: Colpo, outcome: RecordedOutcome): boolean =>
  colpo.outcome !== null && isSameOutcome(colpo.outcome, outcome)

/** Corrections whose chips nobody has said to have moved yet, one entry a colpo, the newest first. */
export function unacknowledged(
  corrections: readonly Correction[],
): { colpo: number; isParolOver: boolean; transfers: Transfer[] }[] {
  const open = corrections.filter(({ colpo, acknowledged }) => colpo !== null && !acknowledged)
  const colpi = [...new Set(open.map(({ colpo }) => colpo ?? 0))]
  return colpi
    .map((colpo) => {
      const entries = open.filter((one) => one.colpo === colpo)
      return {
        colpo,
        isParolOver: entries.some(isParolLeft),
        transfers: netted(entries.flatMap((one) => one.transfers)),
      }
    })
    .filter(({ transfers }) => transfers.length > 0)
}
