import type { Refused } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { handIn } from '../giro/turn'
import { refuse } from '../refuse'
import type { Play } from '../state/play'

/** IV.4: a colpo already begun is played by those dealt in; null when the player is one of them. */
export const notDealtIn = (play: Play, member: MemberId): Refused | null =>
  handIn(play, member) ? null : refuse('IV.4', 'not-dealt-in', { member: { member } })
