import type { Result } from '../state/colpo'
import type { Chance, Colour } from '../state/posta'

/** The least and the most of a whole row (T.3.3, D2). */
export const LEAST_ROW = 31

export const MOST_ROW = 40

/** Both rows at this total send the stakes to prison (T.5.2). */
const REFAIT_TOTAL = 31

/** The verdict of a colpo: the row that wins, both rows equal, or both at 31. Source: T.3.4, T.5.1, T.5.2. */
export type Verdict = Colour | 'null' | 'refait'

export function verdictOf({ nero, rosso }: Pick<Result, 'nero' | 'rosso'>): Verdict {
  if (nero !== rosso) return nero < rosso ? 'nero' : 'rosso'
  return nero === REFAIT_TOTAL ? 'refait' : 'null'
}

/** Whether a chance wins with this row. Source: T.3.4, T.4. */
export const doesWin = (chance: Chance, row: Colour, first: Colour): boolean => {
  if (chance === 'colore') return first === row
  return chance === 'inverso' ? first !== row : chance === row
}
