import { z } from 'zod'
import { isTableOpen } from '../frame/at-table'
import { signUpsInReach } from '../frame/reach'
import { refuse } from '../refuse'
import { afterRoom } from '../room/after'
import { withConsequences } from '../room/consequences'
import { formed, formers, givenBack } from '../room/forming'
import { optedOut, othersOf } from '../room/option'
import { activePlayers, classOf, FIVE, offeredTo, openTablesOf } from '../seating/places'
import { ListId, SignUpNumber } from '../state/forms'
import { CALL_ANSWERS } from '../state/list'
import { formationCommand } from './commands'

/**
 * I.3, I.11: the answer to a call. For a place on offer, coming means accepting it, and accepting means opting (A8).
 */
const answerCall = formationCommand({
  schema: z.object({ signUp: SignUpNumber, answer: z.enum(CALL_ANSWERS) }),
  may: ['socio', 'segretario'],
  decide: (evening, { signUp: number, answer }, envelope) => {
    const signUp = evening.signUps[number]
    const call = signUp?.call
    const table = call && evening.tables[call.table]
    if (!signUp || !call || !table) return refuse('I.3', 'not-called')
    if (!isTableOpen(table)) return refuse('I.3', 'table-counted', { table: table.id })
    const { member } = signUp
    const named = { signUp: number, member }
    if (call.kind === 'place') {
      if (answer === 'more-time') return refuse('I.11', 'others-wait-for-it')
      if (answer === 'give-up')
        return withConsequences(evening, envelope, {
          type: 'placePassed',
          ...named,
          why: 'declined',
        })
      const lost = othersOf(evening, signUp).map((other) => optedOut(evening, other, number))
      const accepted = { type: 'placeAccepted', ...named, table: table.id } as const
      return withConsequences(evening, envelope, ...lost, accepted)
    }
    if (answer === 'give-up')
      return withConsequences(evening, envelope, {
        type: 'withdrawn',
        ...named,
        table: table.id,
        transfers: givenBack(table, member),
      })
    if (answer === 'coming' && call.answer === 'coming') return refuse('I.3', 'already-answered')
    if (answer === 'more-time' && call.answer !== null) return refuse('I.3', 'more-time-once')
    const longer = answer === 'more-time' ? call.until - call.at : 0
    const until = call.until + longer
    return withConsequences(evening, envelope, { type: 'callAnswered', ...named, answer, until })
  },
  candidates: (evening, by) =>
    signUpsInReach(evening, by)
      .filter((signUp) => signUp.call !== null)
      .flatMap(({ number: signUp }) => CALL_ANSWERS.map((answer) => ({ signUp, answer }))),
})

/**
 * The time of a call is over: an offer goes to the next member,
 * a place at a forming table is kept until the first deal (A2).
 */
const expireCall = formationCommand({
  schema: z.object({ signUp: SignUpNumber }),
  may: ['orologio'],
  decide: (evening, { signUp: number }, envelope) => {
    const signUp = evening.signUps[number]
    const call = signUp?.call
    if (!signUp || !call || call.answer === 'coming' || call.answer === 'unanswered')
      return refuse('I.3', 'not-called')
    if (envelope.at < call.until) return refuse('I.3', 'time-not-over')
    const named = { signUp: number, member: signUp.member }
    const table = evening.tables[call.table]
    const open = table !== undefined && isTableOpen(table)
    return call.kind === 'place'
      ? withConsequences(evening, envelope, {
          type: 'placePassed',
          ...named,
          why: open ? 'expired' : 'gone',
        })
      : withConsequences(evening, envelope, { type: 'callExpired', ...named })
  },
  due: ({ signUps }) =>
    Object.values(signUps).flatMap(({ number: signUp, call }) =>
      call && call.answer !== 'coming' && call.answer !== 'unanswered'
        ? [{ key: `call:${signUp}:${call.until}`, at: call.until, payload: { signUp } }]
        : [],
    ),
})

/**
 * I.6, A4: with ten signed for a class the secretary may make two tables of five: the first five signers stay at
 * the first table, the next five form the second, and later comers complete the first.
 */
const splitTen = formationCommand({
  schema: z.object({ list: ListId }),
  may: ['segretario'],
  decide: (evening, { list: id }, envelope) => {
    const list = evening.lists[id]
    const tables = list ? openTablesOf(evening, classOf(list.settings)) : []
    const [table] = tables
    if (!list || !table) return refuse('I.6', 'no-first-table')
    if (tables.length > 1) return refuse('I.6', 'two-tables-already')
    const players = activePlayers(table).sort((a, b) => a.signUp - b.signUp)
    const beyond = table.startedAt === null ? players.slice(FIVE) : []
    if (beyond.length > 0 && table.status !== 'called') return refuse('I.6', 'seats-assigned')
    const moved = [
      ...beyond.map((player) => player.signUp),
      ...offeredTo(evening, table).map((signUp) => signUp.number),
    ]
    const split = { type: 'tenSplit', list: table.list, table: table.id, moved } as const
    const after = afterRoom(evening, [split], envelope)
    const five = formers(after, classOf(list.settings)).slice(0, FIVE)
    if (players.length < FIVE || five.length < FIVE)
      return refuse('I.6', 'fewer-than-ten', {
        signed: players.length - beyond.length + five.length,
      })
    return withConsequences(evening, envelope, split, formed(after, list, five, envelope.at))
  },
  candidates: (evening) => Object.keys(evening.lists).map((list) => ({ list })),
})

export const callCommands = { answerCall, expireCall, splitTen }
