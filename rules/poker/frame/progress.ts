import type { Table } from '../state/table'

/** A table's progress when a command was given: the last colpo dealt, and the number of words spoken at the table. */
export interface TableProgress {
  colpo: number
  words: number
}

/** A table's progress now: the last colpo dealt, and at level 3 the number of words spoken. */
export const progressOf = ({
  colpoNumber,
  play,
}: Pick<Table, 'colpoNumber' | 'play'>): TableProgress => ({
  colpo: colpoNumber,
  words: play?.moves.length ?? 0,
})
