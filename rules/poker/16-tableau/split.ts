import { type Counted, type Settled, shareImbalance } from '../../kernel/imbalance'

/** Shares the imbalance of a tableau between its players; finals sum to zero. Source: XVI.2, M1–M3. */
export const splitImbalance = (rows: readonly Counted[]): Omit<Settled, 'kept'> => {
  const { imbalance, settled } = shareImbalance(rows)
  return { imbalance, settled }
}
