import { type Chips, minus, NO_CHIPS, negate, plus, sumOf, totalChips } from '../../kernel/chips'
import type { Refused } from '../../kernel/decider'
import { entriesIn, type MemberId, membersIn } from '../../kernel/ids'
import { type Account, balanceAfter, move, type Transfer } from '../../kernel/ledger'
import { whileSame } from '../../kernel/once'
import { pairedOff } from '../../kernel/settlement'
import { bankOf, CAGNOTTE, chipsOf, ownerOf, unnamedOf } from '../accounts'
import { refuse } from '../refuse'
import type { Settings } from '../settings'
import type { SettledCoup } from '../state/coup'
import type { Evening } from '../state/evening'
import type { TableId } from '../state/ids'
import type { Table } from '../state/table'
import { bankAfter } from './settlement'

/** A past coup as it should have been; at level 2 it has no bets. */
export type AsItWas = Pick<SettledCoup, 'result' | 'matched' | 'bets'>

/** A past coup as somebody says that it was: at level 2 the sum that played, at level 3 the bets that were other. */
interface CoupAsTold extends Pick<SettledCoup, 'result' | 'matched'> {
  readonly bets: readonly { readonly member: MemberId; readonly chips: Chips }[]
}

/** One of the latest coups as the correction says it was; the refusal where it could not have been so. */
export function asItWas(
  past: SettledCoup,
  { result, matched, bets }: CoupAsTold,
): AsItWas | Refused {
  if (past.result === 'void') return refuse('S.27', 'was-void')
  const stranger = bets.find(({ member }) => past.bets.every((bet) => bet.member !== member))
  if (stranger) return refuse('S.27', 'not-staked', { member: { member: stranger.member } })
  const staked = past.bets.flatMap((bet) => {
    const chips = bets.find(({ member }) => member === bet.member)?.chips ?? bet.chips
    return chips > 0 ? [{ ...bet, chips }] : []
  })
  const sum = past.level === 3 ? totalChips(staked) : matched
  if (sum > past.bank) return refuse('S.27', 'above-bank', { bank: { chips: past.bank } })
  if (sum <= 0 && (result === 'banco' || result === 'punta'))
    return refuse('S.27', 'nothing-played')
  const isSame =
    result === past.result &&
    sum === past.matched &&
    staked.length === past.bets.length &&
    staked.every(({ chips }, at) => chips === past.bets[at]?.chips)
  return isSame ? refuse('S.27', 'changes-nothing') : { result, matched: sum, bets: staked }
}

type Nets = Readonly<Record<MemberId, Chips>>

/** The effect of a coup on everybody; its amounts sum to zero. */
interface Effect {
  readonly owners: Nets
  readonly punters: Nets
  readonly tax: Chips
  /** Punters whom level 2 does not tell apart. */
  readonly unnamed: Chips
  /** Chips of the bank that its owners had back since nobody covered them (S.56a, S.71c). */
  readonly aside: Nets
  readonly nextBank: Chips
}

/** The correction of a past coup: the chips that must move now, and the coup as it stands afterwards. */
interface CorrectedCoup {
  readonly settled: SettledCoup
  /** Chips that the owners gain or, below zero, lose: in its bank while that mano goes on, else in all. */
  readonly gained: Chips
  /** Chips that each owner's share of the bank in play gains or loses; none once that mano is over, or at level 1. */
  readonly shares: Nets
  readonly transfers: readonly Transfer[]
}

/** The effect of a past coup, had it been so. Source: S.10a, S.14, V.tie. */
function effectOf(past: SettledCoup, id: TableId, coup: AsItWas, settings: Settings): Effect {
  const { bank, toutVa } = past
  const { result, matched, bets } = coup
  if (result === 'void')
    return { owners: {}, punters: {}, tax: NO_CHIPS, unnamed: NO_CHIPS, aside: {}, nextBank: bank }
  const after = bankAfter(past, id, { bank, matched, result, toutVa }, settings)
  const sign = result === 'punta' ? plus : minus
  const punters: Record<MemberId, Chips> = {}
  if (result !== 'tie')
    for (const { member, chips } of bets) punters[member] = sign(punters[member] ?? NO_CHIPS, chips)
  const unnamed = past.level === 2 ? negate(after.won) : NO_CHIPS
  const { net: owners, tax, nextBank, transfers } = after
  const aside = result === 'banco' ? ownersIn(transfers) : {}
  return { owners, punters, tax: tax.chips, unnamed, aside, nextBank }
}

/** The chips that each member receives by these transfers. */
const ownersIn = (transfers: readonly Transfer[]): Nets =>
  Object.fromEntries(
    transfers.flatMap(({ to, chips }) => {
      const member = ownerOf(to)
      return member === null ? [] : [[member, chips]]
    }),
  )

/** The effect that it had; every correction begins with it. */
const effectAsEntered = whileSame(
  ({ table, settings }: { table: TableId; settings: Settings }, _past: SettledCoup) => [
    table,
    settings,
  ],
  ({ table, settings }, past) => effectOf(past, table, past, settings),
)

/** The difference of two nets, for every member in either. */
const differing = (now: Nets, was: Nets): Record<MemberId, Chips> =>
  Object.fromEntries(
    membersIn({ ...was, ...now }).map((member) => [
      member,
      minus(now[member] ?? NO_CHIPS, was[member] ?? NO_CHIPS),
    ]),
  )

/** Two nets added up. */
const together = (a: Nets, b: Nets): Record<MemberId, Chips> =>
  Object.fromEntries(
    membersIn({ ...a, ...b }).map((member) => [
      member,
      plus(a[member] ?? NO_CHIPS, b[member] ?? NO_CHIPS),
    ]),
  )

/**
 * A past coup put right with compensating entries: members' chips, the tax, and the bank itself while the mano of that
 * coup goes on; at level 1, which follows no bank (C.4), its owners' chips. Of the last coup the bank is left as the right
 * result leaves it, with what is set aside. Source: S.27, S.39a, S.56a, cf44, cd23.
 */
export function corrected(
  past: SettledCoup,
  table: Pick<Table, 'id' | 'mano' | 'level' | 'past'>,
  coup: AsItWas,
  settings: Settings,
): CorrectedCoup {
  const was = effectAsEntered({ table: table.id, settings }, past)
  const now = effectOf(past, table.id, coup, settings)
  const owners = differing(now.owners, was.owners)
  const goesOn = table.level !== 1 && table.mano?.number === past.mano
  const isLast = goesOn && table.past.at(-1)?.serial === past.serial
  const aside = isLast ? differing(now.aside, was.aside) : {}
  const shares = differing(owners, aside)
  const gained = sumOf(Object.values(shares))
  const parties: { party: Account; chips: Chips }[] = [
    ...chipsOfEach(differing(now.punters, was.punters)),
    ...(goesOn ? [{ party: bankOf(table.id), chips: gained }] : []),
    ...chipsOfEach(goesOn ? aside : owners),
    { party: unnamedOf(table.id), chips: minus(now.unnamed, was.unnamed) },
    { party: CAGNOTTE, chips: minus(now.tax, was.tax) },
  ]
  return {
    settled: {
      ...past,
      ...coup,
      resultBy: 'S.27',
      tax: now.tax,
      nextBank: now.nextBank,
      net: together(now.owners, now.punters),
    },
    gained,
    shares: goesOn ? shares : {},
    transfers: pairedOff(merged(parties)),
  }
}

const chipsOfEach = (nets: Nets): { party: Account; chips: Chips }[] =>
  entriesIn(nets).map(([member, chips]) => ({ party: chipsOf(member), chips }))

/** Each account once: a socio may be punter and owner. */
function merged(parties: readonly { party: Account; chips: Chips }[]) {
  const all = new Map<Account, Chips>()
  for (const { party, chips } of parties) all.set(party, plus(all.get(party) ?? NO_CHIPS, chips))
  return [...all].map(([party, chips]) => ({ party, chips }))
}

/**
 * Chips that a book of results alone does not know: level 2 leaves the winnings of punters without a name, so a member
 * who must pay more than the book gives them pays from those.
 */
export function unnamedPay(
  evening: Pick<Evening, 'accounts'>,
  { id, level }: Pick<Table, 'id' | 'level'>,
  transfers: readonly Transfer[],
): Transfer[] {
  if (level === 3) return []
  const payers = [...new Set(transfers.map(({ from }) => from))]
  return payers.flatMap((payer) => {
    const left = balanceAfter(evening.accounts, transfers, payer)
    return ownerOf(payer) !== null && left < 0 ? move(unnamedOf(id), payer, negate(left)) : []
  })
}
