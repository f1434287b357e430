import { z } from 'zod'
import { type Actor, type Decision, followedBy, happens } from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import { reason } from '../../kernel/text'
import { pokerArticle } from '../article'
import type { Evening } from '../evening'
import { tableAt } from '../frame/at-table'
import { atTheEntry } from '../frame/offered'
import { handIn } from '../giro/turn'
import { acceptsOrLeaves, earlyOf, keptMove, mayKeepOrWithdraw } from '../play/early'
import { afterPlay, type PlayEvent } from '../play/events'
import { pactRefusal, speakInPact } from '../play/pact'
import { ended, makeMove, type Played, playAt } from '../play/speak'
import { playing, speakers } from '../play/speakers'
import { mayAct } from '../play/verify'
import { refuse } from '../refuse'
import { ofMember, ofTable } from '../state/forms'
import { ACCEPTANCE_REFUSALS } from './refusals'

const { article, command } = pokerArticle<never, Played>()
const AT_TABLE = ['socio', 'tavolo', 'segretario'] as const

/** VII.3; an affranco after a partner's raise declares `tris` to come in (A.7). */
const accept = command({
  schema: ofMember.extend({ tris: z.boolean().optional() }),
  may: AT_TABLE,
  refuseStale: true,
  decide(evening, { table: id, member, tris = false }, occasion): Decision<Played, Evening> {
    return speakInPact(evening, id, { kind: 'accept', member }, occasion, tris)
  },
  candidates: (evening, by) =>
    speakers(evening, by).map(({ table: id, member }) => {
      const asks = pactRefusal(tableAt(evening, id), 'accept', member, false)
      return asks ? { table: id, member, tris: true } : { table: id, member }
    }),
})

/** VII.3, XI.3: thrown cards never come back, and nobody throws theirs before their turn. */
const fold = command({
  schema: ofMember,
  may: AT_TABLE,
  refuseStale: true,
  decide(evening, { table, member }, occasion): Decision<Played, Evening> {
    const play = playAt(tableAt(evening, table))
    if (isRefused(play)) return play
    const stopped = mayAct(play, member)
    if (stopped) return stopped
    if (play.phase !== 'entry' && play.phase !== 'arrival')
      return refuse('VII.3', 'too-late-for-that')
    if (play.speaker !== member) return refuse('XI.3', 'not-your-turn', { member: { member } })
    if (mayKeepOrWithdraw(play, member))
      return refuse('VII.2', 'keep-or-withdraw-first', { member: { member } })
    return makeMove(evening, table, { kind: 'fold', member }, occasion)
  },
  candidates: speakers,
})

/** VII.2, VIII.1, XI.2: at their turn, a player who spoke early keeps what they said. */
const keepEarly = command({
  schema: ofMember,
  may: AT_TABLE,
  refuseStale: true,
  decide(evening, { table, member }, occasion): Decision<Played, Evening> {
    const play = playAt(tableAt(evening, table))
    if (isRefused(play)) return play
    const early = earlyOf(play, member)
    if (!early || !mayKeepOrWithdraw(play, member))
      return refuse('VII.2', 'nothing-early', { member: { member } })
    const kept = keptMove(play, early)
    const pact =
      kept.kind === 'accept' ? pactRefusal(tableAt(evening, table), 'accept', member, false) : null
    return pact ?? makeMove(evening, table, kept, occasion)
  },
  candidates: speakers,
})

/**
 * VII.2, VIII.1, XI.2: the player takes the early move back, if the game changed before them, and then speaks afresh;
 * after the draw, having spoken early, they leave with it.
 */
const withdrawEarly = command({
  schema: ofMember,
  may: AT_TABLE,
  refuseStale: true,
  decide(evening, { table, member }, occasion): Decision<Played, Evening> {
    const play = playAt(tableAt(evening, table))
    if (isRefused(play)) return play
    const early = earlyOf(play, member)
    if (!early) return refuse('VII.2', 'nothing-early', { member: { member } })
    if (!mayKeepOrWithdraw(play, member))
      return refuse('VII.2', 'no-right-to-withdraw', { member: { member } })
    const withdrawn: PlayEvent = {
      type: 'moveWithdrawn',
      table,
      colpo: tableAt(evening, table).colpoNumber,
      member,
    }
    if (!acceptsOrLeaves(play, early)) return happens<Played>(withdrawn)
    const after = afterPlay(evening, withdrawn, occasion)
    return followedBy([withdrawn], makeMove(after, table, { kind: 'fold', member }, occasion))
  },
  candidates: speakers,
})

/** VII.3: a player passes instead of accepting, or accepts instead of passing, until the next player has spoken. */
const changeMind = command({
  schema: ofMember,
  may: AT_TABLE,
  refuseStale: true,
  decide(evening, { table, member }): Decision<Played, Evening> {
    const play = playAt(tableAt(evening, table))
    if (isRefused(play)) return play
    const { moves } = play
    const last = moves.at(-1)
    if (!last || !('member' in last) || last.member !== member)
      return refuse('VII.3', 'next-has-spoken')
    if (last.kind !== 'accept' && last.kind !== 'pass')
      return refuse('VII.3', 'nothing-to-take-back')
    const colpo = tableAt(evening, table).colpoNumber
    const kept = moves.slice(0, -1)
    return happens({
      type: 'movesReplaced',
      table,
      colpo,
      moves: kept,
      provision: 'VII.3',
      why: '',
    })
  },
  candidates: (evening, by) => lastMovers(evening, by),
})

/** Takes the last move back, by agreement of the table or by the secretary; the journal keeps the old moves. */
const undoMove = command({
  schema: ofTable.extend({ why: reason(0, 300) }),
  may: ['tavolo', 'segretario'],
  refuseStale: true,
  decide(evening, { table, why }, occasion): Decision<Played, Evening> {
    const play = playAt(tableAt(evening, table))
    if (isRefused(play)) return play
    const { moves } = play
    if (moves.length === 0) return refuse(null, 'nothing-to-take-back')
    const undone: PlayEvent = {
      type: 'movesReplaced',
      table,
      colpo: tableAt(evening, table).colpoNumber,
      moves: moves.slice(0, -1),
      provision: null,
      why,
    }
    return ended(afterPlay(evening, undone, occasion), table, [undone], occasion)
  },
  candidates: (evening, by) => playing(evening, by).map(({ table }) => ({ table, why: '' })),
})

function lastMovers(evening: Evening, by: Actor) {
  return playing(evening, by).flatMap(({ table, play }) => {
    const last = play.moves.at(-1)
    return last && 'member' in last ? [{ table, member: last.member }] : []
  })
}

/** VII.4: the cartaro decides at once whether a player may enter; a player who may not throws their cards. */
const judgeEntry = command({
  schema: ofMember.extend({ enters: z.boolean() }),
  may: ['tavolo', 'segretario'],
  refuseStale: true,
  decide(evening, { table, member, enters }, occasion): Decision<Played, Evening> {
    const play = playAt(tableAt(evening, table))
    if (isRefused(play)) return play
    const stopped = mayAct(play, member)
    if (stopped) return stopped
    if (play.phase !== 'entry') return refuse('VII.4', 'too-late-for-that')
    if (play.speaker !== member) return refuse('VII.4', 'not-your-turn', { member: { member } })
    if (handIn(play, member)?.standing === 'in') return refuse('VII.4', 'too-late-for-that')
    const noted: PlayEvent = {
      type: 'playNoted',
      table,
      colpo: tableAt(evening, table).colpoNumber,
      provision: 'VII.4',
      member,
    }
    if (enters) return happens<Played>(noted)
    const after = afterPlay(evening, noted, occasion)
    return followedBy([noted], makeMove(after, table, { kind: 'fold', member }, occasion))
  },
  offeredFrom: atTheEntry,
  candidates: (evening, by) =>
    speakers(evening, by).flatMap((speaker) =>
      [true, false].map((enters) => ({ ...speaker, enters })),
    ),
})

/** Art. VII: acceptance. */
export const acceptance = article({
  id: 'VII',
  commands: { accept, fold, keepEarly, withdrawEarly, changeMind, judgeEntry, undoMove },
  refusals: ACCEPTANCE_REFUSALS,
  evolve: {},
})
