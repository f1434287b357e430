import type { TableId } from '../../banked/ids'
import type { MemberId } from '../../kernel/ids'

/** The audiences of a day: the wall screen, a table's tablet, the desk, a member, the inspector. */
export type TrenteAudience =
  | { kind: 'board' }
  | { kind: 'table'; table: TableId }
  | { kind: 'desk'; member: MemberId; roles: readonly string[] }
  | { kind: 'member'; member: MemberId }
  | { kind: 'deputato'; member: MemberId }
