import { chipsIn } from '@/rules/poker/state/colpo'
import type { Dispute, Remedy } from '@/rules/poker/state/dispute'
import type { Table } from '@/rules/poker/state/table'
import { SOMEBODY, tavolo } from '../actors'
import { type Random, shuffled } from '../random'
import { type Chosen, chosen } from './chosen'

/** Now and then two players of the last colpo dealt dispute it. */
export function anyDispute(table: Table, random: Random): Chosen | null {
  const { id, colpo, colpi } = table
  const [last] = colpi
  const players = (colpo ?? last)?.players ?? []
  if (players.length < 2 || !random.oneIn(colpo ? 400 : 80)) return null
  const contenders = shuffled(random, players).slice(0, 2)
  const about = { colpo: table.colpoNumber, about: 'il colpo', provision: null, contenders }
  return chosen({ type: 'openDispute', table: id, ...about }, tavolo(id))
}

/** A change of the disputed colpo, mostly possible; null where it is too old to be changed. */
export function anyRemedy(table: Table, { colpo: number }: Dispute, random: Random): Remedy | null {
  const { colpo, colpi, play } = table
  const isInPlay = colpo?.number === number
  const disputed = isInPlay ? colpo : colpi.find((one) => one.number === number)
  if (!disputed) return null
  const { players, outcome } = disputed
  const put = outcome?.kind === 'won' ? outcome.put : []
  const staying = players.filter((member) => isInPlay || chipsIn(put, member) > 0)
  const [member = SOMEBODY, ...others] = shuffled(random, staying.length > 0 ? staying : players)
  switch (random.below(6)) {
    case 0:
      return { kind: 'colpo-void' }
    case 1: {
      const raises = (isInPlay && play ? play.moves : []).flatMap((move, at): Remedy[] =>
        move.kind === 'raise'
          ? [{ kind: 'raise-falls', move: at, member: move.member, to: move.to }]
          : [],
      )
      return raises.at(-1) ?? null
    }
    case 2:
      return others.length > 0
        ? { kind: 'pot-divided', winners: [member, ...others.slice(0, 1)] }
        : null
    default:
      return { kind: 'hand-dead', member, stakes: random.oneIn(2) ? 'lost' : 'back' }
  }
}
