import type { Table } from '../state/table'

/** A coup that somebody has disputed is the inspector's alone (S.27, cf44); a wrong entry is put right at the tablet. */
export const isClaimed = ({ disputes }: Pick<Table, 'disputes'>, serial: number): boolean =>
  disputes.some(({ coup, status }) => coup === serial && status !== 'withdrawn')
