import { balance, chipsOf } from '@/rules/banked/accounts'
import { asPlayer } from '@/rules/banked/ids'
import { drawnBy, uncounted } from '@/rules/banked/sheet'
import type { Evening } from '@/rules/black-jack/evening'
import type { Table } from '@/rules/black-jack/state/table'
import { asChips, times } from '@/rules/kernel/chips'
import type { Actor } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import type { DayPlan } from '../banked/day'
import { person } from '../float/house'
import type { Course } from '../game'
import type { Random } from '../random'
import {
  type Chosen,
  chosen,
  deputato,
  MEMBERS,
  offered,
  SOMEBODY,
  segretario,
  socio,
  tavolo,
} from './chosen'
import { anySettings } from './settings'

const MINIMUM = asChips(10)

/** The next command before the tables play: the day, its tables, chips; null when everything is ready. */
export function beforePlay(
  evening: Evening,
  random: Random,
  plan: DayPlan,
  { refused, rounds }: Pick<Course, 'refused' | 'rounds'>,
): Chosen | null {
  if (evening.status === 'none')
    return chosen({ type: 'openEvening', title: 'Venerdì', day: '2026-11-20' }, segretario)
  if (rounds > 0 || refused > 40) return null
  const [first] = Object.values(evening.tables)
  if (evening.lastTable === 0) {
    if (random.oneIn(2))
      return chosen({ type: 'setSettings', settings: anySettings(random, plan.level) }, segretario)
    const settings = anySettings(random, plan.level)
    return chosen(
      { type: 'openTable', minimum: MINIMUM, settings, as: 'management' },
      signer(evening, 'direzione', deputato),
    )
  }
  if (first?.status === 'proposed')
    return chosen(
      { type: 'signTable', table: first.id, as: 'control' },
      signer(evening, 'testimone', segretario),
    )
  const count = Object.keys(evening.persons).length
  return count < plan.members && !random.oneIn(4) ? cassaFor(evening, random) : null
}

/** One of the two who sign: by the office in the float, where it is declared, else by the house's role. */
const signer = ({ float }: Evening, office: string, role: Actor): Actor =>
  float.settings ? person(office) : role

/** Chips for a member: asked for first, now and then, and then handed out, or asked for no more. */
export function cassaFor(
  { persons }: Evening,
  random: Random,
  of: MemberId = random.pick(MEMBERS) ?? SOMEBODY,
): Chosen {
  const chips = times(MINIMUM, 8 + random.below(80))
  const hasAsked = persons[of]?.asked != null
  if (hasAsked && random.oneIn(8))
    return chosen({ type: 'dropCassa', member: of }, socio(asPlayer(of)))
  const asks = !hasAsked && random.oneIn(8)
  return asks
    ? chosen({ type: 'askCassa', member: of, chips }, socio(asPlayer(of)))
    : chosen({ type: 'handCassa', member: of, chips }, segretario)
}

/** A member takes a free seat, or is marked as standing. */
export function coming(evening: Evening, table: Table, random: Random): Chosen | null {
  const member = random.pick(MEMBERS) ?? SOMEBODY
  if (!(member in evening.persons)) return cassaFor(evening, random, member)
  const player = asPlayer(member)
  const free = random.pick(table.seats.filter(({ holder }) => holder === null))
  if (!free || random.oneIn(6))
    return chosen({ type: 'markStanding', table: table.id, player, isHere: true }, tavolo(table.id))
  const unnamed = random.oneIn(8) ? asPlayer(`@${free.number}`) : player
  return chosen(
    { type: 'takeSeat', table: table.id, player: unnamed, seat: free.number },
    tavolo(table.id),
  )
}

/** The way to a closed day: abandoned winnings, the tables, the count, the tableau. */
export function closing(evening: Evening, random: Random): Chosen | null {
  const { tables, tableau, closing: count } = evening
  const [person] = Object.values(evening.persons)
  if (person && !tableau && random.oneIn(12)) {
    const chips = asChips(random.below(20) - 10)
    const correct = { type: 'correctCassa', member: person.member, chips, why: 'contata' } as const
    return chosen(correct, segretario)
  }
  if (tableau) {
    if (tableau.reopenAskedBy !== null)
      return chosen({ type: random.oneIn(3) ? 'dropReopening' : 'reopen' }, deputato)
    if (random.oneIn(8)) return chosen({ type: 'askReopening', why: 'correzione' }, segretario)
    return chosen({ type: 'closeEvening' }, segretario)
  }
  if (!count) {
    const table = Object.values(tables).find(({ status }) => status !== 'closed')
    if (random.oneIn(6)) {
      const by = random.oneIn(2) ? deputato : segretario
      const signed = offered(evening, random, 'signAbandoned', by)
      if (signed) return signed
    }
    if (table && !random.oneIn(3))
      return chosen({ type: 'closeTable', table: table.id }, segretario)
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
