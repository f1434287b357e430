import type { Instant } from '../../kernel/decider'
import { MINUTE_MS } from '../../kernel/time'
import type { PlaceEvent } from '../01-formation/events'
import type { Evening } from '../evening'
import { isTableOpen } from '../frame/at-table'
import {
  classOf,
  freePlaces,
  isPresent,
  mayBeOffered,
  openTablesOf,
  signUpsOf,
  tableOf,
} from '../seating/places'
import type { SignUp } from '../state/list'
import type { Table } from '../state/table'
import { rightsNow } from './dissolution'

type Offered = Extract<PlaceEvent, { type: 'placeOffered' }>

/**
 * The next place to be offered, if a free one has a taker: to the supernumeraries in order of signature; players of a
 * dissolved table come after those who had signed before the dissolution. Source: I.5, I.11, I.12, II.7, A5, A8, B8.
 */
export function nextOffer(evening: Evening, at: Instant): Offered | null {
  const free = Object.values(evening.tables).filter(
    (table) => isTableOpen(table) && freePlaces(evening, table) > 0,
  )
  if (free.length === 0) return null
  const tried = new Set<string>()
  for (const { settings } of free) {
    const ofClass = classOf(settings)
    if (tried.has(ofClass)) continue
    tried.add(ofClass)
    const table = tableToComplete(evening, ofClass)
    const first = table && firstWaiting(evening, ofClass)
    if (table && first && !comesAfterRights(evening, first, table))
      return offer(table, first, at, isNewcomer(evening, first, at) ? 'I.5' : 'I.11')
  }
  return byRight(evening, free, at)
}

/** The sign-ups to which the next place of their class will be offered, where every open table is full (I.11). */
export function nextInLine(evening: Evening): SignUp[] {
  const classes = new Set(Object.values(evening.lists).map(({ settings }) => classOf(settings)))
  return [...classes].flatMap((ofClass) => {
    const tables = openTablesOf(evening, ofClass)
    if (tables.length === 0 || tables.some((table) => freePlaces(evening, table) > 0)) return []
    return firstWaiting(evening, ofClass) ?? []
  })
}

/** The sign-up of this class that is offered the next place. */
const firstWaiting = (evening: Evening, ofClass: string): SignUp | undefined =>
  signUpsOf(evening, ofClass).find((signUp) => mayBeOffered(evening, signUp))

/**
 * The open table that newcomers complete first: the table of the first signers after a split of ten, else the one
 * with more free places, else the earlier. Source: I.5, I.6, A4, A5.
 */
export function tableToComplete(evening: Evening, ofClass: string): Table | undefined {
  return openTablesOf(evening, ofClass)
    .filter((table) => freePlaces(evening, table) > 0)
    .sort(
      (a, b) =>
        isFirst(evening, b) - isFirst(evening, a) ||
        freePlaces(evening, b) - freePlaces(evening, a) ||
        a.number - b.number ||
        (a.id < b.id ? -1 : 1),
    )[0]
}

const isFirst = ({ lists }: Evening, { id, list }: Table): number =>
  lists[list]?.firstTable === id ? 1 : 0

/** I.5 is for a member who has just signed, I.11 for one who was waiting already. */
const isNewcomer = (evening: Evening, signUp: SignUp, at: Instant): boolean =>
  signUp.number === evening.lastSignUp && signUp.at === at

/** B8: a member who signed after a table dissolved comes after its players. */
const comesAfterRights = (evening: Evening, signUp: SignUp, table: Table): boolean =>
  table.status === 'playing' &&
  rightful(evening).some((right) => right.after < signUp.number && right.from !== table.id)

/** Holders of a right who can use it: in the Club, and at no other table already. */
const rightful = (evening: Evening) =>
  rightsNow(evening).filter(
    ({ member }) => isPresent(evening, member) && tableOf(evening, member) === null,
  )

/** II.7: the free seats of a game under way go to the players of the dissolved table in their order. */
function byRight(evening: Evening, free: readonly Table[], at: Instant): Offered | null {
  const [first] = rightful(evening)
  if (!first) return null
  const [host] = free
    .filter((table) => table.status === 'playing' && table.id !== first.from)
    .sort((a, b) => freePlaces(evening, b) - freePlaces(evening, a))
  if (!host) return null
  const signUp = { number: evening.lastSignUp + 1, member: first.member }
  return offer(host, signUp, at, 'II.7')
}

const offer = (
  table: Table,
  signUp: Pick<SignUp, 'number' | 'member'>,
  at: Instant,
  provision: Offered['provision'],
): Offered => ({
  type: 'placeOffered',
  signUp: signUp.number,
  member: signUp.member,
  table: table.id,
  until: at + table.settings.offerMinutes * MINUTE_MS,
  provision,
})
