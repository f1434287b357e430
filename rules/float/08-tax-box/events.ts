import type { Evolve } from '../../kernel/article'
import type { Chips } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import type { Pieces } from '../pieces/pieces'
import { withFloat } from '../room'
import type { AtTable, MovesChips } from '../scene'
import type { FloatRoom } from '../state/room'
import type { TaxBox } from '../state/table'

/** `box` is the number of the box; absent where it is the table's last one, as in a journal of an earlier version. */
type OfBox<T extends string> = AtTable<T> & { readonly box?: number }

/** A count by denomination, and the person who gives it. */
interface Tallied {
  readonly by: MemberId
  readonly pieces: Pieces
  readonly chips: Chips
}

export type TaxBoxEvent =
  | (AtTable<'taxBoxPlaced'> & {
      readonly by: MemberId
      readonly label: string
      readonly seal: string
    })
  | (AtTable<'taxBoxSealed'> & { readonly inspector: MemberId; readonly seal: string })
  | (OfBox<'taxBoxEscorted'> & { readonly inspector: MemberId })
  | (OfBox<'taxBoxArrived'> & { readonly by: MemberId; readonly isSealWhole: boolean })
  | (OfBox<'taxBoxTallied'> & Tallied)
  | (OfBox<'taxBoxCounted'> &
      MovesChips &
      Tallied & {
        /** The other person who counted; named by the first in a journal of an earlier version, which has no tally. */
        readonly second: MemberId
        /** Null at a level that knows no result per coup (ch28). */
        readonly expected: Chips | null
      })

/** The room with the fields of a box that `change` returns: the one with this number, or the table's last. */
const withBox = (
  room: FloatRoom,
  { table, box: number }: { readonly table: string; readonly box?: number },
  change: (box: TaxBox) => Partial<TaxBox>,
): FloatRoom =>
  withFloat(room, table, ({ taxBoxes }) => ({
    taxBoxes: taxBoxes.map((box) =>
      box.number === (number ?? taxBoxes.length) ? { ...box, ...change(box) } : box,
    ),
  }))

export const evolveTaxBox: Evolve<FloatRoom, TaxBoxEvent> = {
  taxBoxPlaced: (room, { table, by, label, seal }, { at }) =>
    withFloat(room, table, ({ taxBoxes }) => ({
      taxBoxes: [
        ...taxBoxes,
        {
          number: taxBoxes.length + 1,
          label,
          seal,
          placed: { by, at },
          sealed: null,
          escorted: null,
          arrived: null,
          tally: null,
          counted: null,
        },
      ],
    })),
  taxBoxSealed: (room, { table, inspector, seal }, { at }) =>
    withBox(room, { table }, () => ({ sealed: { by: inspector, at, seal } })),
  taxBoxEscorted: (room, event, { at }) =>
    withBox(room, event, () => ({ escorted: { by: event.inspector, at } })),
  taxBoxArrived: (room, event, { at }) =>
    withBox(room, event, () => ({
      arrived: { by: event.by, at, isSealWhole: event.isSealWhole },
    })),
  taxBoxTallied: (room, event, { at }) =>
    withBox(room, event, () => ({
      tally: { by: event.by, at, pieces: event.pieces, chips: event.chips },
    })),
  taxBoxCounted: (room, event, { at }) => {
    const { by, second, pieces, chips, expected } = event
    const counted = { by, at, second, pieces, chips, expected }
    return withBox(room, event, () => ({ tally: null, counted }))
  },
}
