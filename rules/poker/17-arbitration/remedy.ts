import { z } from 'zod'
import { Amount } from '../../kernel/amount'
import type { Decision, Occasion, Refused } from '../../kernel/decider'
import { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import type { ColpoCorrected } from '../12-showdown/events'
import { correctedAgain, settledAgain } from '../ending/again'
import { annulment } from '../ending/annulment'
import { correct } from '../ending/correct'
import type { Evening } from '../evening'
import { tableAt } from '../frame/at-table'
import { isLastHand } from '../giro/showing'
import { handIn, holdsCards, playersIn } from '../giro/turn'
import { afterPlay, type PlayEvent } from '../play/events'
import { answersTo, withoutRaise } from '../play/fallen'
import { ended, makeMove, type Played, playAt } from '../play/speak'
import { refuse } from '../refuse'
import type { RecordedOutcome, SettledColpo } from '../state/colpo'
import type { Dispute, Remedy, Ruled } from '../state/dispute'
import type { TableId } from '../state/ids'
import type { Move } from '../state/play'
import { type ColpoVoided, evolveArbitration } from './events'
import { divided, withoutHand } from './instead'
import { voiding } from './voiding'

/** The change that a ruling makes to the disputed colpo, as a command carries it. */
export const RemedyGiven: z.ZodType<Remedy> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('colpo-void') }),
  z.object({
    kind: z.literal('raise-falls'),
    move: z.int().nonnegative(),
    member: MemberId,
    to: Amount,
  }),
  z.object({
    kind: z.literal('hand-dead'),
    member: MemberId,
    stakes: z.enum(['lost', 'back']),
  }),
  z.object({
    kind: z.literal('pot-divided'),
    winners: z
      .array(MemberId)
      .min(2)
      .max(7)
      .refine((winners) => new Set(winners).size === winners.length),
  }),
])

/** The events that a remedy causes after its ruling. */
export type RemedyEvent = Played | ColpoCorrected | ColpoVoided

/** A ruling with a remedy, which its dispute's colpo undergoes. */
export interface Remedied extends Pick<Ruled, 'provision' | 'why'> {
  table: TableId
  dispute: Pick<Dispute, 'colpo'>
  remedy: Remedy
}

/**
 * The change of the disputed colpo by a ruling: of its moves while it is in play, of its result once it is settled.
 * The evening is the one after the ruling, which no longer stops play. Source: XVII.2, N3.
 */
export function remedied(
  evening: Evening,
  ruling: Remedied,
  occasion: Occasion,
): Decision<RemedyEvent, Evening> {
  const table = tableAt(evening, ruling.table)
  const { colpo: number } = ruling.dispute
  if (table.status === 'closed') return refuse('XVII.2', 'reopen-tableau-first')
  if (number > 0 && table.colpo?.number === number) return inPlay(evening, ruling, occasion)
  const settled = table.colpi.find((colpo) => colpo.number === number)
  if (!settled) return refuse('XVII.2', 'no-colpo-to-change')
  if (table.colpo) return refuse('XVII.2', 'money-between-colpi')
  return afterwards(evening, ruling, settled, occasion)
}

const causeOf = ({ provision }: Remedied): string => provision ?? 'XVII.2'

/** The colpo in play: its moves change, or it ends. */
function inPlay(
  evening: Evening,
  ruling: Remedied,
  occasion: Occasion,
): Decision<RemedyEvent, Evening> {
  const { table: id, remedy, why } = ruling
  if (remedy.kind === 'colpo-void')
    return annulment(evening, id, { provision: causeOf(ruling), why }, occasion)
  const play = playAt(tableAt(evening, id))
  if (isRefused(play)) return play
  switch (remedy.kind) {
    case 'raise-falls': {
      const raise = play.moves[remedy.move]
      if (raise?.kind !== 'raise' || raise.member !== remedy.member || raise.to !== remedy.to)
        return refuse('XVII.2', 'no-such-raise')
      const moves = withoutRaise(play, remedy.move)
      const early = answersTo(tableAt(evening, id), play, remedy.move)
      return moves
        ? replacing(evening, ruling, { moves, early }, occasion)
        : refuse('VIII.2', 'too-late-for-that')
    }
    case 'hand-dead': {
      const { member, stakes } = remedy
      // VI.5: the turn may be this hand's once the question is answered.
      if (play.answering.length > 0 && play.phase !== 'showdown')
        return refuse('VI.5', 'opening-in-question')
      const hand = handIn(play, member)
      if (!hand || !holdsCards(hand)) return refuse('XVII.2', 'hand-not-in-play')
      if (isLastHand(play, member))
        return refuse('XVII.2', 'last-hand-left', { member: { member } })
      const provision = causeOf(ruling)
      const move: Move = { kind: 'put-out', member, stakes, provision, uscita: 'stays' }
      return makeMove(evening, id, move, occasion)
    }
    case 'pot-divided': {
      const left = playersIn(play)
      const others = left.filter((member) => !remedy.winners.includes(member))
      const isDivisible = play.phase === 'showdown' && !play.parol && play.speaker === null
      if (!isDivisible || remedy.winners.some((member) => !left.includes(member)))
        return refuse('XVII.2', 'no-pot-to-divide')
      const ranking = [remedy.winners, ...(others.length > 0 ? [others] : [])]
      const end = ended(evening, id, [], occasion, { ranking, honours: [] })
      return end.accepted && end.events.length === 0 ? refuse('XVII.2', 'no-pot-to-divide') : end
    }
  }
}

/** The play with other moves and without these early words, which ends the colpo if no move is missing. */
function replacing(
  evening: Evening,
  ruling: Remedied,
  { moves, early }: { moves: readonly Move[]; early: readonly PlayEvent[] },
  occasion: Occasion,
): Decision<Played, Evening> {
  const { table: id, why } = ruling
  const { colpoNumber: colpo } = tableAt(evening, id)
  const provision = causeOf(ruling)
  const replaced: PlayEvent = { type: 'movesReplaced', table: id, colpo, moves, provision, why }
  const events = [...early, replaced]
  const after = events.reduce((state, event) => afterPlay(state, event, occasion), evening)
  return ended(after, id, events, occasion)
}

/** A settled colpo: its result is corrected by compensation, or made void. */
function afterwards(
  evening: Evening,
  ruling: Remedied,
  colpo: SettledColpo,
  occasion: Occasion,
): Decision<RemedyEvent, Evening> {
  const { table: id, remedy, why } = ruling
  const table = tableAt(evening, id)
  if (remedy.kind === 'colpo-void') {
    const isVoid = voiding(table, colpo, { provision: causeOf(ruling), why })
    return settledAgain(evening, id, isVoid, evolveArbitration.colpoVoided, occasion)
  }
  const instead = resultInstead(colpo, remedy)
  if (isRefused(instead)) return instead
  const corrected = correct(table, colpo.number, instead, why)
  return correctedAgain(evening, id, corrected, occasion)
}

/** The result that a ruling gives a settled colpo, or the reason why it gives none. */
function resultInstead(
  { outcome, players }: SettledColpo,
  remedy: Exclude<Remedy, { kind: 'colpo-void' }>,
): RecordedOutcome | Refused {
  if (remedy.kind === 'raise-falls') return refuse('XVII.2', 'raise-settled')
  if (outcome.kind !== 'won') return refuse('XVII.2', 'no-pot-to-divide')
  if (remedy.kind === 'pot-divided')
    return divided(outcome, players, remedy.winners) ?? refuse('XVII.2', 'no-pot-to-divide')
  const { member } = remedy
  const ranked = outcome.ranking.flat()
  if (!ranked.includes(member)) return refuse('XVII.2', 'hand-not-in-play')
  if (ranked.length === 1) return refuse('XVII.2', 'last-hand-left', { member: { member } })
  return withoutHand(outcome, players, remedy)
}
