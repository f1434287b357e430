import { type Chips, greater, lesser, minus, NO_CHIPS, totalChips } from '../../kernel/chips'
import type { Refused } from '../../kernel/decider'
import { asMember, type MemberId } from '../../kernel/ids'
import type { Transfer } from '../../kernel/ledger'
import { honour, honoursRefused } from '../14-onori/tribute'
import { ONORI, POT } from '../money/accounts'
import { Book, type InLoss } from '../money/book'
import { refuse } from '../refuse'
import type { Settings } from '../settings'
import {
  type Colpo,
  chipsIn,
  type HonourPot,
  type Put,
  type Rebuy,
  type RecordedOutcome,
} from '../state/colpo'
import { award, type ByMember, settleMiddle, unmatched } from './settle'

/** The movements of a result, before the next deal is known. */
export interface Movements {
  transfers: readonly Transfer[]
  rebuys: readonly Rebuy[]
  honourPots: readonly HonourPot[]
  /** In a parol, each player's final stake, without the excess that was returned unmatched. */
  put: ByMember
}

type Won = Extract<RecordedOutcome, { kind: 'won' }>
type ParolOutcome = Extract<RecordedOutcome, { kind: 'parol' }>

/**
 * Reckons the movements of a colpo's result, from its recorded stakes and pot: implicit passate (C2), side amounts by
 * resto (C3), losses all'altezza (C4), the refund of a wrong opening (VI.6) and the honours.
 */
export function reckon(
  settings: Settings,
  inLoss: InLoss,
  colpo: Colpo,
  outcome: RecordedOutcome,
): Movements | Refused {
  const book = new Book(colpo, settings.passata, inLoss)
  switch (outcome.kind) {
    case 'nobody-opened':
      return addArrosage(book, colpo, settings.arrosage)
    case 'parol':
      return leaveForParol(book, colpo, outcome)
    case 'won':
      return win(book, colpo, outcome, settings)
  }
}

/** D2: each player of the colpo adds the arrosage to a pot that nobody opened; never during a parol (XIII.6). */
function addArrosage(book: Book, colpo: Colpo, arrosage: Chips): Movements {
  if (colpo.parolOf === null)
    for (const member of colpo.players) book.puts(member, POT, lesser(arrosage, book.resto(member)))
  return money(book, colpo.before.honourPots, {})
}

function leaveForParol(book: Book, colpo: Colpo, outcome: ParolOutcome): Movements | Refused {
  const put = byMember(outcome.put)
  const refused =
    namesRefused(colpo, outcome, outcome.remainers) ??
    takePart(book, colpo, outcome.put, outcome.remainers)
  if (refused) return refused
  const excess = unmatched(put)
  stake(book, put, excess)
  giveBack(book, outcome.back)
  coverAltezza(book, colpo)
  if (excess) put[excess.member] = minus(put[excess.member] ?? NO_CHIPS, excess.chips)
  return money(book, colpo.before.honourPots, put)
}

function win(book: Book, colpo: Colpo, outcome: Won, settings: Settings): Movements | Refused {
  const { ranking, honours, refund, sides, lost, agreed = [] } = outcome
  const put = byMember(outcome.put)
  const ranked = ranking.flat()
  const takers = colpo.players.filter(
    (other) => chipsIn(outcome.put, other) > 0 || ranked.includes(other) || agreed.includes(other),
  )
  const refused =
    namesRefused(colpo, outcome, ranked) ??
    takePart(book, colpo, outcome.put, ranked, lost) ??
    honoursRefused(honours, takers, settings)
  if (refused) return refused
  const mayRefund = outcome.partito ? colpo.players : takers
  if (refund !== null && !mayRefund.includes(refund))
    return refuse('VI.6', 'refund-from-outsider', { member: { member: refund } })
  if (refund !== null && ranking[0]?.includes(refund))
    return refuse('XII.3', 'wrong-opener-cannot-win', { member: { member: refund } })
  const out = ranking[0]?.find((member) => lost?.includes(member))
  if (out !== undefined) return refuse('IX.7', 'put-out-cannot-win', { member: { member: out } })
  const pot = minus(colpo.pot, giveBack(book, outcome.back))
  const settled = settleMiddle({ pot, put, ranking, giro: colpo.players, sides, lost })
  if (!settled.claimed) {
    const { chips, contenders } = settled
    return refuse('XII.4', 'side-amount-unclaimed', {
      chips: { chips },
      members: { members: contenders },
    })
  }
  stake(book, put, unmatched(put, lost))
  for (const { member, chips } of settled.won) book.takes(member, POT, chips)
  const isOpposed = outcome.partito === true || takers.length > 1
  const left = playHonourPot(book, colpo, isOpposed, ranking)
  coverAltezza(book, colpo)
  if (refund !== null) {
    book.reach(refund, pot, 'ricostituzione')
    book.puts(refund, POT, pot)
  }
  const formed = honour(book, honours, colpo, takers, settings)
  return money(book, [...left, ...formed], {})
}

/**
 * Refuses names of members who were not in the colpo or are named
 * twice in a list, and uscite taken back above the pot (X.2).
 */
function namesRefused(
  { players, pot }: Colpo,
  outcome: Won | ParolOutcome,
  staying: readonly MemberId[],
): Refused | null {
  const back = outcome.back ?? []
  const parts = [
    outcome.put.map(({ member }) => member),
    back.map(({ member }) => member),
    staying,
    outcome.kind === 'won' ? (outcome.agreed ?? []) : [],
    outcome.kind === 'parol' && outcome.opener !== undefined ? [outcome.opener] : [],
  ]
  for (const members of parts) {
    const twice = members.find((member, index) => members.indexOf(member) !== index)
    if (twice !== undefined) return refuse('XII.1', 'named-twice', { member: { member: twice } })
  }
  for (const members of parts) {
    const outsider = members.find((member) => !players.includes(member))
    if (outsider !== undefined)
      return refuse('IV.4', 'not-in-colpo', { member: { member: outsider } })
  }
  const chips = totalChips(back)
  return chips > pot
    ? refuse('X.2', 'back-above-pot', { chips: { chips }, pot: { chips: pot } })
    : null
}

/**
 * Draws the passate that each player in the colpo answers for, and refuses stakes above the resto. A player still in
 * at the end must cover the bet or be all in.
 */
function takePart(
  book: Book,
  colpo: Colpo,
  put: readonly Put[],
  staying: readonly MemberId[],
  lost: Won['lost'] = [],
): Refused | null {
  const bet = betOf(put, lost)
  let short: Refused | null = null
  for (const member of colpo.players) {
    const chips = chipsIn(put, member)
    if (chips === 0 && !staying.includes(member)) continue
    const altezza = colpo.altezza[member] ?? NO_CHIPS
    if (altezza < colpo.pot) book.reach(member, colpo.pot, 'ricostituzione')
    const limit = greater(book.resto(member), altezza)
    if (chips > limit)
      return refuse('III.2', 'put-above-resto', {
        member: { member },
        chips: { chips },
        limit: { chips: limit },
      })
    if (staying.includes(member) && chips < bet && chips < limit)
      short ??= refuse('XII.4', 'bet-not-covered', {
        member: { member },
        chips: { chips },
        bet: { chips: bet },
      })
  }
  return short
}

/** The stake needed to stay: the highest that at least two players reached, those put out not counted. */
function betOf(put: readonly Put[], lost: readonly MemberId[]): Chips {
  let most = NO_CHIPS
  let second = NO_CHIPS
  for (const { member, chips } of put) {
    if (lost.includes(member)) continue
    second = greater(second, lesser(most, chips))
    most = greater(most, chips)
  }
  return second
}

/** X.2: uscite taken back because of a faulty pack leave the pot. Returns their sum. */
function giveBack(book: Book, back: Won['back'] = []): Chips {
  for (const { member, chips } of back) book.takes(member, POT, chips)
  return totalChips(back)
}

/** Moves the stakes to the middle, without the unmatched excess, which its owner keeps. */
function stake(book: Book, put: ByMember, back: ReturnType<typeof unmatched>): void {
  for (const key in put) {
    const member = asMember(key)
    book.puts(
      member,
      POT,
      minus(put[member] ?? NO_CHIPS, back?.member === member ? back.chips : NO_CHIPS),
    )
  }
}

/**
 * H2, H3: gives the honour pot to the best player entitled;
 * without opponents it is played again, three times at most.
 */
function playHonourPot(
  book: Book,
  colpo: Colpo,
  isOpposed: boolean,
  ranking: Won['ranking'],
): readonly HonourPot[] {
  const pot = colpo.honourPot
  if (!pot) return colpo.before.honourPots
  const later = colpo.before.honourPots.slice(1)
  const again = { ...pot, played: pot.played + 1 }
  if (!isOpposed && again.played < 3) return [again, ...later]
  const shares = award(pot.chips, pot.entitled, ranking, colpo.players)
  if (!shares) return [pot, ...later]
  for (const { member, chips } of shares) book.takes(member, ONORI, chips)
  return later
}

/** C4: losses of a player all'altezza beyond their resto are drawn as casse. */
function coverAltezza(book: Book, colpo: Colpo): void {
  for (const member of colpo.players)
    if (colpo.altezza[member] !== undefined) book.reach(member, NO_CHIPS, 'altezza')
}

function byMember(put: Won['put']): Record<MemberId, Chips> {
  const by: Record<MemberId, Chips> = {}
  for (const { member, chips } of put) by[member] = chips
  return by
}

const money = (book: Book, honourPots: readonly HonourPot[], put: ByMember): Movements => ({
  transfers: book.transfers,
  rebuys: book.rebuys,
  honourPots,
  put,
})
