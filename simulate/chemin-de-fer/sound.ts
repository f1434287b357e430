import {
  balance,
  bankOf,
  CAGNOTTE,
  CASSA,
  isPhysical,
  ownerOf,
  stakeOf,
} from '@/rules/chemin-de-fer/accounts'
import { type CheminCommand, type CheminEvent, chemin } from '@/rules/chemin-de-fer/decider'
import { areChipsFollowed, areChipsKnown, type Evening } from '@/rules/chemin-de-fer/evening'
import { latestEntry } from '@/rules/chemin-de-fer/frame/steps'
import { REGULATION } from '@/rules/chemin-de-fer/provisions'
import { orderOfRights } from '@/rules/chemin-de-fer/rights/order'
import type { Coup } from '@/rules/chemin-de-fer/state/coup'
import type { TableId } from '@/rules/chemin-de-fer/state/ids'
import type { Table } from '@/rules/chemin-de-fer/state/table'
import type { Actor, AnyEvent, Envelope } from '@/rules/kernel/decider'
import { stateAfter } from '@/rules/kernel/decider'
import { membersIn } from '@/rules/kernel/ids'
import { type Account, accountsIn } from '@/rules/kernel/ledger'
import { tavolo } from '../actors'
import { wrongFloats, wrongUndone } from '../float/sound'
import { isSame } from '../watch'
import { wrongRecord } from './record'
import { isOut } from './room'

const wrongLine = wrongUndone(chemin)

/** Every row that may decide a coup. */
const ROWS: ReadonlySet<string> = new Set(
  REGULATION.flatMap(({ provisions }) => Object.keys(provisions)),
)

/** The error in the money and the tables after an event, in what it changed; null when there is none. */
export function wrongAfter(
  before: Evening,
  event: CheminEvent,
  after: Evening,
  _command?: string,
  by?: Actor,
): string | null {
  const moved = wrongMoves(before, event, after)
  if (moved) return `${event.type}: ${moved}`
  const floats = wrongFloats(before, after)
  if (floats) return `${event.type}: ${floats}`
  const isPaid = after.accounts !== before.accounts
  for (const id in after.tables) {
    const table = after.tables[id as TableId]
    if (!table || (!isPaid && table === before.tables[table.id])) continue
    const wrong =
      wrongBank(after, table) ??
      wrongStakes(after, table) ??
      wrongRecord(before, event, after, table.id, by)
    if (wrong) return `${event.type} at ${table.id}: ${wrong}`
  }
  return null
}

/** The accounts move by the event's transfers and by nothing else, and none of physical chips falls below zero. */
function wrongMoves(before: Evening, event: AnyEvent, after: Evening): string | null {
  const { transfers = [] } = event
  if (transfers.length === 0)
    return before.accounts === after.accounts ? null : 'the accounts moved without transfers'
  const moved = new Map<Account, number>()
  for (const { from, to, chips } of transfers) {
    if (!Number.isSafeInteger(chips) || chips <= 0) return `${chips} went from ${from} to ${to}`
    moved.set(from, (moved.get(from) ?? 0) - chips)
    moved.set(to, (moved.get(to) ?? 0) + chips)
  }
  for (const [account, chips] of moved) {
    const now = balance(after, account)
    if (now !== balance(before, account) + chips) return `${account} is ${now}`
    if (chips >= 0 || now >= 0 || !isPhysical(account)) continue
    if (isUnknown(after, account) || (ownerOf(account) && !areChipsKnown(before))) continue
    // A box may hold less than its coups paid, after the club has given tax back.
    if (account !== CAGNOTTE || event.type !== 'taxBoxCounted') return `${account} is ${now}`
  }
  return null
}

/** Chips before a member that a level does not follow. */
const isUnknown = (evening: Evening, account: Account): boolean =>
  ownerOf(account) !== null && !areChipsFollowed(evening)

/** The bank's shares sum to the bank's account; without a banker there is no bank. */
function wrongBank(evening: Evening, { id, mano, level, turn, seguito }: Table): string | null {
  const bank = balance(evening, bankOf(id))
  let shares = 0
  if (mano)
    for (const member of membersIn(mano.shares)) {
      const share = mano.shares[member] ?? 0
      if (share < 0) return `${member}'s share is ${share}`
      shares += share
    }
  if (level === 1 ? bank !== 0 : shares !== bank) return `shares of ${shares}, a bank of ${bank}`
  if (mano && (turn !== null || seguito)) return 'a banker while a mano is on offer, or a turn'
  return seguito && turn !== null ? 'a turn while a mano is on offer' : null
}

/** Each stake lies on its own account, and a coup's bank is the bank. */
function wrongStakes(evening: Evening, { id, coup, mano }: Table): string | null {
  if (!coup) return null
  if (!mano) return 'a coup without a banker'
  const bank = balance(evening, bankOf(id))
  if (coup.bank !== bank) return `a coup's bank of ${coup.bank}, a bank of ${bank}`
  for (const { member, sum, plays } of coup.bets) {
    if (isOut(evening, member)) return `${member}, who was asked to leave, has a stake`
    const laid = balance(evening, stakeOf(id, member))
    if (laid !== sum || plays > sum || plays < 0)
      return `${member} has ${sum} on the coup, ${plays} of them playing, and laid ${laid}`
  }
  return null
}

/** The phase of the coup in play agrees with its holder, its result and its stakes. */
function wrongCoup({ coup, mano }: Table): string | null {
  if (!coup) return null
  const { phase, holder, result, bets } = coup
  if (bets.some(({ member }) => member === mano?.banker)) return 'the banker has a stake'
  const isBefore = phase === 'open' || phase === 'closed'
  if (phase === 'open' && holder) return 'cards given while the stakes are open'
  if (!isBefore && !holder) return `a coup ${phase} without a holder`
  if ((result !== null) !== (phase === 'decided' || phase === 'settled'))
    return `a coup ${phase} with the result ${result}`
  const isStaked = holder === null || bets.some(({ member }) => member === holder.member)
  if (!isStaked && holder.by !== 'employee' && !coup.asking)
    return 'the cards are with nobody on the coup'
  return wrongPlaying(coup) ?? wrongWords(coup)
}

/** After the closing one call is granted at most, and no more plays than the bank covers (S.18a, S.51, cf31). */
function wrongPlaying({ phase, calls, bets, bank, toutVa, asking }: Coup): string | null {
  if (phase === 'open' || asking) return null
  const granted = calls.filter(({ laid }) => laid > 0)
  if (granted.length > 1) return `${granted.length} calls are granted`
  let plays = 0
  for (const bet of bets) plays += bet.plays
  const isUncovered = toutVa && phase === 'closed'
  return plays <= bank || isUncovered ? null : `${plays} play against a bank of ${bank}`
}

/** The words of the coup agree with its phase, a row that decided it is in the register, and no card lies twice. */
function wrongWords(coup: Coup): string | null {
  const { phase, puntaWord, bancoWord, resultBy } = coup
  if (phase === 'open' || phase === 'closed') {
    if (puntaWord !== null || bancoWord !== null) return `a word while the coup is ${phase}`
  } else if (phase === 'dealt' && puntaWord !== null) return 'the punta has spoken, and is due to'
  else if (phase === 'spoken' && puntaWord === null) return 'the punta has spoken no word'
  if (resultBy !== null && !ROWS.has(resultBy)) return `decided by ${resultBy}`
  return wrongCards(coup)
}

/** Of the six packs no card can lie more than six times on one coup, and a third card is the third of its hand. */
function wrongCards({ punta, banco, thirds, surplus }: Coup): string | null {
  for (const [hand, third] of [
    [punta, thirds.punta],
    [banco, thirds.banco],
  ] as const)
    if (hand.length > 2 && third?.card !== null && third?.card !== hand[2])
      return 'a third card that is not the one drawn'
  const lie = [...punta, ...banco, ...surplus.map(({ card }) => card)]
  const most = lie.find((card) => card !== null && lie.filter((one) => one === card).length > 6)
  return most === undefined ? null : `the card ${most} lies more than six times`
}

/** The error that a costly look at the whole evening finds; null when there is none. */
export const wrongWhole = (
  before: Evening,
  step: Envelope<CheminCommand>,
  after: Evening,
): string | null =>
  wrongSums(after) ??
  wrongLine(before, step, after) ??
  wrongSeats(after) ??
  Object.values(after.tables).reduce<string | null>(
    (wrong, table) =>
      wrong ??
      wrongCoup(table) ??
      wrongRights(after, table) ??
      wrongBack(before, step, after, table),
    null,
  )

/** The error in an evening as it stands, whatever came before it; null where commands can have made it. */
export const wrongStanding = (evening: Evening): string | null =>
  wrongSums(evening) ??
  wrongSeats(evening) ??
  Object.values(evening.tables).reduce<string | null>(
    (wrong, table) =>
      wrong ??
      wrongBank(evening, table) ??
      wrongStakes(evening, table) ??
      wrongCoup(table) ??
      wrongRights(evening, table),
    null,
  )

/** The accounts sum to zero, the cashier gave out exactly the casse, and stakes lie only upon a coup. */
function wrongSums(evening: Evening): string | null {
  const { accounts, persons, tables, tableau } = evening
  let sum = 0
  let stakes = 0
  for (const account of accountsIn(accounts)) {
    const chips = accounts[account] ?? 0
    sum += chips
    if (account.startsWith('puntate:')) stakes += chips
    // A tax box may hold less than its coups paid, after the club has given tax back.
    // Chips that a line of banknotes left unfollowed for a while may lie below zero after the line is undone.
    const isExcused = account === CAGNOTTE || (ownerOf(account) && evening.float.settings !== null)
    if (chips < 0 && isPhysical(account) && !isExcused && !isUnknown(evening, account))
      return `${account} is ${chips}`
  }
  if (sum !== 0) return `the accounts sum to ${sum}`
  let laid = 0
  for (const { coup } of Object.values(tables)) for (const bet of coup?.bets ?? []) laid += bet.sum
  if (laid !== stakes) return `${laid} on the coups, ${stakes} laid`
  if (tableau) return wrongSheet(evening)
  let drawn: number = balance(evening, CASSA)
  for (const { casse } of Object.values(persons)) for (const { chips } of casse) drawn += chips
  // Banknotes changed without a name are nobody's cassa (ch22).
  for (const { member, chips } of evening.float.cash) if (member === null) drawn += chips
  return drawn === 0 ? null : `the cashier and the casse differ by ${drawn}`
}

/** A tableau's finals with the club's part sum to zero, and no chip is left. */
function wrongSheet({ tableau, accounts }: Evening): string | null {
  if (!tableau) return null
  const { rows, tax, deposits, notes = 0 } = tableau
  const sum = rows.reduce((total, { final }) => total + final, tax + deposits - notes)
  if (sum !== 0) return `the tableau sums to ${sum}`
  const left = Object.entries(accounts).find(([, chips]) => chips !== 0)
  return left ? `${left[0]} still holds ${left[1]}` : null
}

/** One person, one seat, one table, and no booking beside it (S.22). */
function wrongSeats({ tables }: Evening): string | null {
  const holders = Object.values(tables).flatMap(({ seats }) =>
    seats.flatMap(({ holder }) => holder ?? []),
  )
  const twice = holders.find((member, at) => holders.indexOf(member) !== at)
  if (twice !== undefined) return `${twice} has two seats`
  for (const { id, status, bookings } of Object.values(tables)) {
    const booked = bookings.find(({ member }) => holders.includes(member))
    if (booked && status !== 'closed') return `${booked.member} has a seat, and is booked at ${id}`
  }
  return null
}

/** Each right is one member's, once. */
function wrongRights({ settings }: Evening, table: Table): string | null {
  const lists = {
    rights: table.coup?.phase === 'closed' ? orderOfRights(table, settings) : [],
    suivi: table.suivi,
    'rights to banco': table.tableLoser,
    bets: table.coup?.bets ?? [],
    calls: table.coup?.calls ?? [],
    bookings: table.bookings,
  }
  for (const [name, list] of Object.entries(lists)) {
    const members = list.map(({ member }) => member)
    const twice = members.find((member, at) => members.indexOf(member) !== at)
    if (twice !== undefined) return `${twice} stands twice in the ${name} of ${table.id}`
  }
  const limits = table.limits.map((one) => `${one.kind} of ${one.member} from ${one.oldSeat}`)
  const twice = limits.find((limit, at) => limits.indexOf(limit) !== at)
  return twice === undefined ? null : `a limit twice: ${twice}`
}

/** Taking the latest entry back restores the table and the chips as they were before it. */
function wrongBack(
  before: Evening,
  step: Envelope<CheminCommand>,
  after: Evening,
  table: Table,
): string | null {
  const was = before.tables[table.id]
  const entry = latestEntry(table)
  if (!was || was === table || step.command.type === 'takeBack' || entry.length === 0) return null
  // An event beside the play makes no entry: the latest one may then be another's, of the same moment.
  if (table.steps === was.steps) return null
  if (entry[0]?.at !== step.at || table.moves - was.moves !== entry.length) return null
  const by = tavolo(table.id)
  const command = { type: 'takeBack' as const, table: table.id }
  const given = { id: 'back', at: step.at, by, command, secrets: {} }
  const decision = chemin.decide(after, given)
  if (!decision.accepted) return null
  const back = stateAfter(chemin.evolve, after, decision, given)
  const restored = back.tables[table.id]
  if (!restored) return 'taking back left no table'
  const { disputes, steps, moves } = was
  if (!isSame({ ...restored, disputes, steps, moves }, was))
    return `taking back ${step.command.type} left another table`
  const accounts = new Set([...accountsIn(before.accounts), ...accountsIn(back.accounts)])
  for (const account of accounts)
    if (balance(before, account) !== balance(back, account))
      return `taking back ${step.command.type} left ${account} at ${balance(back, account)}`
  return wrongSums(back)
}
