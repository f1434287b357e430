import { type Pieces, worthOf } from '@/rules/float/pieces/pieces'
import { type Chips, minus } from '@/rules/kernel/chips'

/** The value that comes less the value that goes; none when both are equal. */
export const differenceOf = (comes: Pieces, goes: Pieces): Chips =>
  minus(worthOf(comes), worthOf(goes))
