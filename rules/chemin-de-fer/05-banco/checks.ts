import { type Chips, greater, lesser, minus, NO_CHIPS } from '../../kernel/chips'
import type { Bet, Call } from '../state/coup'

/**
 * A caller's stake at con il tavolo in its two parts: the committed half plays first, chips beyond it play in the order
 * of the mano. Source: S.53.
 */
export const committedAndBeyond = (
  { plays }: Pick<Bet, 'plays'>,
  { laid }: Pick<Call, 'laid'>,
): { readonly committed: Chips; readonly beyond: Chips } => ({
  committed: lesser(laid, plays),
  beyond: greater(minus(plays, laid), NO_CHIPS),
})

/**
 * The numbers by which calls of one step are ordered: the seated before the standing, the limited last of theirs, each
 * in the order of the mano. Source: S.42b.
 */
export const orderOfCall = (
  { place }: Pick<Call, 'place'>,
  limited: number,
  inMano: number,
): readonly number[] => [place.kind === 'seat' ? 0 : 1, limited, inMano]
