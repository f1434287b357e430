import { balance, bancoOf, CASSA } from '@/rules/banked/accounts'
import { RANKS } from '@/rules/kernel/cards'
import type { Actor, Envelope } from '@/rules/kernel/decider'
import { type Account, accountsIn } from '@/rules/kernel/ledger'
import { isPhysical, posteOf, premioOf, prigioneOf } from '@/rules/trente-et-quarante/accounts'
import {
  type TrenteCommand,
  type TrenteGameEvent,
  trenteGame,
} from '@/rules/trente-et-quarante/decider'
import type { Evening } from '@/rules/trente-et-quarante/evening'
import { CARDS_IN_TAGLIA, countedOut, leftOf } from '@/rules/trente-et-quarante/play/taglia'
import type { Table } from '@/rules/trente-et-quarante/state/table'
import {
  wrongBackOf,
  wrongBegun,
  wrongBehind,
  wrongMoves,
  wrongPaid,
  wrongWaiting,
} from '../banked/sound'
import { wrongFloats, wrongUndone } from '../float/sound'
import type { Ruled } from '../ruled'
import { wrongResults } from './results'

const wrongBack = wrongBackOf<Evening, Table, TrenteCommand, TrenteGameEvent>({
  rules: trenteGame,
  takeBack: (table) => ({ type: 'takeBack', table }),
  restored: ({ moves: _, steps: __, disputes: ___, ...table }: Table) => table,
})

const wrongLine = wrongUndone(trenteGame)

/** The error in the money and the table after an event, in what it changed; null when there is none. */
export function wrongAfter(
  before: Evening,
  event: TrenteGameEvent,
  after: Evening,
  _command?: string,
  by?: Actor,
): string | null {
  const moved = wrongMoves(before, event, after, isPhysical)
  if (moved) return `${event.type}: ${moved}`
  const floats = wrongFloats(before, after)
  if (floats) return `${event.type}: ${floats}`
  const id = 'table' in event ? event.table : undefined
  const table = id === undefined ? undefined : after.tables[id as Table['id']]
  const was = id === undefined ? undefined : before.tables[id as Table['id']]
  if (!table || !was || table === was) return null
  const wrong =
    wrongParts(before, event, after) ??
    (event.type === 'colpoSettled' ? wrongResults(was, event) : null) ??
    (table.poste === was.poste && table.insurances === was.insurances
      ? null
      : wrongCloth(after, table)) ??
    wrongCards(was, event, table) ??
    wrongBehind<Table>(event, was, table, ruledAt, by) ??
    wrongBegun(after.float, was, table) ??
    wrongPaid(after.float, event, table) ??
    wrongWaiting(was, table)
  return wrong && `${event.type} at ${table.id}: ${wrong}`
}

/** Colpi that the inspector has ruled on. */
const ruledAt = ({ disputes }: Table): readonly Ruled[] =>
  disputes.flatMap(({ coup, decision }) =>
    decision
      ? [{ serial: coup, at: decision.at, hasMovedChips: decision.transfers.length > 0 }]
      : [],
  )

/** The bank's account moves by what an event's parts collect and pay, and by nothing else: float = opening − paid + collected. */
function wrongParts(before: Evening, event: TrenteGameEvent, after: Evening): string | null {
  if (!('parts' in event) || !('table' in event)) return null
  let won = 0
  for (const { amount, takes, back, pays } of event.parts) {
    if (takes + back !== 0 && takes + back !== amount)
      return `${takes} and ${back} of a stake of ${amount}`
    won += takes - pays
  }
  const bank = bancoOf(event.table)
  const is = balance(after, bank) - balance(before, bank)
  return is === won ? null : `the bank moves by ${is}, its parts by ${won}`
}

/** The book has exactly the stakes and the premiums that lie on the cloth. */
function wrongCloth(evening: Evening, { id, poste, insurances }: Table): string | null {
  const lying = new Map<Account, number>()
  const add = (account: Account, chips: number) =>
    lying.set(account, (lying.get(account) ?? 0) + chips)
  for (const { player, chance, amount, prisons } of poste) {
    if (amount <= 0) return `a stake of ${amount}`
    add(prisons > 0 ? prigioneOf(id, chance, player) : posteOf(id, chance, player), amount)
  }
  for (const { player, chance, premium, insured } of insurances) {
    add(premioOf(id, chance, player), premium)
    const free = lying.get(posteOf(id, chance, player)) ?? 0
    if (insured > free) return `${insured} insured of ${free}`
  }
  for (const [account, chips] of lying)
    if (balance(evening, account) !== chips) return `${account} has not ${chips}`
  return null
}

/** A card shown is one card more out of the taglia, and no value has more cards than its packs. */
function wrongCards(was: Table, event: TrenteGameEvent, { taglia }: Table): string | null {
  if (event.type !== 'cardDealt') return null
  if (countedOut(taglia) !== countedOut(was.taglia) + 1) return 'a card is not accounted for'
  if (countedOut(taglia) > CARDS_IN_TAGLIA) return `${countedOut(taglia)} cards are out`
  return RANKS.some((rank) => leftOf(taglia.out, rank) < 0) ? 'a card too many of a value' : null
}

/** The error that a costly look at the whole day finds; null when there is none. */
export const wrongWhole = (
  before: Evening,
  step: Envelope<unknown>,
  after: Evening,
): string | null =>
  wrongSums(after) ??
  wrongLine(before, step, after) ??
  Object.values(after.tables).reduce<string | null>(
    (wrong, table) => wrong ?? wrongLeft(after, table) ?? wrongBack(before, step, after, table),
    null,
  )

/** The book sums to zero, and the desk's account is what it handed out. */
function wrongSums(evening: Evening): string | null {
  const { accounts, persons, tableau } = evening
  const sum = accountsIn(accounts).reduce((total, account) => total + balance(evening, account), 0)
  if (sum !== 0) return `the accounts sum to ${sum}`
  if (tableau) return null
  // Banknotes changed without a name are nobody's cassa (ch22).
  const unnamed = evening.float.cash.filter(({ member }) => member === null)
  const casse = [...Object.values(persons).flatMap((person) => person.casse), ...unnamed]
  const drawn = casse.reduce((total, { chips }) => total + chips, balance(evening, CASSA) as number)
  return drawn === 0 ? null : `the desk and the casse differ by ${drawn}`
}

/** Nothing lies on an account of the cloth without a stake or a premium of its own. */
function wrongLeft(evening: Evening, table: Table): string | null {
  const wrong = wrongCloth(evening, table)
  if (wrong) return wrong
  const prefix = new RegExp(`^(poste|prigione|premi):${table.id}:`)
  const booked = accountsIn(evening.accounts)
    .filter((account) => prefix.test(account))
    .reduce((sum, account) => sum + balance(evening, account), 0)
  const lies =
    table.poste.reduce((sum, { amount }) => sum + amount, 0) +
    table.insurances.reduce((sum, { premium }) => sum + premium, 0)
  return booked === lies ? null : `the book has ${booked} on the cloth, the table ${lies}`
}
