import type { Table } from './state/table'

/** How far a table had got where a word was said: the last colpo dealt, and the words said at it. */
export interface Upon {
  colpo: number
  words: number
}

/** How far a table has got: the last colpo dealt, and the words said at it where it is kept move by move. */
export const uponOf = ({ colpoNumber, play }: Pick<Table, 'colpoNumber' | 'play'>): Upon => ({
  colpo: colpoNumber,
  words: play?.moves.length ?? 0,
})
