import type { CommandType } from '../decider'
import type { Table } from '../state/table'

/** The step that a table waits for now; none while a player has the word, a card is due, or the seguito runs. */
export function stepsAwaited({ level, coup, mano, seguito }: Table): CommandType[] {
  switch (coup?.phase) {
    case undefined:
      if (seguito) return []
      if (!mano) return ['openBank']
      return level === 1 ? [] : [level === 2 ? 'recordResult' : 'announceBank']
    case 'open':
      return ['closeGame']
    case 'closed':
      return coup?.holder ? ['dealCards'] : []
    case 'decided':
      return ['settleCoup']
    default:
      return []
  }
}
