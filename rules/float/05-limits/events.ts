import type { Evolve } from '../../kernel/article'
import { type Chips, NO_CHIPS, plus } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { NO_PIECES, type Pieces, withoutPieces } from '../pieces/pieces'
import { changedRoom, withFloat } from '../room'
import type { AtTable, MovesChips } from '../scene'
import type { FloatRoom } from '../state/room'

export type CashLimitEvent =
  | (AtTable<'banknotesTaken'> &
      MovesChips & {
        readonly by: MemberId
        readonly member: MemberId | null
        readonly chips: Chips
        readonly pieces: Pieces
      })
  | { readonly type: 'personIdentified'; readonly member: MemberId; readonly who: MemberId }
  | (AtTable<'paperAllowed'> & {
      readonly member: MemberId
      readonly inspector: MemberId
      readonly kind: string
      readonly movement: number
      readonly form: number
      readonly pieces: Pieces
      readonly chips: Chips
    })

export const evolveCashLimits: Evolve<FloatRoom, CashLimitEvent> = {
  banknotesTaken: (room, { table, member, chips, pieces }, { at }) =>
    changedRoom(
      withFloat(room, table, (float) => ({
        pieces: withoutPieces(float.pieces, pieces),
        banknotes: plus(float.banknotes, chips),
      })),
      {
        cash: [...room.cash, { table, at, member, chips }],
      },
    ),
  personIdentified: (room, { member }) =>
    changedRoom(room, {
      identified: [...room.identified, member],
    }),
  paperAllowed: (room, { table, member, inspector, movement, form, pieces, chips }, { at }) =>
    changedRoom(room, {
      papers: [
        ...room.papers,
        { number: room.papers.length + 1, table, member, chips, at, inspector, movement },
      ],
      movements: [
        ...room.movements,
        {
          number: movement,
          table,
          kind: 'consegna',
          form,
          gives: NO_PIECES,
          notes: NO_CHIPS,
          gets: pieces,
          member,
          status: 'approved',
          signed: { asked: { by: inspector, at }, approved: { by: inspector, at } },
          refusedWhy: null,
          reverses: null,
        },
      ],
    }),
}
