import type { CommandType } from '../decider'
import type { Table } from '../state/table'

/** The step that a table waits for between two colpi: the deal, or the start of a game that is not followed. */
export function stepsAwaited({ level, colpo, startedAt, status }: Table): CommandType[] {
  if (colpo || status === 'called') return []
  if (level !== 1) return ['deal']
  return startedAt === null ? ['startGame'] : []
}
