import { z } from 'zod'
import type { Refused } from '../../kernel/decider'
import { MemberId } from '../../kernel/memberId'
import type { Evening } from '../evening'
import { isTableOpen } from '../frame/at-table'
import { signUpsInReach } from '../frame/reach'
import { refuse } from '../refuse'
import { withConsequences } from '../room/consequences'
import { givenBack } from '../room/forming'
import { optedOut, othersOf } from '../room/option'
import { classOf, isBooked, isLive, isPresent, isSitting, tableOf } from '../seating/places'
import { ListId, SignUpNumber } from '../state/forms'
import type { List } from '../state/list'
import { formationCommand } from './commands'
import type { Stroke } from './events'

const MOST_POINTS = 4000
/** An autograph reaches at least this far across the pad, in its units. */
const LEAST_EXTENT_UNITS = 20

const coordinate = z.int().min(-100_000).max(100_000)
export const Strokes = z
  .array(z.array(z.tuple([coordinate, coordinate, z.int().nonnegative()])))
  .refine((strokes) => strokes.reduce((sum, stroke) => sum + stroke.length, 0) <= MOST_POINTS, {
    message: `an autograph has at most ${MOST_POINTS} points`,
  })

/** Whether something was drawn: two points at least, some way apart. Source: I.1, A1. */
export function isAutograph(strokes: readonly Stroke[]): boolean {
  const points = strokes.flat()
  const [first] = points
  if (!first) return false
  const span = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis])
    return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b))
  }
  return span(0) + span(1) >= LEAST_EXTENT_UNITS
}

/** Why the member may not sign this list now; null when they may. */
export function signingRefusal(evening: Evening, member: MemberId, list: List): Refused | null {
  const already = Object.values(evening.signUps).find((one) => {
    const other = evening.lists[one.list]
    if (one.member !== member || !other || !isLive(evening, one)) return false
    return classOf(other.settings) === classOf(list.settings)
  })
  if (already) return refuse('I.1', 'already-signed', { number: already.number })
  const table = tableOf(evening, member)
  if (table) return refuse('I.7', 'already-playing', { table: table.id })
  const held = Object.values(evening.tables).find(
    (one) =>
      classOf(one.settings) === classOf(list.settings) &&
      one.players[member]?.status === 'left' &&
      one.players[member]?.seat !== null,
  )
  return held ? refuse('II.5', 'seat-held-for-you', { table: held.id }) : null
}

/** I.8, A8: the offers open to a member who is outside the Club go to the next. */
const passedOver = (evening: Evening, member: MemberId) =>
  Object.values(evening.signUps)
    .filter((signUp) => signUp.member === member && signUp.call?.kind === 'place')
    .map(({ number }) => ({ type: 'placePassed', signUp: number, member, why: 'absent' }) as const)

/** `inClub` is where the member says they sign from; a signature without it changes no mark (decision 1). */
const sign = formationCommand({
  schema: z.object({ list: ListId, strokes: Strokes, inClub: z.boolean().optional() }),
  may: ['socio'],
  from: 'anywhere',
  decide: (evening, { list: id, strokes, inClub }, envelope) => {
    const { member } = envelope.by
    const list = evening.lists[id]
    if (member === null || !list) return refuse(null, 'not-yours')
    if (list.closed) return refuse('I.12', 'list-closed')
    if (!isAutograph(strokes)) return refuse('I.1', 'autograph-missing')
    const refused = signingRefusal(evening, member, list)
    if (refused) return refused
    const signUp = evening.lastSignUp + 1
    const where = inClub === undefined ? {} : { inClub }
    const signed = { type: 'signed', signUp, member, list: id, strokes, ...where } as const
    const passed = inClub === false ? passedOver(evening, member) : []
    return withConsequences(evening, envelope, signed, ...passed)
  },
  candidates: (evening) => Object.keys(evening.lists).map((list) => ({ list, strokes: A_STROKE })),
})

/** Placeholder for the autograph that the member has still to draw. */
const A_STROKE: [number, number, number][][] = [
  [
    [0, 0, 0],
    [100, 40, 120],
  ],
]

/** I.2: before the first deal anybody may give up their place; it goes to the first supernumerary. */
const withdraw = formationCommand({
  schema: z.object({ signUp: SignUpNumber }),
  may: ['socio', 'segretario'],
  decide: (evening, { signUp: number }, envelope) => {
    const signUp = evening.signUps[number]
    if (!signUp || !isLive(evening, signUp)) return refuse('I.2', 'sign-up-ended')
    const { member } = signUp
    const table = isBooked(evening, signUp) && signUp.table && evening.tables[signUp.table]
    if (!table)
      return withConsequences(evening, envelope, {
        type: 'withdrawn',
        signUp: number,
        member,
        transfers: [],
      })
    if (!isTableOpen(table)) return refuse('I.2', 'table-counted', { table: table.id })
    const player = table.players[member]
    if (table.startedAt !== null && player && isSitting(player))
      return refuse('I.13', 'leave-the-table-instead', { table: table.id })
    const transfers = givenBack(table, member)
    return withConsequences(evening, envelope, {
      type: 'withdrawn',
      signUp: number,
      member,
      table: table.id,
      transfers,
    })
  },
  candidates: (evening, by) =>
    signUpsInReach(evening, by).map((signUp) => ({ signUp: signUp.number })),
})

/** I.8, A8: a member who is not in the Club is passed over, and an offer open to them goes to the next. */
const setPresence = formationCommand({
  schema: z.object({ member: MemberId, inClub: z.boolean() }),
  may: ['socio', 'segretario'],
  outsiders: ({ member }) => [member],
  decide: (evening, { member, inClub }, envelope) => {
    if (isPresent(evening, member) === inClub) return refuse('I.8', 'presence-unchanged')
    const table = tableOf(evening, member)
    if (table) return refuse('I.8', 'sits-at-a-table', { table: table.id })
    const passed = inClub ? [] : passedOver(evening, member)
    return withConsequences(evening, envelope, { type: 'presenceNoted', member, inClub }, ...passed)
  },
  candidates: (evening, by) => {
    const signed = new Set(signUpsInReach(evening, by).map((signUp) => signUp.member))
    if (by.member !== null) signed.add(by.member)
    return [...signed].map((member) => ({ member, inClub: !isPresent(evening, member) }))
  },
})

/** A8: a member who let an offer lapse kept their number, and may ask for the next offer. */
const askAgain = formationCommand({
  schema: z.object({ signUp: SignUpNumber }),
  may: ['socio', 'segretario'],
  decide: (evening, { signUp: number }, envelope) => {
    const signUp = evening.signUps[number]
    if (signUp?.status !== 'waiting' || !signUp.skipped) return refuse('I.11', 'no-offer-passed')
    const { member } = signUp
    return withConsequences(evening, envelope, { type: 'askedAgain', signUp: number, member })
  },
  candidates: (evening, by) =>
    signUpsInReach(evening, by).map((signUp) => ({ signUp: signUp.number })),
})

/** I.7: the member keeps this sign-up and gives up the other one, with its place. */
const opt = formationCommand({
  schema: z.object({ signUp: SignUpNumber }),
  may: ['socio', 'segretario'],
  decide: (evening, { signUp: number }, envelope) => {
    const signUp = evening.signUps[number]
    if (!signUp?.mustOpt) return refuse('I.7', 'no-option-due')
    const lost = othersOf(evening, signUp).filter((other) => other.mustOpt)
    return withConsequences(
      evening,
      envelope,
      ...lost.map((other) => optedOut(evening, other, number)),
    )
  },
  candidates: (evening, by) =>
    signUpsInReach(evening, by).map((signUp) => ({ signUp: signUp.number })),
})

export const signingCommands = { sign, withdraw, setPresence, askAgain, opt }
