import { asPlayer } from '../../banked/ids'
import { knownOf } from '../../banked/views/known'
import type { MemberId } from '../../kernel/ids'
import type { Evening } from '../evening'
import type { Table } from '../state/table'

/** Whether a member is at a table, or has a stake on its cloth. */
export const isAt = ({ present, poste }: Table, member: MemberId): boolean => {
  const player = asPlayer(member)
  return present.includes(player) || poste.some((posta) => posta.player === player)
}

export const { takesPart, shownPersons, knownTo } = knownOf<Evening, Table>({
  isAt,
  judgesAt: ({ disputes }) => disputes.flatMap(({ decision }) => decision?.member ?? []),
})
