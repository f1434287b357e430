import { sumOf } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import type { Settings } from '../settings'
import { type Claim, inOrder, isSoloCall, limitRank, rankAt, rankedCalls } from '../stakes/claim'
import { barOf, grantedCall, mayTakeByCall, whatPlays } from '../stakes/matched'
import type { Bet, Holder } from '../state/coup'
import type { Place } from '../state/ids'
import type { Table } from '../state/table'

/** A right to the cards of a coup: its owner, the step that gives it, and the row that put it there. */
export interface Right {
  readonly member: MemberId
  readonly place: Place
  readonly by: Holder['by']
  readonly provision: string
  /** One punter alone against the bank. */
  readonly isSolo: boolean
}

/** The holder of the cards by a right, who has not touched them yet. */
export const taken = ({ member, place, by, provision, isSolo }: Right): Holder => ({
  member,
  place,
  by,
  provision,
  isSolo,
  touched: false,
  seen: false,
})

/** The table with its settings and the stakes that play, as the steps of the order read them. */
interface Coming {
  readonly table: Table
  readonly settings: Settings
  /** Bets that play, the highest first. */
  readonly bets: readonly Bet[]
}

/**
 * The order of rights to the coup in play: the first has the cards, and nobody stands in it twice. Before the closing
 * it ranks the calls and stakes laid so far. Steps 1 to 6 are the call that is granted, 7 the highest seated stake
 * (S.51), 8 the standing (S.115), 9 the barred (cf35); cr3 puts 7 before con il tavolo. Calls that are refused come
 * after every stake that plays.
 */
export function orderOfRights(table: Table, settings: Settings): readonly Right[] {
  if (!table.coup) return []
  const granted = grantedCall(table, settings)
  const refused = rankedCalls(table).filter(({ call }) => call !== granted?.call)
  const coming = { table, settings, bets: byStake(table, whatPlays(table, settings, granted).bets) }
  const called =
    granted && mayTakeByCall(table, settings, granted) ? [rightByCall(coming, granted)] : []
  const stakes = [...standingForAll(coming), ...highestSeated(coming)]
  const isOver = settings.highestOverTable && granted?.by === 'con-il-tavolo'
  return oncePerMember([
    ...(isOver ? [...stakes, ...called] : [...called, ...stakes]),
    ...standingByStake(coming),
    ...barred(coming),
    ...refused.map((claim) => rightByCall(coming, claim)),
  ])
}

function rightByCall(coming: Coming, { call, by, provision }: Claim): Right {
  const { member, place, helpers } = call
  const isSolo = isSoloCall(call) || (helpers.length === 0 && isAlone(coming, member))
  return { member, place, by, provision, isSolo }
}

/** Step 7, S.51: the seated who may take the cards, the highest stake first. */
function highestSeated(coming: Coming): Right[] {
  const rights: Right[] = []
  for (const bet of coming.bets)
    if (bet.place.kind === 'seat' && mayTake(coming, bet.member))
      rights.push(rightBy(coming, bet, 'highest', 'S.51'))
  return rights
}

/** S.115: in tout va or "I see the stakes", a standing player whose stake is as much as all the others. */
function standingForAll(coming: Coming): Right[] {
  const { table, settings, bets } = coming
  if (settings.standingCards !== 'five' || !(table.coup?.toutVa || table.coup?.seesStakes))
    return []
  const all = sumOf(bets.map(({ plays }) => plays))
  return bets
    .filter(({ member, place, plays }) => {
      return place.kind === 'gap' && 2 * plays >= all && mayTake(coming, member)
    })
    .map((bet) => rightBy(coming, bet, 'standing', 'S.115'))
}

/** Step 8, S.115: the standing who may take the cards, the highest stake first. */
const standingByStake = (coming: Coming): Right[] =>
  standing(coming)
    .filter(({ member }) => mayTake(coming, member))
    .map((bet) => rightBy(coming, bet, 'standing', 'S.115'))

/** Step 9, cf35: barred players, the highest stake first; the socio never has them con terzi (S.83). */
function barred(coming: Coming): Right[] {
  const free = standing(coming)
  return coming.bets
    .filter((bet) => bet.place.kind === 'seat' || free.includes(bet))
    .flatMap((bet) => {
      const bar = barOf(coming.table, coming.settings, bet.member)
      if (bar === null || bar === 'S.83' || isAlone(coming, bet.member)) return []
      return [rightBy(coming, bet, 'barred', bar)]
    })
}

/**
 * Bets of the standing where the seated leave them the cards: no seated stake, or by the five cases only stakes of
 * players who may not take them (cr4). The socio's stake does not stand in the way.
 */
function standing({ table, settings, bets }: Coming): Bet[] {
  const seated = bets.filter(
    ({ member, place }) => place.kind === 'seat' && member !== table.mano?.socio,
  )
  const stands = seated.every(
    ({ member }) => settings.standingCards === 'five' && barOf(table, settings, member) !== null,
  )
  return stands ? bets.filter(({ place }) => place.kind === 'gap') : []
}

function isAlone({ bets }: Coming, member: MemberId): boolean {
  for (const bet of bets) if (bet.member !== member) return false
  return true
}

const mayTake = (coming: Coming, member: MemberId): boolean =>
  isAlone(coming, member) || barOf(coming.table, coming.settings, member) === null

const rightBy = (
  coming: Coming,
  { member, place }: Bet,
  by: Right['by'],
  provision: string,
): Right => ({ member, place, by, provision, isSolo: isAlone(coming, member) })

/** The highest stake first; at equal stakes a limited member yields (cr5), then the order of the mano. */
const byStake = (table: Table, bets: readonly Bet[]): Bet[] =>
  inOrder(bets, (bet) => [-bet.plays, yields(table, bet.member), rankAt(table, bet)])

function yields({ limits }: Table, member: MemberId): number {
  const hasSold = limits.some((limit) => limit.member === member && limit.kind === 'sold')
  return Math.max(limitRank(limits, member), hasSold ? 1 : 0)
}

function oncePerMember(rights: readonly Right[]): Right[] {
  const once: Right[] = []
  for (const right of rights)
    if (!once.some(({ member }) => member === right.member)) once.push(right)
  return once
}
