import { balance, bancoOf, CASSA } from '@/rules/banked/accounts'
import { memberOf } from '@/rules/banked/ids'
import { shoeSums } from '@/rules/banked/views/book'
import { isPhysical, puntataOf } from '@/rules/black-jack/accounts'
import {
  type BlackJackCommand,
  type BlackJackGameEvent,
  blackJackGame,
} from '@/rules/black-jack/decider'
import type { Evening } from '@/rules/black-jack/evening'
import { threeToTwo } from '@/rules/black-jack/play/settlement'
import { cardsIn, countedOut } from '@/rules/black-jack/play/shoe'
import type { Colpo, SettledPart } from '@/rules/black-jack/state/colpo'
import type { Table } from '@/rules/black-jack/state/table'
import { listOfCounts } from '@/rules/kernel/cards'
import { sumOf } from '@/rules/kernel/chips'
import type { Actor, Envelope } from '@/rules/kernel/decider'
import { accountsIn } from '@/rules/kernel/ledger'
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

const wrongBack = wrongBackOf<Evening, Table, BlackJackCommand, BlackJackGameEvent>({
  rules: blackJackGame,
  takeBack: (table) => ({ type: 'takeBack', table }),
  restored: ({ moves: _, steps: __, claims: ___, ...table }: Table) => table,
})

const wrongLine = wrongUndone(blackJackGame)

/** The error in the money and the tables after an event, in what it changed; null when there is none. */
export function wrongAfter(
  before: Evening,
  event: BlackJackGameEvent,
  after: Evening,
  _command?: string,
  by?: Actor,
): string | null {
  const moved = wrongMoves(before, event, after, isPhysical)
  if (moved) return `${event.type}: ${moved}`
  const spoken = wrongSpoken(before, event)
  if (spoken) return `${event.type}: ${spoken}`
  const floats = wrongFloats(before, after)
  if (floats) return `${event.type}: ${floats}`
  for (const id in after.tables) {
    const table = after.tables[id as Table['id']]
    const was = before.tables[id as Table['id']]
    if (!table || table === was) continue
    const isPaid = after.accounts !== before.accounts
    const wrong =
      wrongShoe(was, table) ??
      wrongStakes(after, was, table, isPaid) ??
      wrongParts(was, table) ??
      wrongBehind<Table>(event, was, table, ruledAt, by) ??
      wrongBegun(after.float, was, table) ??
      wrongPaid(after.float, event, table) ??
      wrongWaiting(was, table)
    if (wrong) return `${event.type} at ${id}: ${wrong}`
  }
  return null
}

/** Nobody adds chips for a person who is away or was sent out, unless the table lets the inspector enter a wish. */
function wrongSpoken({ tables, sentOut }: Evening, event: BlackJackGameEvent): string | null {
  if (!('hand' in event && 'player' in event && 'chips' in event) || event.chips === 0) return null
  const { player } = event
  const table = tables[event.table]
  const isAway = table?.seats.some(({ holder, isAway }) => holder === player && isAway)
  const isGone =
    isAway ||
    sentOut.some(({ member, unnamed }) =>
      unnamed
        ? unnamed.table === event.table && unnamed.player === player
        : member === memberOf(player),
    )
  return isGone && table?.settings.awayWord === 'no' ? `${player} is not there` : null
}

/** Colpi with a claim that was ruled on, or a void: neither moves chips that a taking back does not move back. */
const ruledAt = ({ claims, voided }: Table): readonly Ruled[] =>
  [...claims.filter(({ ruling }) => ruling !== null), ...voided].map(({ colpo, at }) => ({
    serial: colpo,
    at,
    hasMovedChips: false,
  }))

/** No more cards are out than the packs hold, of any rank and in all; a shoe and a colpo left as they were still hold. */
function wrongShoe(was: Table | undefined, { shoe, settings, colpo }: Table): string | null {
  const isSame = was?.shoe === shoe && was.settings === settings
  if (isSame && was.colpo === colpo) return null
  for (const out of isSame ? [] : listOfCounts(shoe.out))
    if (out < 0 || out > settings.packs * 4) return `${out} cards of one rank are out`
  const out = countedOut(shoe)
  if (out > cardsIn(settings)) return `${out} cards are out`
  const lying = colpo ? lyingIn(colpo) : 0
  return lying > out ? `${lying} cards lie there and ${out} are out` : null
}

/** The cards that lie on the table in a colpo. */
function lyingIn({ caselle, banco, bancoNext }: Colpo): number {
  let lying = banco.length + bancoNext.length
  for (const { hands } of caselle) for (const { cards } of hands) lying += cards.length
  return lying
}

/**
 * Each puntata and each insurance lies on its own account, and an insurance is half its puntata at most. While no chips
 * move, the puntate of a casella that are the same as before the event lie as they did.
 */
function wrongStakes(
  { accounts }: Evening,
  was: Table | undefined,
  { id, colpo }: Table,
  isPaid: boolean,
): string | null {
  const before = was?.colpo?.caselle ?? []
  let place = 0
  for (const { number, puntate, isVoid } of colpo?.caselle ?? []) {
    const old = before[place++]
    if (!isPaid && old?.puntate === puntate && old.number === number && old.isVoid === isVoid)
      continue
    for (const { player, amount, on, insurance } of puntate) {
      if (insurance * 2 > amount) return `${player} is insured for ${insurance} of ${amount}`
      if (isVoid && (insurance > 0 || on.some((chips) => chips > 0)))
        return 'chips on a void casella'
      let lies = 0
      for (const chips of on) lies += chips
      const laid = accounts[puntataOf(id, number, player)] ?? 0
      if (lies !== laid) return `${player} has ${lies} on casella ${number}, and laid ${laid}`
    }
  }
  return null
}

/** The sum that an outcome pays on a stake; an insurance wins twice. */
function paysOf({ outcome, stake, hand }: SettledPart): number {
  if (outcome === 'won') return hand === null ? stake * 2 : stake
  if (outcome === 'par') return stake
  return outcome === 'black-jack' ? threeToTwo(stake) : 0
}

/** Every result is one of those allowed, with its sum. */
function wrongParts(was: Table | undefined, { past }: Table): string | null {
  if (!was || past === was.past) return null
  for (const part of past.at(-1)?.parts ?? [])
    if (part.pays !== paysOf(part) || part.stake <= 0)
      return `${part.outcome} pays ${part.pays} on ${part.stake}`
  return null
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
    (wrong, table) => wrong ?? wrongBanco(after, table) ?? wrongBack(before, step, after, table),
    null,
  )

/** The accounts sum to zero, the desk gave out exactly the casse, and puntate lie only upon a colpo. */
function wrongSums(evening: Evening): string | null {
  const { accounts, persons, tables, tableau } = evening
  let sum = 0
  let lying = 0
  for (const account of accountsIn(accounts)) {
    const chips = accounts[account] ?? 0
    sum += chips
    if (account.startsWith('puntate:') || account.startsWith('assicurazione:')) lying += chips
  }
  if (sum !== 0) return `the accounts sum to ${sum}`
  let laid = 0
  for (const { colpo } of Object.values(tables))
    for (const { puntate } of colpo?.caselle ?? [])
      for (const { on, insurance } of puntate) laid += insurance + sumOf(on)
  if (laid !== lying) return `${lying} lie on caselle`
  if (tableau) {
    const finals = tableau.rows.reduce((total, { final }) => total + final, tableau.club as number)
    return finals === 0 ? null : `the tableau sums to ${finals}`
  }
  let drawn: number = balance(evening, CASSA)
  for (const { casse } of Object.values(persons)) for (const { chips } of casse) drawn += chips
  // Banknotes changed without a name are nobody's cassa (ch22).
  for (const { member, chips } of evening.float.cash) if (member === null) drawn += chips
  return drawn === 0 ? null : `the desk and the casse differ by ${drawn}`
}

/** The banco's account is the sum of its colpi, while all of them are kept, with what was abandoned for good. */
function wrongBanco(evening: Evening, table: Table): string | null {
  const { id, past, colpo, abandoned, serial } = table
  if (past.length < serial || evening.tableau || colpo) return null
  const won = past.reduce((sum, one) => sum + one.won, 0)
  const left = abandoned.reduce(
    (sum, { status, chips }) => sum + (status === 'float' ? chips : 0),
    0,
  )
  const is = balance(evening, bancoOf(id))
  for (const shoe of left === 0 ? shoeSums(table, is) : []) {
    const own = past.filter((one) => one.shoe === shoe.number)
    const sum = own.reduce((total, one) => total + one.won, 0)
    if (sum !== shoe.won) return `shoe ${shoe.number} has ${shoe.won}, its colpi ${sum}`
  }
  return is === won + left ? null : `the banco has ${is}, its colpi ${won} and ${left} abandoned`
}
