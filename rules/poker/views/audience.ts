/** The audiences of an evening: the wall screen, a table's tablet, the desk, a member, the deputato. */
export type PokerAudience =
  | { kind: 'board' }
  | { kind: 'table'; table: string }
  | { kind: 'desk'; member: string; roles: readonly string[] }
  | { kind: 'member'; member: string }
  | { kind: 'deputato'; member: string }
