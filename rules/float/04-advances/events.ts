import type { Evolve } from '../../kernel/article'
import type { Chips } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { type Pieces, withoutPieces, withPieces, worthOf } from '../pieces/pieces'
import { changedRoom, withFloat, withNumbered } from '../room'
import type { AtTable, MovesChips } from '../scene'
import type { FloatRoom } from '../state/room'

type OfAdvance<T extends string> = AtTable<T> & {
  readonly advance: number
  readonly member: MemberId
  readonly seat: number | null
}

export type AdvanceEvent =
  | (OfAdvance<'advanceGranted'> & { readonly chips: Chips; readonly grantor: MemberId })
  | (OfAdvance<'advanceGiven'> & MovesChips & { readonly by: MemberId; readonly pieces: Pieces })
  /** V.last-return-call: `left` is still to be given back; none at the last return, which is said aloud with the seat. */
  | (OfAdvance<'advanceReturned'> & MovesChips & { readonly pieces: Pieces; readonly left: Chips })
  | (OfAdvance<'grantDropped'> & { readonly by: MemberId })
  | (OfAdvance<'claimEnded'> & { readonly by: MemberId; readonly how: 'settled' | 'written-off' })

export const evolveAdvances: Evolve<FloatRoom, AdvanceEvent> = {
  advanceGranted: (room, { table, advance, member, seat, chips, grantor }, { at }) =>
    changedRoom(room, {
      advances: [
        ...room.advances,
        {
          number: advance,
          table,
          member,
          seat,
          chips,
          grantor,
          grantedAt: at,
          givenAt: null,
          givenBy: null,
          returns: [],
          status: 'granted',
        },
      ],
    }),
  advanceGiven: (room, { table, advance, by, pieces }, { at }) =>
    changedRoom(
      withFloat(room, table, (float) => ({ pieces: withoutPieces(float.pieces, pieces) })),
      {
        advances: withNumbered(room.advances, advance, () => ({
          status: 'out',
          givenAt: at,
          givenBy: by,
        })),
      },
    ),
  advanceReturned: (room, { table, advance, pieces, left }, { at }) =>
    changedRoom(
      withFloat(room, table, (float) => ({ pieces: withPieces(float.pieces, pieces) })),
      {
        advances: withNumbered(room.advances, advance, ({ returns }) => ({
          returns: [...returns, { at, chips: worthOf(pieces) }],
          status: left === 0 ? 'returned' : 'out',
        })),
      },
    ),
  grantDropped: (room, { advance }) =>
    changedRoom(room, {
      advances: withNumbered(room.advances, advance, () => ({ status: 'dropped' })),
    }),
  claimEnded: (room, { advance, how }) =>
    changedRoom(room, {
      advances: withNumbered(room.advances, advance, () => ({ status: how })),
    }),
}
