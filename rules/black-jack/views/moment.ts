import type { CommandType } from '../decider'
import type { Table } from '../state/table'

/** The step that follows each step of the shoe. */
const AFTER_SHOE: Readonly<Partial<Record<Table['shoe']['step'], CommandType>>> = {
  none: 'checkPacks',
  checked: 'mixCards',
  cut: 'loadShoe',
  marked: 'burnCards',
  'in-play': 'inviteStakes',
  ended: 'spreadTallone',
}

/** The step that a table of cards waits for now; none where somebody else has the word, or a card is due. */
export function stepsAwaited({ level, colpo, shoe }: Table): CommandType[] {
  if (level === 1) return []
  // Where only results are kept nobody is invited to stake.
  if (!colpo)
    return level === 2 && shoe.step === 'in-play' ? [] : [AFTER_SHOE[shoe.step] ?? []].flat()
  if (colpo.phase === 'open') return ['closeStakes']
  return colpo.phase === 'settling' ? ['settleColpo'] : []
}
