import type { MemberId } from '../../kernel/ids'
import type { Table } from '../state/table'
import type { PlayNoted } from './events'

/** Something said at this table in the colpo in play, with its provision. */
export const noteOf = (
  { id, colpoNumber }: Table,
  provision: string,
  member: MemberId | null,
): PlayNoted => ({ type: 'playNoted', table: id, colpo: colpoNumber, provision, member })
