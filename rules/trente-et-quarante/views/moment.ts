import type { CommandType } from '../decider'
import type { Table } from '../state/table'

/** The step that follows each step of the taglia; the cut is asked of the players. */
const AFTER_TAGLIA: Readonly<Partial<Record<Table['taglia']['step'], CommandType>>> = {
  none: 'layOutPacks',
  'laid-out': 'mixCards',
  cut: 'burnCards',
  'in-play': 'inviteStakes',
  ended: 'layOutPacks',
}

/** The step that a table waits for now; none while a card is due or only results are kept. */
export function stepsAwaited({ level, colpo, taglia }: Table): CommandType[] {
  if (level === 1) return []
  if (!colpo) return [AFTER_TAGLIA[taglia.step] ?? []].flat()
  if (level === 2) return []
  if (colpo.phase === 'open') return ['callStakes']
  return colpo.phase === 'settling' ? ['settleColpo'] : []
}
