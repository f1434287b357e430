import { uncounted } from '@/rules/chemin-de-fer/17-club/rows'
import { balance, chipsOf } from '@/rules/chemin-de-fer/accounts'
import type { Evening } from '@/rules/chemin-de-fer/evening'
import { asSeat } from '@/rules/chemin-de-fer/state/ids'
import type { Table } from '@/rules/chemin-de-fer/state/table'
import { asChips } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import { isPaid } from '@/rules/kernel/payments'
import { amministratore, deputato, SOMEBODY, segretario, socio, tavolo } from '../actors'
import { type Course, USUAL_LEVELS } from '../game'
import { lastHanded } from '../handed'
import { type Random, shuffled } from '../random'
import { type Chosen, chosen, MEMBERS, offered } from './chosen'
import type { Plan } from './next'
import { anySettings } from './settings'

/** The next command before the tables play: the evening, its customs, its tables, chips; null when everything is ready. */
export function beforePlay(
  evening: Evening,
  random: Random,
  plan: Plan,
  { refused, rounds }: Pick<Course, 'refused' | 'rounds'>,
): Chosen | null {
  if (evening.status === 'none')
    return chosen({ type: 'openEvening', title: 'Serata', day: '2026-11-20' }, segretario)
  const { lastTable, isFrozen, settings } = evening
  if (rounds > 0 || refused > 40) return null
  if (lastTable === 0 && !isFrozen && !random.oneIn(3))
    return chosen(
      { type: 'setSettings', settings: anySettings(random, plan.level) },
      random.oneIn(4) ? amministratore : segretario,
    )
  if (lastTable < plan.tables) {
    const { minimum } = settings
    const level = plan.level ?? random.pick(USUAL_LEVELS) ?? 3
    const isLarge = random.oneIn(3)
    return chosen({ type: 'openTable', seats: settings.seats, minimum, level, isLarge }, segretario)
  }
  const count = Object.keys(evening.persons).length
  if (count < plan.members && !random.oneIn(4)) return cassaFor(evening, random)
  return null
}

/** Chips for a member: asked for first, now and then, and then handed out. */
export function cassaFor(
  { persons, settings }: Evening,
  random: Random,
  of = random.pick(MEMBERS) ?? SOMEBODY,
): Chosen {
  const handed = lastHanded(persons)
  if (handed && random.oneIn(24)) return chosen({ type: 'takeCassaBack', ...handed }, segretario)
  const chips = asChips(settings.minimum * (8 + random.below(80)))
  const asks = persons[of]?.asked == null && random.oneIn(8)
  return asks
    ? chosen({ type: 'askCassa', member: of, chips }, socio(of))
    : chosen({ type: 'handCassa', member: of, chips }, segretario)
}

/** Whether a member was asked to leave the rooms. */
export const isOut = ({ sentOut }: Evening, member: MemberId): boolean =>
  sentOut.length > 0 && sentOut.some((one) => one.member === member)

/** A member who stands takes a free seat. */
export function sitting(evening: Evening, table: Table, random: Random): Chosen | null {
  const held = new Set<MemberId | null>()
  for (const { seats } of Object.values(evening.tables))
    for (const { holder } of seats) held.add(holder)
  const member = random.pick(
    MEMBERS.filter((one) => !held.has(one) && one in evening.persons && !isOut(evening, one)),
  )
  const free = table.seats.filter(
    ({ holder, emptyUntilMano }) => holder === null && (emptyUntilMano === null || random.oneIn(8)),
  )
  const seat = random.pick(free)?.number ?? asSeat(1)
  if (member === undefined) return cassaFor(evening, random)
  const by = random.oneIn(2) ? socio(member) : tavolo(table.id)
  return chosen({ type: 'takeSeat', table: table.id, member, seat }, by)
}

/** The way to a closed evening: the chips are counted, the tableau is made, the payments are marked. */
export function closing(evening: Evening, random: Random): Chosen | null {
  const { tableau, tables } = evening
  if (random.oneIn(12)) {
    const kinds = ['openDispute', 'stateToDispute', 'claimDeposit', 'correctCassa'] as const
    const aside = offered(evening, random, random.pick(kinds) ?? 'openDispute', segretario)
    if (aside) return aside
  }
  if (!tableau) return evening.closing ? counting(evening, random) : ending(evening, random)
  const payment = shuffled(random, tableau.payments).find(({ receivedAt }) => receivedAt === null)
  if (!isPaid(tableau)) {
    if (tableau.reopenAskedBy !== null)
      return chosen({ type: random.oneIn(3) ? 'dropReopening' : 'reopen' }, deputato)
    if (random.oneIn(8)) return chosen({ type: 'askReopening', why: 'correzione' }, segretario)
  }
  if (!payment || Object.keys(tables).length === 0)
    return chosen({ type: 'closeEvening' }, segretario)
  if (random.oneIn(16)) return offered(evening, random, 'unmarkPayment', segretario)
  const type = payment.handedAt === null ? 'markHanded' : 'markReceived'
  return chosen({ type, payment: payment.number }, segretario)
}

/** The last commands of the play: a table is closed now and then, and the count begins. */
function ending({ tables }: Evening, random: Random): Chosen {
  const open = Object.values(tables).find(({ status }) => status !== 'closed')
  if (open && random.oneIn(4)) return chosen({ type: 'closeTable', table: open.id }, segretario)
  return chosen({ type: 'beginCount' }, segretario)
}

function counting(evening: Evening, random: Random): Chosen | null {
  const { tables, closing: count } = evening
  const disputed = Object.values(tables).find(({ disputes }) =>
    disputes.some(({ status }) => status === 'open'),
  )
  if (random.oneIn(60)) return chosen({ type: 'resumePlay' }, segretario)
  const [member] = uncounted(evening)
  if (member !== undefined) {
    const expected = count?.expected[member] ?? balance(evening, chipsOf(member))
    const found = expected + (random.oneIn(3) ? random.below(9) - 4 : 0)
    return chosen({ type: 'countChips', member, chips: asChips(Math.max(0, found)) }, segretario)
  }
  if (disputed && !random.oneIn(8)) {
    const type = random.oneIn(3) ? 'withdrawDispute' : 'ruleDispute'
    return offered(evening, random, type, segretario)
  }
  if (random.oneIn(3)) return chosen({ type: 'acceptImbalance' }, deputato)
  const settleBy = random.oneIn(2) ? 'desk' : 'members'
  return chosen({ type: 'closeTableau', settleBy }, segretario)
}
