import type { MemberId } from '../../kernel/ids'
import type { TableId } from '../ids'

/** The audiences of a day: the wall screen, a table's tablet, the desk, a member, the inspector. */
export type BankedAudience =
  | { kind: 'board' }
  | { kind: 'table'; table: TableId }
  | { kind: 'desk'; member: MemberId; roles: readonly string[] }
  | { kind: 'member'; member: MemberId }
  | { kind: 'deputato'; member: MemberId }
