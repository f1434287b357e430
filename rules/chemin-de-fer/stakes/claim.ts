import { type Chips, greater, minus, NO_CHIPS } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { orderOfCall } from '../05-banco/checks'
import { placeRank } from '../mano/order'
import type { Call, Coup, Holder } from '../state/coup'
import type { Placed, SeatNumber } from '../state/ids'
import type { Limit, LimitKind } from '../state/seat'
import type { Table } from '../state/table'

/** A call with the step of the order of rights that it stands at, and the row behind it. */
export interface Claim {
  readonly call: Call
  readonly by: Extract<
    Holder['by'],
    'suivi' | 'table-loser' | 'banco' | 'company' | 'con-il-tavolo'
  >
  readonly provision: string
}

/** Limits that put a person at the end of a step (S.25a last of all); S.98 and S.105 leave the seat its place (cr5). */
const LAST: readonly LimitKind[] = ['passed', 'moved-forward']

/** How far limits put a member back: 0 not at all, 1 by S.87b, 2 by S.25a. */
export function limitRank(limits: readonly Limit[], member: Call['member']): number {
  let rank = 0
  for (const limit of limits)
    if (limit.member === member) rank = Math.max(rank, LAST.indexOf(limit.kind) + 1)
  return rank
}

/** The seat from which the order of the mano counts: where the mano began (cf26). */
const startOf = ({ mano, turn, seats }: Table): SeatNumber | null =>
  mano?.initialSeat ?? turn ?? seats[0]?.number ?? null

/** The rank of a player in the order of the mano, from 0. */
export function rankAt(table: Table, placed: Placed): number {
  const start = startOf(table)
  return start === null ? 0 : placeRank(table, start, placed)
}

/** Some things with the numbers that they are ordered by, worked out once for each. */
interface Numbered<T> {
  readonly one: T
  readonly numbers: readonly number[]
}

function byNumbers(a: Numbered<unknown>, b: Numbered<unknown>): number {
  for (let at = 0; at < a.numbers.length; at++) {
    const difference = (a.numbers[at] ?? 0) - (b.numbers[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** One after another by the numbers of each, the first that differs deciding. */
export function inOrder<T>(all: readonly T[], numbersOf: (one: T) => readonly number[]): T[] {
  if (all.length < 2) return [...all]
  const numbered = all.map((one): Numbered<T> => ({ one, numbers: numbersOf(one) }))
  return numbered.sort(byNumbers).map(({ one }) => one)
}

/** Calls of one step in the order of S.42b. */
const inStep = (table: Table, calls: readonly Call[]): Call[] =>
  inOrder(calls, (call) =>
    orderOfCall(call, limitRank(table.limits, call.member), rankAt(table, call)),
  )

/** Whether a call asks for the whole bank with nobody's help and no other stake (S.43a). */
export const isSoloCall = ({ kind, respects, helpers, twiceTheLoss }: Call): boolean =>
  kind !== 'con-il-tavolo' && respects.length === 0 && helpers.length === 0 && !twiceTheLoss

/** The rest of the bank beside respected stakes (S.46). */
export function besides({ bank, bets }: Coup, respects: readonly MemberId[]): Chips {
  let rest = bank
  for (const { member, plays } of bets) if (respects.includes(member)) rest = minus(rest, plays)
  return greater(rest, NO_CHIPS)
}

/**
 * The calls with money laid in the order of rights, steps 1 to 6: live suivi in the order in which the rights arose
 * (S.90a, cf32), banco of who lost con il tavolo (S.50), banco solo (S.42b), banco in company (S.43a, S.46), con il
 * tavolo with S.49 first (S.47). A banco that respected stakes leave nothing of is none.
 */
export function rankedCalls(table: Table): readonly Claim[] {
  const { coup } = table
  if (!coup || coup.calls.length === 0) return []
  const calls = coup.calls.filter((call) => asksForChips(coup, call))
  if (calls.length === 0) return []
  const suivi = suiviCalls(table, calls)
  const bancos = calls.filter(({ kind }) => kind === 'banco')
  const solo = inStep(table, bancos.filter(isSoloCall))
  const company = inStep(
    table,
    bancos.filter((call) => !isSoloCall(call)),
  )
  const conIlTavolo = inStep(
    table,
    calls.filter(({ kind }) => kind === 'con-il-tavolo'),
  )
  return [
    ...suivi.map((call) => claim(call, 'suivi', call.twiceTheLoss ? 'S.92' : 'S.90a')),
    ...solo
      .filter((call) => hasLostTable(table, call))
      .map((call) => claim(call, 'table-loser', 'S.50')),
    ...solo
      .filter((call) => !hasLostTable(table, call))
      .map((call) => claim(call, 'banco', 'S.42b')),
    ...company.map((call) => claim(call, 'company', call.respects.length > 0 ? 'S.46' : 'S.43a')),
    ...conIlTavolo
      .filter(({ member }) => member === table.lastSolePunter)
      .map((call) => claim(call, 'con-il-tavolo', 'S.49')),
    ...conIlTavolo
      .filter(({ member }) => member !== table.lastSolePunter)
      .map((call) => claim(call, 'con-il-tavolo', 'S.47')),
  ]
}

/** A call with money laid, for which respected stakes leave something. */
const asksForChips = (coup: Coup, { laid, respects }: Call): boolean =>
  laid > 0 && (respects.length === 0 || coup.toutVa || besides(coup, respects) > 0)

/**
 * Live suivi in the order in which the rights arose; a limited holder is the last of the seated, or of the standing, and
 * yields to nobody else (S.90a, S.25a, cf32, cd28).
 */
function suiviCalls({ suivi, limits }: Table, calls: readonly Call[]): readonly Call[] {
  if (suivi.length === 0) return []
  const live: Call[] = []
  for (const { member, dormant } of suivi)
    for (const call of dormant ? [] : calls)
      if (call.kind === 'suivi' && call.member === member) live.push(call)
  const ranked = inOrder(live, ({ member }) => [limitRank(limits, member)])
  const seated = ranked.filter(({ place }) => place.kind === 'seat')
  const standing = ranked.filter(({ place }) => place.kind === 'gap')
  return live.flatMap(({ place }) => (place.kind === 'seat' ? seated : standing).splice(0, 1))
}

const hasLostTable = ({ tableLoser }: Table, call: Call): boolean =>
  tableLoser.some(({ member }) => member === call.member)

const claim = (call: Call, by: Claim['by'], provision: string): Claim => ({ call, by, provision })
