import { lowestFor } from '../../cards'
import { type Decision, happens, type Occasion, refuse } from '../../decider'
import { straightsFrom } from '../../hands'
import type { RoomEvent } from '../01-formation/room'
import { annulment } from '../05-deal/annulment'
import type { DealEvent } from '../05-deal/events'
import type { ShowdownEvent } from '../12-showdown/events'
import { settlement } from '../12-showdown/settlement'
import { frozenBy } from '../17-arbitration/frozen'
import { tableAt } from '../at-table'
import type { Evening } from '../evening'
import type { MemberId, TableId } from '../state/ids'
import type { Early, Move, Play } from '../state/play'
import type { Table } from '../state/table'
import { conclude, type Judgement } from './conclude'
import { earlyOf, fateOf } from './early'
import { afterPlay, type PlayEvent } from './events'
import { mayAct, verifySpoken } from './verify'

export type Played = PlayEvent | ShowdownEvent | DealEvent | RoomEvent

/** The play at a table kept move by move, or why there is none to act in. */
export function playAt(table: Table): { play: Play } | { refused: Decision<never> } {
  if (!table.colpo || !table.play) return { refused: refuse(null, 'no-play') }
  if (frozenBy(table)) return { refused: refuse('XVII.1', 'dispute-open') }
  return { play: table.play }
}

/** The straights of the pack this colpo is played with. Source: X.1, D6. */
export const straightsAt = (table: Table): Uint8Array =>
  straightsFrom(table.colpo?.lowest ?? lowestFor(5))

/**
 * A move that is found right, then every early move whose turn it brings, then the colpo's end if it has come.
 * Source: E5 and the articles of each move.
 */
export function makeMove(
  evening: Evening,
  id: TableId,
  move: Move,
  occasion: Occasion,
  judged: Judgement | null = null,
): Decision<Played> {
  const table = tableAt(evening, id)
  const colpo = table.colpo?.number ?? 0
  const events: PlayEvent[] = []
  let state = evening
  let next: Move | null = move
  while (next) {
    const made: PlayEvent = { type: 'moveMade', table: id, colpo, move: next }
    events.push(made)
    state = afterPlay(state, made, occasion)
    next = earlyNext(tableAt(state, id).play)
  }
  return ended(state, id, events, occasion, judged)
}

/** The early move that its turn now makes, when it stands by itself. */
function earlyNext(play: Play | null): Move | null {
  const early = play?.speaker ? earlyOf(play, play.speaker) : undefined
  if (!play || !early) return null
  const fate = fateOf(play, early)
  return fate.kind === 'stands' ? fate.move : null
}

/** Adds the settlement, or the annulment, when nothing is left to be said. */
export function ended(
  evening: Evening,
  id: TableId,
  events: readonly PlayEvent[],
  occasion: Occasion,
  judged: Judgement | null = null,
): Decision<Played> {
  const table = tableAt(evening, id)
  const end = table.play && conclude(table.play, straightsAt(table), judged)
  if (!end) return happens<Played>(...events)
  const decision: Decision<Played> =
    end.kind === 'void'
      ? annulment(evening, id, { provision: end.provision, why: '' }, occasion)
      : settlement(evening, id, end.outcome, occasion)
  return decision.accepted ? happens<Played>(...events, ...decision.events) : decision
}

/**
 * A word spoken at the table: in its turn it is made; before its turn it waits for it, as what was announced early.
 * Refused when it is no moment to speak, or the word itself may not be said.
 */
export function speak(
  evening: Evening,
  id: TableId,
  move: Early['move'] | Extract<Move, { kind: 'pass' }>,
  occasion: Occasion,
): Decision<Played> {
  const found = playAt(tableAt(evening, id))
  if ('refused' in found) return found.refused
  const { play } = found
  const stopped = mayAct(play, move.member)
  if (stopped) return stopped
  if (play.speaker === move.member) {
    const early = earlyOf(play, move.member)
    if (early && fateOf(play, early).kind === 'choice')
      return refuse('VII.2', 'keep-or-withdraw-first', { member: move.member })
    return verifySpoken(play, move) ?? makeMove(evening, id, move, occasion)
  }
  if (move.kind === 'pass') return refuse('XI.3', 'not-your-turn', { member: move.member })
  return announce(play, tableAt(evening, id), move)
}

function announce(play: Play, { id, colpo }: Table, move: Early['move']): Decision<PlayEvent> {
  const betting = play.phase === 'opening' || play.phase === 'entry' || play.phase === 'arrival'
  if (!betting || play.speaker === null)
    return refuse('XI.3', 'not-your-turn', { member: move.member })
  if (hasSpoken(play, move.member)) return refuse('XI.3', 'not-your-turn', { member: move.member })
  const early: Early = { move, after: play.moves.length }
  return happens({ type: 'moveAnnounced', table: id, colpo: colpo?.number ?? 0, early })
}

/** Who already answered the last bet has no early move to make. */
const hasSpoken = (play: Play, member: MemberId): boolean => {
  const hand = play.hands[member]
  return !hand || (play.phase === 'opening' ? hand.standing !== 'waiting' : hand.spoken)
}
