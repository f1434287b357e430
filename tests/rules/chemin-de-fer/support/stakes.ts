import { balance, chipsOf, stakeOf } from '@/rules/chemin-de-fer/accounts'
import type { CheminCommand } from '@/rules/chemin-de-fer/decider'
import { orderOfRights } from '@/rules/chemin-de-fer/rights/order'
import type { SettledCoup } from '@/rules/chemin-de-fer/state/coup'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import type { Place } from '@/rules/chemin-de-fer/state/ids'
import { LIMIT_KINDS, type Limit } from '@/rules/chemin-de-fer/state/seat'
import { asChips } from '@/rules/kernel/chips'
import { after, aTable, changed, gap, m, ofM, seat, T1, tableOf, withBank, withCoup } from './table'

/** A place of member `n`: seats 1 to 8 in the fixtures, the gap after seat 5 for m9 and after seat 7 for m10. */
export const at = (n: number): Place => (n <= 8 ? seat(n) : gap(n === 9 ? 5 : 7))

/** Eight seated with m1 as banker of this bank, m9 and m10 standing, and the stakes open. */
export const open = (
  bank = 100,
  fixture: Parameters<typeof aTable>[0] = {},
  mano: Parameters<typeof withBank>[3] = {},
): Evening => withCoup(withBank(aTable(fixture), 1, bank, mano))

export const lay = (
  n: number,
  sum: number,
  more: { place?: Place; line?: 'beyond' | 'on' | 'within'; part?: number | null } = {},
): CheminCommand => {
  const { place = at(n), line = 'beyond', part = null } = more
  return {
    type: 'layStake',
    ...ofM(n),
    place,
    sum: asChips(sum),
    line,
    part: part === null ? null : asChips(part),
  }
}

export const callsBanco = (
  n: number,
  more: { respects?: number[]; helpers?: number[]; place?: Place } = {},
): CheminCommand => ({
  type: 'callBanco',
  ...ofM(n),
  place: more.place ?? at(n),
  respects: (more.respects ?? []).map(m),
  helpers: (more.helpers ?? []).map(m),
})

/** Member `n` is seen as the nearest of the gap to the banker's side. */
export const standsFirst = (n: number): CheminCommand => ({ type: 'standFirst', ...ofM(n) })

export const callsTable = (n: number, place: Place = at(n)): CheminCommand => ({
  type: 'callTable',
  ...ofM(n),
  place,
})

export const callsSuivi = (n: number, twiceTheLoss = false): CheminCommand => ({
  type: 'callSuivi',
  ...ofM(n),
  place: at(n),
  twiceTheLoss,
})

export const CLOSE: CheminCommand = { type: 'closeGame', table: T1 }
export const gives = (n: number): CheminCommand => ({ type: 'giveCards', ...ofM(n) })

/** Member `n` has a live right to the suivi, having lost this much. */
export const withSuivi = (evening: Evening, n: number, lost: number, dormant = false): Evening => {
  const { suivi } = tableOf(evening)
  const right = { member: m(n), lost: asChips(lost), since: 0, dormant, nextCoupOnly: false }
  return changed(evening, { suivi: [...suivi, right] })
}

export const withLimit = (evening: Evening, n: number, kind: Limit['kind']): Evening => {
  if (!LIMIT_KINDS.includes(kind)) throw new Error(kind)
  const limit = { member: m(n), kind, why: '', provision: 'S.112', mano: 1, oldSeat: null }
  return changed(evening, { limits: [...tableOf(evening).limits, limit] })
}

/** The number of the member who has the first right to the cards, with the step and the row of it. */
export const first = (evening: Evening): [number, string, string] | null => {
  const [right] = orderOfRights(tableOf(evening), evening.settings)
  return right ? [Number(right.member.slice(1)), right.by, right.provision] : null
}

/** All with a right to the cards, by their numbers. */
export const order = (evening: Evening): number[] =>
  orderOfRights(tableOf(evening), evening.settings).map(({ member }) => Number(member.slice(1)))

export const chipsBefore = (evening: Evening, n: number): number => balance(evening, chipsOf(m(n)))
export const staked = (evening: Evening, n: number): number => balance(evening, stakeOf(T1, m(n)))

/** The coup before: the banker's win, with these stakes and a holder. */
export const withPast = (
  evening: Evening,
  past: { holder: number; bets: [number, number][]; offers?: [number, number][] } & Partial<
    Pick<SettledCoup, 'result' | 'incidents'>
  >,
): Evening => {
  const { holder, bets, offers = [], result = 'banco', incidents = [] } = past
  const settled: SettledCoup = {
    sheets: 0,
    serial: 0,
    taglia: 1,
    number: 1,
    mano: 1,
    banker: m(1),
    level: 3,
    at: 0,
    bank: asChips(50),
    matched: asChips(50),
    result,
    resultBy: null,
    holder: m(holder),
    punta: [],
    banco: [],
    points: { punta: null, banco: null },
    tax: asChips(0),
    nextBank: asChips(100),
    bets: bets.map(([n, chips]) => ({ member: m(n), place: at(n), chips: asChips(chips) })),
    incidents,
    shares: {},
    inHalves: false,
    toutVa: false,
    offers: offers.map(([n, chips]) => ({ member: m(n), chips: asChips(chips) })),
    net: {},
    transfers: [],
  }
  return changed(evening, { past: [...tableOf(evening).past, settled] })
}

export const play = (evening: Evening, ...commands: CheminCommand[]): Evening =>
  after(evening, commands)

export const isSolo = (evening: Evening) =>
  orderOfRights(tableOf(evening), evening.settings)[0]?.isSolo ?? null
