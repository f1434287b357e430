import { balance, chipsOf } from '@/rules/banked/accounts'
import { asPlayer } from '@/rules/banked/ids'
import { drawnBy, uncounted } from '@/rules/banked/sheet'
import { asChips, times } from '@/rules/kernel/chips'
import type { Actor } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import type { Evening } from '@/rules/trente-et-quarante/evening'
import type { Table } from '@/rules/trente-et-quarante/state/table'
import type { DayPlan } from '../banked/day'
import { person } from '../float/house'
import type { Course } from '../game'
import type { Random } from '../random'
import {
  type Chosen,
  chosen,
  deputato,
  MEMBERS,
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
    const settings = anySettings(random, plan.level)
    if (random.oneIn(3)) return chosen({ type: 'setSettings', settings }, segretario)
    const pair = { minimum: MINIMUM, maximum: asChips(1_000) }
    return chosen(
      { type: 'openTable', ...pair, settings, as: 'management' },
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

/** Chips for a member: asked for first, now and then, and then handed out. */
export function cassaFor(
  { persons }: Evening,
  random: Random,
  member: MemberId = random.pick(MEMBERS) ?? SOMEBODY,
): Chosen {
  const chips = times(MINIMUM, 40 + random.below(200))
  const asks = persons[member]?.asked == null && random.oneIn(8)
  return asks
    ? chosen({ type: 'askCassa', member, chips }, socio(asPlayer(member)))
    : chosen({ type: 'handCassa', member, chips }, segretario)
}

/** A member comes to the table, or somebody whom nobody names. */
export function coming(evening: Evening, table: Table, random: Random): Chosen | null {
  const member = random.pick(MEMBERS) ?? SOMEBODY
  if (!(member in evening.persons)) return cassaFor(evening, random, member)
  const player = random.oneIn(8) ? asPlayer(`@${1 + random.below(9)}`) : asPlayer(member)
  const isHere = !table.present.includes(player)
  return chosen({ type: 'markPresence', table: table.id, player, isHere }, tavolo(table.id))
}

/** The way to a closed day: the tables, the count, the tableau. */
export function closing(evening: Evening, random: Random): Chosen | null {
  const { tables, tableau, closing: count } = evening
  if (tableau) {
    if (tableau.reopenAskedBy !== null)
      return chosen({ type: random.oneIn(3) ? 'dropReopening' : 'reopen' }, deputato)
    if (random.oneIn(8)) return chosen({ type: 'askReopening', why: 'correzione' }, segretario)
    return chosen({ type: 'closeEvening' }, segretario)
  }
  if (!count) {
    const table = Object.values(tables).find(({ status }) => status !== 'closed')
    if (table) return chosen({ type: 'closeTable', table: table.id }, segretario)
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
