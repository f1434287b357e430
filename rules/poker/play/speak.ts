import type { Refused } from '../../kernel/decider'
import { type Decision, followedBy, happens, leadsTo, type Occasion } from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import type { DealEvent } from '../05-deal/events'
import { notTheirTurn, tooSoon } from '../11-arrival/checks'
import type { ShowdownEvent } from '../12-showdown/events'
import { honoursAreKept } from '../14-onori/tribute'
import { laidDown } from '../18-affranco/pact'
import { straightsFrom } from '../cards/hands'
import { lowestFor } from '../cards/packs'
import { annulment } from '../ending/annulment'
import { settlement } from '../ending/settlement'
import type { Evening } from '../evening'
import { frozenBy, tableAt } from '../frame/at-table'
import { tellsOpeningAtParol } from '../readings'
import { refuse } from '../refuse'
import type { RoomEvent } from '../room/after'
import type { RecordedOutcome } from '../state/colpo'
import type { TableId } from '../state/ids'
import type { Early, Move, Play } from '../state/play'
import type { Table } from '../state/table'
import { conclude, type Judgement } from './conclude'
import { earlyOf, fateOf, hasSpoken, isWordAtDraw, mayKeepOrWithdraw } from './early'
import { afterPlay, type PlayEvent } from './events'
import { noteOf } from './notes'
import { mayAct, verifyAnnounced, verifySpoken } from './verify'

export type Played = PlayEvent | ShowdownEvent | DealEvent | RoomEvent

/** The play at a table kept move by move, or the refusal where there is none to act in. */
export function playAt(table: Table): Play | Refused {
  if (!table.colpo || !table.play) return refuse(null, 'no-play')
  return frozenBy(table) ? refuse('XVII.1', 'dispute-open') : table.play
}

/** The straights of the pack this colpo is played with. Source: X.1, D6. */
export const straightsAt = (table: Table): Uint8Array => straightsFrom(lowestAt(table))

/** Number of the lowest card in play, counting quadriglie found below the pack (X.3). */
export const lowestAt = ({ play, colpo }: Table): number =>
  play?.lowest ?? colpo?.lowest ?? lowestFor(5)

/**
 * Makes a verified move, then every early move whose turn comes, then
 * ends the colpo if it is over. Source: E5 and the articles of each move.
 */
export function makeMove(
  evening: Evening,
  id: TableId,
  move: Move,
  occasion: Occasion,
): Decision<Played, Evening> {
  return makeMoves(evening, id, [move], occasion)
}

/** Makes several verified moves that one command causes together. */
export function makeMoves(
  evening: Evening,
  id: TableId,
  moves: readonly Move[],
  occasion: Occasion,
): Decision<Played, Evening> {
  const colpo = tableAt(evening, id).colpo?.number ?? 0
  const events: PlayEvent[] = []
  let state = evening
  const left = [...moves]
  for (let move = left.shift() ?? null; move; ) {
    const made: PlayEvent = { type: 'moveMade', table: id, colpo, move }
    events.push(made)
    state = afterPlay(state, made, occasion)
    move = left.shift() ?? earlyNext(tableAt(state, id))
  }
  return ended(state, id, events, occasion)
}

/** The early move whose turn has come, when it stands by itself; none where the affranchi must lay down (A.2). */
function earlyNext(table: Table): Move | null {
  const { play } = table
  const early = play?.speaker ? earlyOf(play, play.speaker) : undefined
  if (!play || !early || laidDown(table)) return null
  const fate = fateOf(play, early)
  return fate.kind === 'stands' ? fate.move : null
}

/** Adds the settlement, or the annulment, when no move is missing. */
export function ended(
  evening: Evening,
  id: TableId,
  events: readonly PlayEvent[],
  occasion: Occasion,
  judged: Judgement | null = null,
): Decision<Played, Evening> {
  const table = tableAt(evening, id)
  const end = table.play && conclude(table.play, straightsAt(table), judged)
  if (!end) return leadsTo(events, evening)
  if (end.kind === 'void') {
    const cause = { provision: end.provision, why: '' }
    return followedBy<Played, Evening>(events, annulment(evening, id, cause, occasion))
  }
  const told = toldAtParol(table, end.outcome)
  const state = told.reduce((after, note) => afterPlay(after, note, occasion), evening)
  return followedBy<Played, Evening>(
    [...events, ...told],
    settlement(state, id, asUsedHere(table, end.outcome), occasion),
  )
}

/** VI.6: at the end of a colpo in parol the opener is told to show the opening. */
const toldAtParol = (table: Table, outcome: RecordedOutcome): PlayEvent[] =>
  outcome.kind === 'parol' && outcome.opener !== undefined && tellsOpeningAtParol(table)
    ? [noteOf(table, 'VI.6', outcome.opener)]
    : []

/** XIV.1: at a table without honours, a poker shown has no honour. */
const asUsedHere = ({ settings }: Table, outcome: RecordedOutcome): RecordedOutcome =>
  outcome.kind === 'won' && outcome.honours.length > 0 && !honoursAreKept(settings)
    ? { ...outcome, honours: [] }
    : outcome

/**
 * A move spoken at the table. In its turn it is made; before its turn it is announced and waits. Refused when it is
 * no moment to speak, or the move itself is not allowed.
 */
export function speak(
  evening: Evening,
  id: TableId,
  move: Early['move'],
  occasion: Occasion,
): Decision<Played, Evening> {
  const play = playAt(tableAt(evening, id))
  if (isRefused(play)) return play
  const stopped = mayAct(play, move.member)
  if (stopped) return stopped
  if (play.speaker === move.member && !isWordAtDraw(play, move)) {
    if (mayKeepOrWithdraw(play, move.member))
      return refuse('VII.2', 'keep-or-withdraw-first', { member: { member: move.member } })
    return verifySpoken(play, move) ?? makeMove(evening, id, move, occasion)
  }
  const table = tableAt(evening, id)
  if (move.kind === 'pass' && !maySayPass(table, play, move)) return notTheirTurn(move.member)
  return announce(play, table, move)
}

/** XI.3: a player may say before their turn that they pass; they keep their cards, and the word waits for its turn. */
const maySayPass = ({ edition }: Table, { phase }: Play, { busy }: { busy?: true }): boolean =>
  edition >= 2 && phase === 'opening' && !busy

/** E5: refused only when the move could never be made; its result is decided at the player's turn. */
function announce(play: Play, { id, colpo }: Table, move: Early['move']): Decision<PlayEvent> {
  const { member } = move
  const atDraw = isWordAtDraw(play, move)
  const early = tooSoon(play, move, atDraw)
  if (early) return early
  const waits = play.speaker !== null && play.phase !== 'draw'
  if ((!waits && !atDraw) || hasSpoken(play, member)) return notTheirTurn(member)
  if (earlyOf(play, member)) return refuse('XI.2', 'early-stands', { member: { member } })
  const misplaced = verifyAnnounced(play, move)
  if (misplaced) return misplaced
  const announced: Early = { move, after: play.moves.length }
  return happens({
    type: 'moveAnnounced',
    table: id,
    colpo: colpo?.number ?? 0,
    early: announced,
  })
}
