import type { TableId } from '../../banked/ids'
import type { Colpo } from '../state/colpo'
import type { CasellaNumber } from '../state/ids'
import type { ErrorEvent } from './events'

/**
 * A surplus card once this casella has no word any more: the caselle that are still asked; to the banco where none is.
 * Source: B.24.1, B.24.2, I9.
 */
export function surplusWithout(
  table: TableId,
  { surplus }: Pick<Colpo, 'surplus'>,
  casella: CasellaNumber | null,
): { readonly asks: readonly CasellaNumber[] | undefined; readonly after: readonly ErrorEvent[] } {
  const asks = surplus?.caselle.filter((asked) => asked !== casella)
  return surplus && asks?.length === 0
    ? { asks, after: [{ type: 'surplusToBanco', table, card: surplus.card }] }
    : { asks, after: [] }
}
