import { type Chips, lesser, minus, NO_CHIPS, plus } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { move } from '../../kernel/ledger'
import { committedAndBeyond } from '../05-banco/checks'
import { type Bar, barOfPunter } from '../06-holder/checks'
import { isPartner } from '../09-partners/checks'
import { BOOK, chipsOf, stakeOf } from '../accounts'
import type { Settings } from '../settings'
import { changedCall, changedCoup, changedTable } from '../state/changed'
import { copyBet } from '../state/copy'
import type { Bet, Coup } from '../state/coup'
import type { Table } from '../state/table'
import { type Claim, inOrder, isSoloCall, rankAt, rankedCalls } from './claim'
import type { StakesMatched } from './events'

/** The stakes that play against a bank, what goes back before the deal, and the matched sum (di fatto). */
export interface Playing {
  /** Each with `sum` and `plays` cut to what plays, in the order of the mano. */
  readonly bets: readonly Bet[]
  readonly back: readonly { readonly member: MemberId; readonly chips: Chips }[]
  readonly matched: Chips
}

/** A part of somebody's stake; the parts play one after another until the bank is full. */
interface Layer {
  readonly bet: Bet
  readonly chips: Chips
}

/**
 * The stakes that play: the committed sum of the call that is granted first, then the stakes in the order of the mano
 * until the bank is full, the last in part (cf31); chips beyond a committed half are such a stake (S.53). Solo, nothing else plays (cf28); in company, the respected stakes
 * and then the caller. The money of a banco that was refused goes back; a refused con il tavolo or suivi stays a
 * stake (cr10). At tout va all of it plays, since the banker covers it (S.71a). The same before and after the closing.
 * `granted` is another call than the first where a judge asks what would have played.
 */
export function whatPlays(
  table: Table,
  settings: Settings,
  granted: Claim | null = grantedCall(table, settings),
): Playing {
  return playing(table, granted)
}

/**
 * The row that keeps the cards from a member while others have money on the coup: the bank's socio first (S.83), then
 * the rows of section 6. Null when none does (cd18).
 */
export const barOf = (table: Table, settings: Settings, member: MemberId): Bar | 'S.83' | null =>
  isPartner(table, member) ? 'S.83' : barOfPunter(table, settings, member)

/**
 * The call that the closing grants: the first whose caller may have the cards, since nobody stands before the next with
 * a call that gives none; else the first, whose sum still plays. By call even an inexpert player takes them (S.112), the
 * socio and a player alla regola only alone. Null when nobody has called. Source: S.47, V.rule-no-cards, S.83, cd24.
 */
export function grantedCall(table: Table, settings: Settings): Claim | null {
  const claims = rankedCalls(table)
  const [first = null] = claims
  if (claims.length < 2) return first
  return claims.find((claim) => mayTakeByCall(table, settings, claim)) ?? first
}

/** Whether the caller may have the cards, were this call granted. */
export function mayTakeByCall(table: Table, settings: Settings, claim: Claim): boolean {
  const { member } = claim.call
  const bar = barOf(table, settings, member)
  if (bar !== 'S.83' && bar !== 'V.rule-no-cards') return true
  return playing(table, claim).bets.every((bet) => bet.member === member)
}

function playing(table: Table, granted: Claim | null): Playing {
  const { coup } = table
  if (!coup) return { bets: [], back: [], matched: NO_CHIPS }
  if (coup.bets.length === 0) return { bets: [], back: [], matched: NO_CHIPS }
  const stakes = inManoOrder(table, coup.bets)
  const room = filled(isCovered(coup) ? coup.bank : null, layersOf(coup, stakes, granted))
  const bets: Bet[] = []
  let matched = NO_CHIPS
  for (const bet of stakes) {
    const plays = room.get(bet) ?? NO_CHIPS
    if (plays <= 0) continue
    bets.push(cutTo(bet, plays))
    matched = plus(matched, plays)
  }
  const back: { readonly member: MemberId; readonly chips: Chips }[] = []
  for (const bet of coup.bets) {
    const chips = minus(bet.sum, room.get(bet) ?? NO_CHIPS)
    if (chips > 0) back.push({ member: bet.member, chips })
  }
  return { bets, back, matched }
}

/** A bet with no more than what plays of it. */
function cutTo(bet: Bet, plays: Chips): Bet {
  const cut = copyBet(bet)
  cut.sum = plays
  cut.plays = plays
  return cut
}

/** Whether the bank takes no more than lies in it: at tout va only once the cards are dealt, and it has been covered. */
const isCovered = ({ toutVa, phase }: Coup): boolean =>
  !toutVa || (phase !== 'open' && phase !== 'closed')

/** Bets by their place in the order of the mano, the creneau last; in one gap the earlier first of whom nothing was seen. */
export const inManoOrder = (table: Table, bets: readonly Bet[]): Bet[] =>
  inOrder(bets, (bet) => [rankAt(table, bet), bet.at])

function layersOf(coup: Coup, stakes: readonly Bet[], granted: Claim | null): Layer[] {
  if (coup.calls.length === 0 && !granted) return stakes.map(wholeOf)
  const refused: MemberId[] = []
  for (const { member, kind, laid } of coup.calls)
    if (kind === 'banco' && laid > 0) refused.push(member)
  const open = stakes.filter(({ member }) => !refused.includes(member))
  if (!granted) return open.map(wholeOf)
  const { call } = granted
  const own = stakes.find(({ member }) => member === call.member)
  const others = stakes.filter((bet) => bet !== own)
  const caller = own ? [wholeOf(own)] : []
  if (isSoloCall(call)) return caller
  if (call.kind === 'banco')
    return [
      ...others.filter(({ member }) => call.respects.includes(member)).map(wholeOf),
      ...caller,
    ]
  const parts = own && committedAndBeyond(own, call)
  const committed = own && parts ? [{ bet: own, chips: parts.committed }] : []
  const rest = open.map((bet) => ({ bet, chips: parts && bet === own ? parts.beyond : bet.plays }))
  return [...committed, ...rest]
}

const wholeOf = (bet: Bet): Layer => ({ bet, chips: bet.plays })

/** The chips of each bet that find room in the bank, layer after layer; a null bank has room for all. */
function filled(bank: Chips | null, layers: readonly Layer[]): ReadonlyMap<Bet, Chips> {
  const playing = new Map<Bet, Chips>()
  let left = bank
  for (const { bet, chips } of layers) {
    const plays = left === null ? chips : lesser(chips, left)
    left = left === null ? null : minus(left, plays)
    playing.set(bet, plus(playing.get(bet) ?? NO_CHIPS, plays))
  }
  return playing
}

/**
 * The stakes that the closing leaves on a table, and the rest handed back: a granted call keeps its committed sum, of
 * the others only the stakes remain (cf28, cf31, cr10).
 */
export function matchedAt(table: Table, settings: Settings): StakesMatched {
  const first = grantedCall(table, settings)
  const { bets, back, matched } = whatPlays(table, settings, first)
  const granted = first?.call
  const calls = (table.coup?.calls ?? []).map((call) => {
    const plays = bets.find(({ member }) => member === call.member)?.plays ?? NO_CHIPS
    const laid = call === granted ? lesser(call.laid, plays) : NO_CHIPS
    return changedCall(call, { laid })
  })
  const transfers = back.flatMap(({ member, chips }) =>
    move(stakeOf(table.id, member), chipsOf(member), chips),
  )
  return {
    type: 'stakesMatched',
    table: table.id,
    book: BOOK,
    bets,
    calls,
    back,
    matched,
    transfers,
  }
}

/**
 * Of the stakes that the closing matched upon a higher bank, those that find room in one of this sum; nothing while the
 * game is open, whose closing will match them (cd25). The bank is not touched.
 */
export function matchedUpon(
  table: Table,
  settings: Settings,
  bank: Chips,
): readonly [] | readonly [StakesMatched] {
  const { coup } = table
  if (coup?.phase !== 'closed' || bank >= coup.bank) return []
  return [matchedAt(changedTable(table, { coup: changedCoup(coup, { bank }) }), settings)]
}
