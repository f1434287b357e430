import { asChips } from '@/rules/kernel/chips'
import { LEVELS } from '@/rules/kernel/level'
import { isPaid } from '@/rules/kernel/payments'
import { uncounted } from '@/rules/poker/16-tableau/rows'
import type { Evening } from '@/rules/poker/evening'
import { frozenBy, holdsEvening } from '@/rules/poker/frame/at-table'
import type { Table } from '@/rules/poker/state/table'
import { deputato, SOMEBODY, segretario, socio, tavolo } from '../actors'
import type { Course } from '../game'
import { type Random, shuffled } from '../random'
import { type Chosen, chosen, MEMBERS, offered } from './chosen'
import type { Plan } from './next'
import { anySettings } from './settings'

/** A short stroke of the pen. */
export const AUTOGRAPH: [number, number, number][][] = [
  [
    [10, 40, 0],
    [60, 12, 80],
    [110, 44, 160],
  ],
]

/** The next command before a table plays; null when everything is ready. */
export function beforePlay(
  evening: Evening,
  random: Random,
  plan: Pick<Plan, 'lists' | 'signers' | 'level'>,
  course: Pick<Course, 'refused'>,
): Chosen | null {
  const { status, lastSignUp } = evening
  if (status === 'open' && (lastSignUp >= plan.signers || course.refused > 40)) return null
  if (status === 'none')
    return chosen({ type: 'openEvening', title: 'Serata', day: '2026-11-20' }, segretario)
  const lists = Object.keys(evening.lists)
  if (lists.length < plan.lists) {
    const settings = anySettings(random, lists.length, plan.level)
    return chosen({ type: 'openList', title: `Lista ${lists.length + 1}`, settings }, segretario)
  }
  if (lastSignUp >= plan.signers) return null
  const opting = random.oneIn(2) ? anyOption(evening) : null
  if (opting) return opting
  const member = MEMBERS[random.below(plan.signers)] ?? SOMEBODY
  const list = random.pick(lists.filter((id) => !evening.lists[id]?.closed)) ?? 'L1'
  if (!random.oneIn(6)) return chosen({ type: 'sign', list, strokes: AUTOGRAPH }, socio(member))
  const cannotDraw = random.oneIn(3)
  const strokes = cannotDraw ? [] : AUTOGRAPH
  return chosen({ type: 'witnessSignature', list, member, strokes, cannotDraw }, segretario)
}

/** A member who must choose one of their lists chooses one. */
function anyOption(evening: Evening): Chosen | null {
  const asked = Object.values(evening.signUps).find(({ mustOpt }) => mustOpt)
  return asked ? chosen({ type: 'opt', signUp: asked.number }, socio(asked.member)) : null
}

/** Calls are answered, seats drawn and taken, entrate paid, until the cards can be dealt. */
export function seating(evening: Evening, table: Table, random: Random): Chosen | null {
  const at = { table: table.id }
  const opting = random.oneIn(4) ? anyOption(evening) : null
  if (opting) return opting
  if (evening.lastSignUp >= 10 && random.oneIn(8))
    return chosen({ type: 'splitTen', list: table.list }, segretario)
  const called = Object.values(evening.signUps).filter(
    ({ call }) => call !== null && call.answer !== 'coming',
  )
  const one = random.pick(called)
  if (one && random.oneIn(2)) {
    const answer = random.oneIn(16) ? 'give-up' : 'coming'
    return chosen({ type: 'answerCall', signUp: one.number, answer }, segretario)
  }
  const tablet = tavolo(table.id)
  if (table.seating.by === null) {
    const { freeConsents } = table.seating
    const wish = freeConsents.length > 0 ? !random.oneIn(24) : random.oneIn(6)
    const next = Object.values(table.players).find(
      ({ status, member }) => status === 'called' && !freeConsents.includes(member),
    )
    if (wish && next && !random.oneIn(12))
      return chosen({ type: 'agreeFreeSeats', ...at, member: next.member, agree: true }, tablet)
    return offered(evening, random, wish ? 'agreeFreeSeats' : 'drawLots', tablet)
  }
  if (random.oneIn(16)) return offered(evening, random, 'undoSeat', tablet)
  const player = random.pick(Object.values(table.players))
  if (player?.status === 'called') return offered(evening, random, 'takeSeat', tablet)
  if (player?.asked)
    return chosen({ type: 'confirmPassata', ...at, member: player.member }, segretario)
  if (player?.status === 'away')
    return chosen({ type: 'comeBack', ...at, member: player.member }, socio(player.member))
  if (table.firstCartaro === null) return offered(evening, random, 'setFirstCartaro', tablet)
  if (!random.oneIn(4)) return null
  return table.level === 1
    ? chosen({ type: 'startGame', ...at }, segretario)
    : chosen({ type: 'deal', ...at, out: [] }, tablet)
}

/** The way to a closed evening: the colpo ends, resti are counted, the tableau is made, the payments are marked. */
export function closing(evening: Evening, random: Random): Chosen | null {
  const tables = Object.values(evening.tables)
  const open = tables.find(holdsEvening)
  if (open) return counting(open, random)
  const paid = shuffled(random, tables).find(({ tableau }) =>
    tableau?.payments.some(({ receivedAt }) => receivedAt === null),
  )
  const payment = paid?.tableau?.payments.find(({ receivedAt }) => receivedAt === null)
  if (paid && payment) {
    const again = reopening(paid, random)
    if (again) return again
    if (random.oneIn(16)) return offered(evening, random, 'unmarkPayment', segretario)
    const type = payment.handedAt === null ? 'markHanded' : 'markReceived'
    return chosen({ type, table: paid.id, payment: payment.number }, segretario)
  }
  return chosen({ type: 'closeEvening' }, segretario)
}

/** Sometimes a request to reopen a tableau without payments, which another officer confirms. */
function reopening({ id, tableau }: Table, random: Random): Chosen | null {
  const of = { table: id }
  if (!tableau || isPaid(tableau)) return null
  if (tableau.reopenAskedBy === null)
    return random.oneIn(8)
      ? chosen({ type: 'askReopen', ...of, why: 'correzione' }, segretario)
      : null
  const type = random.oneIn(3) ? 'dropReopen' : 'confirmReopen'
  return chosen({ type, ...of }, random.oneIn(4) ? segretario : deputato)
}

function counting(table: Table, random: Random): Chosen {
  const of = { table: table.id }
  const voted = frozenBy(table)
  if (voted) return chosen({ type: 'withdrawDispute', ...of, dispute: voted.number }, segretario)
  if (table.colpo) return chosen({ type: 'annul', ...of, provision: 'V.6', why: '' }, segretario)
  if (!table.closing) return chosen({ type: 'beginCount', ...of }, segretario)
  if (random.oneIn(60)) {
    const level = random.pick(LEVELS) ?? table.level
    const wanted = random.oneIn(2) ? { level } : {}
    return chosen({ type: 'resumePlay', ...of, ...wanted }, segretario)
  }
  const [member] = uncounted(table)
  if (member !== undefined) {
    const found =
      (table.closing.expected[member] ?? 100) + (random.oneIn(3) ? random.below(9) - 4 : 0)
    return chosen(
      { type: 'countResto', ...of, member, chips: asChips(Math.max(0, found)) },
      segretario,
    )
  }
  if (random.oneIn(3)) return chosen({ type: 'acceptImbalance', ...of }, deputato)
  const settleBy = random.oneIn(2) ? 'desk' : 'members'
  return chosen({ type: 'closeTableau', ...of, settleBy }, segretario)
}
