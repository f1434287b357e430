import type { Move, Play } from '../state/play'
import type { Table } from '../state/table'
import type { MoveWithdrawn } from './events'

/** Moves that may follow a raise in the same round. */
export const IN_THE_ROUND: readonly Move['kind'][] = ['accept', 'raise', 'fold']

/**
 * The moves after a raise fell: it becomes an acceptance, cards thrown since stay thrown, and the other words that
 * answered it are asked again. Null when the round is over, or when the move is no raise. Source: VIII.2, XVII.2.
 */
export function withoutRaise({ moves }: Play, at: number): readonly Move[] | null {
  const raise = moves[at]
  const later = moves.slice(at + 1)
  if (raise?.kind !== 'raise' || later.some(({ kind }) => !IN_THE_ROUND.includes(kind))) return null
  const thrown = later.filter(({ kind }) => kind === 'fold')
  return [...moves.slice(0, at), { kind: 'accept', member: raise.member }, ...thrown]
}

/** The early words that were spoken upon a raise which no longer stands, taken back with it. */
export const answersTo = (
  { id, colpoNumber }: Table,
  { early }: Play,
  at: number,
): MoveWithdrawn[] =>
  early
    .filter(({ after }) => after > at)
    .map(({ move: { member } }) => ({
      type: 'moveWithdrawn',
      table: id,
      colpo: colpoNumber,
      member,
    }))
