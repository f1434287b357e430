import { type Chips, greater, minus, NO_CHIPS, sumOf } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { placeRank } from '../mano/order'
import type { Call, Coup, Holder } from '../state/coup'
import type { Place, SeatNumber } from '../state/ids'
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
export const limitRank = (limits: readonly Limit[], member: Call['member']): number =>
  Math.max(
    0,
    ...limits.filter((limit) => limit.member === member).map(({ kind }) => LAST.indexOf(kind) + 1),
  )

/** The seat from which the order of the mano counts: where the mano began (cf26). */
export const startOf = ({ mano, turn, seats }: Table): SeatNumber | null =>
  mano?.initialSeat ?? turn ?? seats[0]?.number ?? null

/** The rank of a place in the order of the mano, from 0. */
export function rankAt(table: Table, place: Place): number {
  const start = startOf(table)
  return start === null ? 0 : placeRank(table, start, place)
}

/** One after another by the numbers of each, the first that differs deciding. */
export const byNumbers =
  <T>(numbersOf: (one: T) => readonly number[]) =>
  (a: T, b: T): number => {
    const [ofA, ofB] = [numbersOf(a), numbersOf(b)]
    const at = ofA.findIndex((number, index) => number !== ofB[index])
    return at < 0 ? 0 : (ofA[at] ?? 0) - (ofB[at] ?? 0)
  }

/** Calls of one step: the seated before the standing, the limited last of theirs, each in the order of the mano. */
const inStep = (table: Table, calls: readonly Call[]): Call[] =>
  calls.toSorted(
    byNumbers(({ member, place }) => [
      place.kind === 'seat' ? 0 : 1,
      limitRank(table.limits, member),
      rankAt(table, place),
    ]),
  )

/** Whether a call asks for the whole bank with nobody's help and no other stake (S.43a). */
export const isSoloCall = ({ kind, respects, helpers, twiceTheLoss }: Call): boolean =>
  kind !== 'con-il-tavolo' && respects.length === 0 && helpers.length === 0 && !twiceTheLoss

/** The rest of the bank beside respected stakes (S.46). */
export const besides = ({ bank, bets }: Coup, respects: readonly MemberId[]): Chips =>
  greater(
    minus(
      bank,
      sumOf(bets.flatMap(({ member, plays }) => (respects.includes(member) ? [plays] : []))),
    ),
    NO_CHIPS,
  )

/**
 * The calls with money laid in the order of rights, steps 1 to 6: live suivi in the order in which the rights arose
 * (S.90a, cf32), banco of who lost con il tavolo (S.50), banco solo (S.42b), banco in company (S.43a, S.46), con il
 * tavolo with S.49 first (S.47). A banco that respected stakes leave nothing of is none.
 */
export function rankedCalls(table: Table): readonly Claim[] {
  const { coup } = table
  if (!coup) return []
  const calls = coup.calls.filter(({ laid, respects }) => {
    return laid > 0 && (respects.length === 0 || coup.toutVa || besides(coup, respects) > 0)
  })
  if (calls.length === 0) return []
  const suivi = table.suivi
    .flatMap(({ member, dormant }) =>
      dormant ? [] : calls.filter((call) => call.kind === 'suivi' && call.member === member),
    )
    .toSorted(byNumbers(({ member }) => [limitRank(table.limits, member)]))
  const bancos = calls.filter(({ kind }) => kind === 'banco')
  const lostTable = (call: Call) => table.tableLoser.some(({ member }) => member === call.member)
  const solo = inStep(table, bancos.filter(isSoloCall))
  const company = inStep(
    table,
    bancos.filter((call) => !isSoloCall(call)),
  )
  const conIlTavolo = inStep(
    table,
    calls.filter(({ kind }) => kind === 'con-il-tavolo'),
  )
  const wasAlone = ({ member }: Call) => member === table.lastSolePunter
  return [
    ...suivi.map((call) => claim(call, 'suivi', call.twiceTheLoss ? 'S.92' : 'S.90a')),
    ...solo.filter(lostTable).map((call) => claim(call, 'table-loser', 'S.50')),
    ...solo.filter((call) => !lostTable(call)).map((call) => claim(call, 'banco', 'S.42b')),
    ...company.map((call) => claim(call, 'company', call.respects.length > 0 ? 'S.46' : 'S.43a')),
    ...conIlTavolo.filter(wasAlone).map((call) => claim(call, 'con-il-tavolo', 'S.49')),
    ...conIlTavolo
      .filter((call) => !wasAlone(call))
      .map((call) => claim(call, 'con-il-tavolo', 'S.47')),
  ]
}

const claim = (call: Call, by: Claim['by'], provision: string): Claim => ({ call, by, provision })

/** The call that the closing grants: the first of them; null when nobody has called. */
export const grantedCall = (table: Table): Claim | null => rankedCalls(table)[0] ?? null
