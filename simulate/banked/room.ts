import { balance, chipsOf } from '@/rules/banked/accounts'
import type { TableId } from '@/rules/banked/ids'
import { drawnBy, uncounted } from '@/rules/banked/sheet'
import type { BankedEvening, BankedTable } from '@/rules/banked/state'
import { asChips, type Chips, times } from '@/rules/kernel/chips'
import type { Actor, Instant } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import { deputato, SOMEBODY, segretario, socio } from '../actors'
import type { Chosen, Course } from '../game'
import { lastHanded } from '../handed'
import type { Random } from '../random'
import { MEMBERS, signer } from './actors'
import type { DayPlan } from './day'

/** The commands of the day that all banked games have. */
type DayCommand =
  | { type: 'openEvening'; title: string; day: string }
  | { type: 'signTable'; table: TableId; as: 'control' }
  | { type: 'closeTable'; table: TableId }
  | { type: 'takeCassaBack'; member: MemberId; handedAt: Instant }
  | { type: 'askCassa' | 'handCassa' | 'countChips'; member: MemberId; chips: Chips }
  | { type: 'dropCassa'; member: MemberId }
  | { type: 'askReopening'; why: string }
  | { type: 'dropReopening' | 'reopen' | 'closeEvening' | 'beginCount' }
  | { type: 'resumePlay' | 'closeTableau' }

export const MINIMUM = asChips(10)

/** A game's own part in the day around its play. */
interface Room<S, C> {
  /** A cassa is so many minimums at least, and fewer than so many more. */
  readonly casse: { readonly least: number; readonly below: number }
  /** Whether somebody who asked for chips asks for no more, now and then. */
  readonly drops: boolean
  /** The customs, or a table. */
  opens(evening: S, random: Random, plan: DayPlan): Chosen<C>
  /** A command before all others on the way to a closed day; null when there is none. */
  first(evening: S, random: Random): Chosen<C> | null
  /** A command before the count, with a table that is not closed; null when the count may begin. */
  closes(evening: S, table: TableId | null, random: Random): Chosen<C> | null
}

const chosen = (command: DayCommand, by: Actor): Chosen<DayCommand> => ({ command, by })

/** The commands around the play of a banked game: its opening, casse, and the way to a closed day. */
export function roomOf<S extends BankedEvening<T>, T extends BankedTable<T>, C>(room: Room<S, C>) {
  /** Chips for a member: asked for first, now and then, and then handed out. */
  function cassaFor(
    { persons }: Pick<S, 'persons'>,
    random: Random,
    member: MemberId = random.pick(MEMBERS) ?? SOMEBODY,
  ): Chosen<DayCommand> {
    const handed = lastHanded(persons)
    if (handed && random.oneIn(24)) return chosen({ type: 'takeCassaBack', ...handed }, segretario)
    const chips = times(MINIMUM, room.casse.least + random.below(room.casse.below))
    const hasAsked = persons[member]?.asked != null
    if (room.drops && hasAsked && random.oneIn(8))
      return chosen({ type: 'dropCassa', member }, socio(member))
    const asks = !hasAsked && random.oneIn(8)
    return asks
      ? chosen({ type: 'askCassa', member, chips }, socio(member))
      : chosen({ type: 'handCassa', member, chips }, segretario)
  }

  /** The next command before the tables play: the day, its tables, chips; null when everything is ready. */
  function beforePlay(
    evening: S,
    random: Random,
    plan: DayPlan,
    { refused, rounds }: Pick<Course, 'refused' | 'rounds'>,
  ): Chosen<C | DayCommand> | null {
    if (evening.status === 'none')
      return chosen({ type: 'openEvening', title: 'Venerdì', day: '2026-11-20' }, segretario)
    if (rounds > 0 || refused > 40) return null
    if (evening.lastTable < plan.tables) return room.opens(evening, random, plan)
    const proposed = Object.values<T>(evening.tables).find(({ status }) => status === 'proposed')
    if (proposed)
      return chosen(
        { type: 'signTable', table: proposed.id, as: 'control' },
        signer(evening, 'testimone', segretario),
      )
    const count = Object.keys(evening.persons).length
    return count < plan.members && !random.oneIn(4) ? cassaFor(evening, random) : null
  }

  /** The way to a closed day: the tables, the count, the tableau. */
  function closing(evening: S, random: Random): Chosen<C | DayCommand> | null {
    const { tables, tableau, closing: count } = evening
    const first = room.first(evening, random)
    if (first) return first
    if (tableau) {
      if (tableau.reopenAskedBy !== null)
        return chosen({ type: random.oneIn(3) ? 'dropReopening' : 'reopen' }, deputato)
      if (random.oneIn(8)) return chosen({ type: 'askReopening', why: 'correzione' }, segretario)
      return chosen({ type: 'closeEvening' }, segretario)
    }
    if (!count) {
      const table = Object.values<T>(tables).find(({ status }) => status !== 'closed')
      const closes = room.closes(evening, table?.id ?? null, random)
      if (closes) return closes
      const drew = Object.values(evening.persons).some((person) => drawnBy(person) !== 0)
      return chosen({ type: drew ? 'beginCount' : 'closeEvening' }, segretario)
    }
    if (random.oneIn(60)) return chosen({ type: 'resumePlay' }, segretario)
    const [member] = uncounted(evening)
    if (member === undefined) return chosen({ type: 'closeTableau' }, segretario)
    const expected = Math.max(0, count.expected[member] ?? balance(evening, chipsOf(member)))
    const found = expected + (random.oneIn(3) ? random.below(9) - 4 : 0)
    return chosen({ type: 'countChips', member, chips: asChips(Math.max(0, found)) }, segretario)
  }

  return { cassaFor, beforePlay, closing }
}

/** A table closed by the desk. */
export const tableClosed = (table: TableId) => chosen({ type: 'closeTable', table }, segretario)
