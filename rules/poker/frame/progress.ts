import type { Table } from '../state/table'

/** A table's progress: the last colpo dealt, and the number of moves made in it; 0 unless it is kept move by move. */
export interface TableProgress {
  colpo: number
  words: number
  /** `Table.deals`; absent from screens that did not know it. */
  deals?: number | undefined
}

/** A table's progress now. */
export const progressOf = ({
  colpoNumber,
  play,
  deals,
}: Pick<Table, 'colpoNumber' | 'play' | 'deals'>): TableProgress => ({
  colpo: colpoNumber,
  words: play?.moves.length ?? 0,
  deals,
})
