import type { Table } from '../state/table'

/** How far a table had got where a command was given: the last colpo dealt, and the words said at it. */
export interface TableProgress {
  colpo: number
  words: number
}

/** How far a table has got: the last colpo dealt, and the words said at it where it is kept move by move. */
export const progressOf = ({
  colpoNumber,
  play,
}: Pick<Table, 'colpoNumber' | 'play'>): TableProgress => ({
  colpo: colpoNumber,
  words: play?.moves.length ?? 0,
})
