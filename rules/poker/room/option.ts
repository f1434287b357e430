import type { MemberId } from '../../kernel/ids'
import type { FormationEvent, SigningEvent } from '../01-formation/events'
import type { Evening } from '../evening'
import {
  classOf,
  FIVE,
  isBooked,
  isFull,
  isLive,
  isPresent,
  isSitting,
  openTablesOf,
  signUpsOf,
  tableOf,
} from '../seating/places'
import type { SignUp } from '../state/list'
import { givenBack } from './forming'

type Option = Extract<SigningEvent, { type: 'optionAsked' | 'optionLapsed' }>

/**
 * Asks a member on two lists to opt when each of them counts five with this member, and cancels the question when one
 * no longer does. Source: I.7, A7.
 */
export function nextOption(evening: Evening): Option | null {
  const byMember = new Map<MemberId, SignUp[]>()
  for (const signUp of Object.values(evening.signUps))
    if (isLive(evening, signUp))
      byMember.set(signUp.member, [...(byMember.get(signUp.member) ?? []), signUp])
  for (const [member, live] of byMember) {
    if (live.length === 1 && !live[0]?.mustOpt) continue
    const near = live.filter((signUp) => countsFive(evening, signUp))
    const asked = near.length > 1 ? near : []
    const lapsed = live.filter((one) => one.mustOpt && !asked.includes(one))
    if (lapsed.length > 0) return { type: 'optionLapsed', member, signUps: numbers(lapsed) }
    const due = asked.filter((one) => !one.mustOpt)
    if (due.length > 0) return { type: 'optionAsked', member, signUps: numbers(due) }
  }
  return null
}

const numbers = (signUps: readonly SignUp[]) => signUps.map((signUp) => signUp.number)

/** Whether a place on this list is near: the member is called to a table, or among the five of the next one. */
function countsFive(evening: Evening, signUp: SignUp): boolean {
  if (signUp.status === 'booked') {
    const table = evening.tables[signUp.table]
    const player = table?.players[signUp.member]
    return table?.startedAt === null && player !== undefined && !isSitting(player)
  }
  const list = evening.lists[signUp.list]
  if (!list || !wouldCount(evening, signUp)) return false
  const ofClass = classOf(list.settings)
  if (!openTablesOf(evening, ofClass).every(isFull)) return false
  return signUpsOf(evening, ofClass).filter((one) => wouldCount(evening, one)).length >= FIVE
}

/** Whether it counts on its list, even if its member is called to another table now. */
const wouldCount = (evening: Evening, signUp: SignUp): boolean =>
  signUp.status === 'waiting' &&
  !signUp.skipped &&
  isPresent(evening, signUp.member) &&
  tableOf(evening, signUp.member) === null

/** The member's other sign-ups, which end when they keep this one. */
export const othersOf = (evening: Evening, kept: SignUp): SignUp[] =>
  Object.values(evening.signUps).filter(
    (other) =>
      other.member === kept.member && other.number !== kept.number && isLive(evening, other),
  )

/** The end of a sign-up because its member kept another; its place at a table ends too. */
export function optedOut(evening: Evening, lost: SignUp, kept: number): FormationEvent {
  const { number: signUp, member } = lost
  const table = isBooked(evening, lost) && lost.table ? evening.tables[lost.table] : undefined
  return table
    ? {
        type: 'optedOut',
        signUp,
        member,
        kept,
        table: table.id,
        transfers: givenBack(table, member),
      }
    : { type: 'optedOut', signUp, member, kept, transfers: [] }
}

/** A7: sitting down means opting; the member's other sign-ups end. */
export function sittingOpts(evening: Evening, number: number): FormationEvent[] {
  const kept = evening.signUps[number]
  return kept ? othersOf(evening, kept).map((other) => optedOut(evening, other, number)) : []
}
