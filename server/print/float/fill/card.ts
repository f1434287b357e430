import type { TableCardPaper } from '../papers'
import { type FloatFilling, headOf } from './context'

/** The card that lies at a table; null where the game has none for it. */
export function cardPaper(filling: FloatFilling, table: string): TableCardPaper | null {
  const card = filling.card?.(table)
  return card ? { ...headOf(filling, table), ...card } : null
}
