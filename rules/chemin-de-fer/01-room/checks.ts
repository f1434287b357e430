import type { Refused } from '../../kernel/decider'
import { refuse } from '../refuse'
import type { Settings } from '../settings'

/** Refuses a coup, or a bank to be opened, while fewer seats take the mano than the house asks. Source: S.2a, cf1. */
export const tooFewSeated = (
  seated: number,
  { minSeated: least }: Pick<Settings, 'minSeated'>,
): Refused | null => (seated < least ? refuse('S.2a', 'too-few-seated', { seated, least }) : null)
