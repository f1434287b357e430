import { asPlayer } from '../../banked/ids'
import { knownOf } from '../../banked/views/known'
import type { MemberId } from '../../kernel/ids'
import type { Evening } from '../evening'
import type { Table } from '../state/table'

/** Whether a member sits or stands at a table, or has a puntata in its colpo. */
export const isAt = ({ seats, standing, colpo }: Table, member: MemberId): boolean => {
  const player = asPlayer(member)
  return (
    seats.some(({ holder }) => holder === player) ||
    standing.includes(player) ||
    (colpo?.caselle ?? []).some(({ puntate }) => puntate.some((one) => one.player === player))
  )
}

export const { takesPart, shownPersons, knownTo } = knownOf<Evening, Table>({
  isAt,
  judgesAt: ({ claims }) => claims.flatMap(({ ruling }) => ruling?.by ?? []),
})
