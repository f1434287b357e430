import type { Evolve } from '../../kernel/article'
import type { MemberId } from '../../kernel/ids'
import type { Pieces } from '../pieces/pieces'
import { changedRoom, withNumbered } from '../room'
import type { AtTable, MovesChips } from '../scene'
import type { FloatRoom } from '../state/room'

export type SideEvent =
  | (AtTable<'tipTaken'> &
      MovesChips & { readonly item: number; readonly by: MemberId; readonly pieces: Pieces })
  | (AtTable<'orphanFound'> &
      MovesChips & {
        readonly item: number
        readonly by: MemberId
        readonly pieces: Pieces
        readonly seat: number | null
        readonly note: string
      })
  | (AtTable<'sideReported'> & { readonly item: number; readonly by: MemberId })
  | (AtTable<'sideWithdrawn'> & { readonly item: number; readonly inspector: MemberId })
  | (AtTable<'orphanClaimed'> &
      MovesChips & { readonly item: number; readonly member: MemberId; readonly by: MemberId })

export const evolveSideTable: Evolve<FloatRoom, SideEvent> = {
  tipTaken: (room, { table, item, by, pieces }, { at }) =>
    changedRoom(room, {
      side: [
        ...room.side,
        {
          number: item,
          table,
          kind: 'mancia',
          at,
          by,
          pieces,
          seat: null,
          note: '',
          reported: null,
          taken: null,
          claimedBy: null,
          undone: null,
        },
      ],
    }),
  orphanFound: (room, { table, item, by, pieces, seat, note }, { at }) =>
    changedRoom(room, {
      side: [
        ...room.side,
        {
          number: item,
          table,
          kind: 'orfanello',
          at,
          by,
          pieces,
          seat,
          note,
          reported: null,
          taken: null,
          claimedBy: null,
          undone: null,
        },
      ],
    }),
  sideReported: (room, { item, by }, { at }) =>
    changedRoom(room, {
      side: withNumbered(room.side, item, () => ({ reported: { by, at } })),
    }),
  sideWithdrawn: (room, { item, inspector }, { at }) =>
    changedRoom(room, {
      side: withNumbered(room.side, item, () => ({ taken: { by: inspector, at } })),
    }),
  orphanClaimed: (room, { item, member, by }, { at }) =>
    changedRoom(room, {
      side: withNumbered(room.side, item, ({ taken }) => ({
        claimedBy: member,
        taken: taken ?? { by, at },
      })),
    }),
}
