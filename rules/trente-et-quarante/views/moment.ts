import type { CommandType } from '../decider'
import type { Table } from '../state/table'

/** The step that follows each step of the taglia; the cut is asked of the players. */
const AFTER_TAGLIA: Readonly<Partial<Record<Table['taglia']['step'], CommandType>>> = {
  none: 'layOutPacks',
  'laid-out': 'mixCards',
  cut: 'burnCards',
  'in-play': 'inviteStakes',
  ended: 'mixCards',
}

/** The step that a table waits for now; none while a card is due, only results are kept, or the day's last taglia is over. */
export function stepsAwaited({ level, colpo, taglia }: Table): CommandType[] {
  if (level === 1) return []
  if (taglia.step === 'ended' && taglia.isDaysLast) return []
  if (!colpo) return [AFTER_TAGLIA[taglia.step] ?? []].flat()
  if (level === 2) return []
  if (colpo.phase === 'open') return ['callStakes']
  return colpo.phase === 'settling' ? ['settleColpo'] : []
}
