import type { Chips } from '../../kernel/chips'
import { oncePer } from '../../kernel/once'
import type { Evening } from '../evening'
import { formers, tablesBefore } from '../room/forming'
import { classOf, FIVE, isFull, isLive, isPresent } from '../seating/places'
import type { List, SignUp } from '../state/list'

/** A list that everybody may see. */
export interface ListView {
  id: string
  title: string
  uscita: Chips
  passata: Chips
  seats: number
  lotsHash: string
  /** Sign-ups that wait, in order; booked ones are shown at their table. */
  waiting: readonly SignUp[]
  signed: number
  /** I.3: numbers of the sign-ups that count towards the next table. */
  counting: readonly number[]
  /** I.8: numbers of those waiting whose member is outside the Club. */
  outside: readonly number[]
  /** I.3: the number of further present sign-ups that form the next table; 0 while an open table has places. */
  missing: number
}

/** A list that everybody may see: the waiting sign-ups in order, and the number missing for a table (I.3). */
export function listView(evening: Evening, list: List): ListView {
  const { uscita, passata, seats } = list.settings
  const live = Object.values(evening.signUps).filter(
    (signUp) => signUp.list === list.id && isLive(evening, signUp),
  )
  const ofClass = classOf(list.settings)
  const full = tablesBefore(evening, list.settings).every(isFull)
  const waiting = live.filter((signUp) => signUp.status === 'waiting')
  const forming = formers(evening, ofClass)
  return {
    id: list.id,
    title: list.title,
    uscita,
    passata,
    seats,
    lotsHash: list.lotsHash,
    waiting,
    signed: live.length,
    counting: forming.map(({ number }) => number),
    outside: waiting
      .filter(({ member }) => !isPresent(evening, member))
      .map(({ number }) => number),
    missing: full ? Math.max(0, FIVE - forming.length) : 0,
  }
}

/** The open lists. */
export const listViews = oncePer((evening: Evening): readonly ListView[] =>
  Object.values(evening.lists)
    .filter((list) => !list.closed)
    .map((list) => listView(evening, list)),
)
