import type { Evolve } from '../../kernel/article'
import type { Occasion } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { type Evening, withNewTable } from '../evening'
import { tableAt } from '../frame/at-table'
import { copyPlay, copyTable } from '../state/copy'
import type { TableId } from '../state/ids'
import type { Early, Move, Play } from '../state/play'
import { advance } from './advance'
import { replay } from './replay'

/** One move at the table, in its turn. */
export type MoveMade = { type: 'moveMade'; table: TableId; colpo: number; move: Move }

/** A move announced before its turn (E5). */
export type MoveAnnounced = { type: 'moveAnnounced'; table: TableId; colpo: number; early: Early }

/** VII.2, VIII.1, XI.2: an early move taken back when its turn came. */
export type MoveWithdrawn = {
  type: 'moveWithdrawn'
  table: TableId
  colpo: number
  member: MemberId
}

/** The moves that now count, after one was taken back or contested; the journal keeps the old ones. */
export type MovesReplaced = {
  type: 'movesReplaced'
  table: TableId
  colpo: number
  moves: readonly Move[]
  provision: string | null
  why: string
}

/** Something said at the table, recorded with its provision; it changes nothing else. */
export type PlayNoted = {
  type: 'playNoted'
  table: TableId
  colpo: number
  provision: string
  member: MemberId | null
}

export type PlayEvent = MoveMade | MoveAnnounced | MoveWithdrawn | MovesReplaced | PlayNoted

function onPlay(evening: Evening, id: TableId, change: (play: Play) => Play): Evening {
  const table = copyTable(tableAt(evening, id))
  if (!table.play) throw new Error(`no colpo is played move by move at ${id}`)
  table.play = change(table.play)
  return withNewTable(evening, table)
}

const withPlay = (play: Play, what: Partial<Play>): Play => Object.assign(copyPlay(play), what)

const othersEarly = (play: Play, member: MemberId): Early[] =>
  play.early.filter(({ move }) => move.member !== member)

export const evolvePlay: Evolve<Evening, PlayEvent> = {
  moveMade: (evening, { table, move }) => onPlay(evening, table, (play) => advance(play, move)),
  moveAnnounced: (evening, { table, early }) =>
    onPlay(evening, table, (play) =>
      withPlay(play, { early: [...othersEarly(play, early.move.member), early] }),
    ),
  moveWithdrawn: (evening, { table, member }) =>
    onPlay(evening, table, (play) => withPlay(play, { early: othersEarly(play, member) })),
  movesReplaced: (evening, { table, moves }) =>
    onPlay(evening, table, (play) => {
      const early = play.early.filter(({ after }) => after <= moves.length)
      return withPlay(replay(play, moves), { early })
    }),
  playNoted: (evening, { table, provision, member }) =>
    onPlay(evening, table, (play) =>
      withPlay(play, { notes: [...play.notes, { provision, member }] }),
    ),
}

/** The evening after one event of the play, for `decide` to continue with. */
export function afterPlay(evening: Evening, event: PlayEvent, occasion: Occasion): Evening {
  const handler = evolvePlay[event.type] as (was: Evening, e: PlayEvent, at: Occasion) => Evening
  return handler(evening, event, occasion)
}
