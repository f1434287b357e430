import type { Pieces } from '@/rules/float/pieces/pieces'
import type { Chips } from '@/rules/kernel/chips'

/** Pieces and banknotes that should be there. */
export interface Due {
  readonly pieces: Pieces
  readonly banknotes: Chips
}
