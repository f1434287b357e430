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

/** The table after a result, in whichever way it was told. */
function left({ accounts, players, colpi: [last], ...table }: Table): string {
  const { cartaro, opening, parol, honourPots, giro, status } = table
  const people = membersIn(players).map((member) => {
    const player = players[member]
    return player && [member, player.status, drawnBy(player), player.debt, player.askedInLoss]
  })
  const chips = Object.entries(accounts).filter(([, sum]) => sum !== 0)
  const next = [cartaro, opening, parol, honourPots, giro, status]
  return JSON.stringify([chips.sort(), people, next, last?.outcome, last?.rebuys])
}

/**
 * A last colpo that is corrected leaves what it leaves when its end is taken back and the right result is told. Chips
 * handed over since lie in the resto, so that such a colpo is not compared (III.3).
 */
export function wrongAgain(evening: Evening, table: Table, at: Instant): string | null {
  const { id, colpi, colpoEnd, players } = table
  const [last] = colpi
  if (!last || !colpoEnd || table.colpo || last.outcome.kind === 'void') return null
  const isHanded = membersIn(players).some((member) =>
    players[member]?.casse.some((cassa) => cassa.at > last.settledAt),
  )
  if (isHanded) return null
  const outcome = otherResult(last)
  const of = { table: id, colpo: last.number }
  const corrected = given(evening, { type: 'correctColpo', ...of, outcome, why: 'altro' }, at)
  const open = given(evening, { type: 'reopenColpo', ...of, why: '' }, at)
  const again = open && given(open, { type: 'recordColpo', table: id, outcome }, at)
  const [one, other] = [corrected?.tables[id], again?.tables[id]]
  return one && other && left(one) !== left(other)
    ? `colpo ${last.number} of ${id} corrected is ${left(one)}, told again ${left(other)}`
    : null
}
