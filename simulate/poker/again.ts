import { type Instant, stateAfter } from '@/rules/kernel/decider'
import { membersIn } from '@/rules/kernel/ids'
import { type PokerCommand, poker } from '@/rules/poker/decider'
import type { Evening } from '@/rules/poker/evening'
import { drawnBy } from '@/rules/poker/money/resti'
import type { RecordedOutcome, SettledColpo } from '@/rules/poker/state/colpo'
import type { Table } from '@/rules/poker/state/table'
import { tavolo } from '../actors'

/** Another result that the last colpo might have had. */
function otherResult({ outcome, players }: SettledColpo): RecordedOutcome {
  if (outcome.kind === 'won' && outcome.ranking.length > 1) {
    const { put } = outcome
    return { kind: 'won', put, ranking: outcome.ranking.toReversed(), honours: [], refund: null }
  }
  return { kind: 'won', put: [], ranking: [players.slice(0, 1)], honours: [], refund: null }
}

/** The evening after the table's command; null where it is refused. */
function given(evening: Evening, command: PokerCommand & { table: Table['id'] }, at: Instant) {
  const envelope = { id: 'again', at, by: tavolo(command.table), command, secrets: {} }
  const decision = poker.decide(evening, envelope)
  return decision.accepted ? stateAfter(poker.evolve, evening, decision, envelope) : null
}

/** Sums that are not zero, in a fixed order. */
const sumsOf = (chips: Readonly<Record<string, number>>) =>
  Object.entries(chips)
    .filter(([, sum]) => sum !== 0)
    .sort()

/** The table after a result, however that was told; of requests only those made since then. */
function left({ accounts, players, colpi: [last], ...table }: Table, since: Instant): string {
  const { cartaro, opening, parol, honourPots, giro, status } = table
  const people = membersIn(players).map((member) => {
    const player = players[member]
    if (!player) return null
    const { status, debt, askedInLoss, asked } = player
    return [member, status, drawnBy(player), debt, askedInLoss, asked && asked.at >= since && asked]
  })
  const paid = parol && sumsOf(parol.paid)
  const next = [cartaro, opening, { ...parol, paid }, honourPots, giro, status]
  return JSON.stringify([sumsOf(accounts), people, next, last?.outcome, last?.rebuys])
}

const statuses = ({ status, players }: Table): string =>
  [status, ...Object.values(players).map((player) => player.status)].join()

/** Whether everybody is where they were: the room makes other consequences of a result told after somebody came or went. */
const isAsSettled = ({ players }: Table, since: Instant): boolean =>
  Object.values(players).every(
    ({ status, seatedAt, awaySince, leftAt }) =>
      status !== 'called' && [seatedAt, awaySince, leftAt].every((at) => (at ?? 0) <= since),
  )

/**
 * A last colpo that is corrected leaves what it leaves when its end is taken back and the right result is told, and what it
 * left before when it is put back. Chips handed over since lie in the colpo taken back, which is not compared then (III.3).
 */
export function wrongAgain(evening: Evening, table: Table): string | null {
  const { id, colpi, colpoEnd, players } = table
  const [last] = colpi
  if (!last || !colpoEnd || table.colpo || last.outcome.kind === 'void') return null
  // At the time of the first result, since an absence may be over by now.
  const at = last.settledAt
  if (!isAsSettled(table, at)) return null
  const leaves = (then: Table) => left(then, at)
  const outcome = otherResult(last)
  const of = { table: id, colpo: last.number }
  const corrected = given(evening, { type: 'correctColpo', ...of, outcome, why: 'altro' }, at)
  const one = corrected?.tables[id]
  if (!corrected || !one) return null
  const undone = { type: 'correctColpo', ...of, outcome: last.outcome, why: 'no' } as const
  const back = given(corrected, undone, at)?.tables[id]
  // A place or a table that has ended with the first correction is not given back by the second.
  if (back && statuses(one) === statuses(table) && leaves(back) !== leaves(table))
    return `colpo ${last.number} of ${id} was ${leaves(table)}, put back ${leaves(back)}`
  const isHanded = membersIn(players).some((member) =>
    players[member]?.casse.some((cassa) => cassa.at > at),
  )
  const open = isHanded ? null : given(evening, { type: 'reopenColpo', ...of, why: '' }, at)
  const again = open && given(open, { type: 'recordColpo', table: id, outcome }, at)
  const other = again?.tables[id]
  return other && leaves(one) !== leaves(other)
    ? `colpo ${last.number} of ${id} corrected is ${leaves(one)}, told again ${leaves(other)}`
    : null
}
