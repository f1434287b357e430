import { type Chips, lesser, minus, NO_CHIPS, plus, sumOf } from '../../kernel/chips'
import type { Instant, Refused } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { post, type Transfer } from '../../kernel/ledger'
import { isRefused } from '../../kernel/refusal'
import { lowestFor } from '../cards/packs'
import { altezzaOf } from '../colpo/altezza'
import {
  afterPaying,
  belowPot,
  participants,
  potDealtFor,
  quotaDue,
  takingPart,
} from '../colpo/parol'
import { hasPaid, isDealtAgain } from '../colpo/void'
import { chipsOf, POT, restoOf } from '../money/accounts'
import { giroFrom, leftOf, middleOf, restoAt, seatedPlayers } from '../money/resti'
import { refuse } from '../refuse'
import { isGone } from '../room/clock'
import {
  type Aftermath,
  type Colpo,
  chipsIn,
  type HonourPot,
  type Parol,
  type Put,
} from '../state/colpo'
import type { SeatNumber } from '../state/ids'
import type { Table } from '../state/table'
import { type Passage, passPack } from './cartaro'
import type { ColpoDealt } from './events'

/** The players who take part, and what each owes the pot before the cards are dealt. */
interface Company {
  parol: Parol | null
  from: SeatNumber
  players: readonly MemberId[]
  owed: readonly Put[]
}

/**
 * Deals the next colpo: the pack passes to the dealer; uscite, quotas of a parol and debts go into the pot; each
 * player's remaining resto is recorded. Source: Art. IV, V and XIII.
 */
export function dealing(table: Table, out: readonly MemberId[], at: Instant): ColpoDealt | Refused {
  const { cartaro } = table
  if (cartaro === null) throw new Error(`nobody deals at ${table.id}`)
  const company = gather(table, cartaro, out)
  if (isRefused(company)) return company
  const { parol, from } = company
  const passage = passPack(table, from, dealerOf(table, company, out), parol !== null)
  if (!passage) return refuse('V.2', 'nobody-may-deal')
  let { owed } = company
  if (table.settings.uscitaMode === 'cartaro' && !parol && !isDealtAgain(table)) {
    owed = [{ member: passage.cartaro, chips: table.settings.uscita }]
    if (restoAt(table, passage.cartaro) < table.settings.uscita)
      return refuse('IV.2', 'uscita-missing', { members: { members: [passage.cartaro] } })
  }
  const players = giroFrom(table, passage.seat).filter((member) => company.players.includes(member))
  if (players.length < (parol ? 1 : 2)) return refuse('IV.2', 'too-few-players')
  return laidOut(table, { parol, from, players, owed }, passage, at)
}

/** The players of a parol (XIII.1, XIII.5), or of an ordinary colpo (IV.2, IV.5). */
function gather(table: Table, cartaro: SeatNumber, out: readonly MemberId[]): Company | Refused {
  const here = giroFrom(table, cartaro)
  const stranger = out.find((member) => !here.includes(member))
  if (stranger !== undefined)
    return refuse(null, 'not-here-to-sit-out', { member: { member: stranger } })
  const inParol = table.parol ? participants(table, table.parol) : []
  if (table.parol && inParol.length > 0) return gatherParol(table, table.parol, inParol, here, out)
  // B6: those who come in may still come back to their held seats.
  if (takingPart(table).length > 0) return refuse('XIII.2', 'participants-away')
  const players = here.filter((member) => !out.includes(member))
  const uscita = table.settings.uscitaMode === 'tutti' ? table.settings.uscita : NO_CHIPS
  const owed = players.map((member) => ({
    member,
    chips: hasPaid(table, member) ? NO_CHIPS : uscita,
  }))
  const lacking = owed
    .filter(
      ({ member, chips }) =>
        table.players[member]?.casse.length === 0 || restoAt(table, member) < chips,
    )
    .map(({ member }) => member)
  if (lacking.length > 0) return refuse('IV.2', 'uscita-missing', { members: { members: lacking } })
  return { parol: null, from: table.parol?.nextCartaro ?? cartaro, players, owed }
}

function gatherParol(
  table: Table,
  parol: Parol,
  inParol: readonly MemberId[],
  here: readonly MemberId[],
  out: readonly MemberId[],
): Company | Refused {
  const players = here.filter((other) => inParol.includes(other) && !out.includes(other))
  // XIII.7, G9: who deals needs somebody to cut, and a player who is away may still come back to contest the pot.
  const mayComeBack = parol.entitled.some(
    (member) =>
      (parol.declared[member] ?? parol.remainers.includes(member)) &&
      !here.includes(member) &&
      !isGone(table.players[member]),
  )
  if (players.length === 0 || (players.length === 1 && mayComeBack))
    return refuse('XIII.2', 'participants-away')
  const owed = players.map((member) => ({ member, chips: quotaDue(parol, member) }))
  const short = owed.find(({ member, chips }) => restoAt(table, member) < chips)
  if (short) return refuse('XIII.3', 'quota-missing', { member: { member: short.member } })
  const pot = potDealtFor(table, parol, players)
  const below = belowPot(table, parol, players)
  if (below.length > 0)
    return refuse('XIII.3', 'passata-for-parol', {
      members: { members: below },
      pot: { chips: pot },
    })
  return { parol, from: table.cartaro ?? parol.nextCartaro, players, owed }
}

/**
 * XIII.7: in a parol one of those who take part; otherwise a
 * present player, with chips if only the cartaro pays the uscita.
 */
function dealerOf(table: Table, { parol, players }: Company, out: readonly MemberId[]) {
  return ({ member, casse }: { member: MemberId; casse: readonly unknown[] }) => {
    if (parol) return players.includes(member)
    if (players.includes(member)) return true
    const pays = table.settings.uscitaMode === 'cartaro' ? table.settings.uscita : NO_CHIPS
    return out.includes(member) && casse.length > 0 && restoAt(table, member) >= pays
  }
}

function laidOut(table: Table, company: Company, passage: Passage, at: Instant): ColpoDealt {
  const { players, parol } = company
  const { transfers, debts } = intoPot(table, company, passage)
  const accounts = post(table.accounts, transfers)
  const stakes = chipsOf(players, (member) => accounts[restoOf(member)] ?? NO_CHIPS)
  const later = sumOf(parol?.split ?? [])
  const giro = Math.max(1, table.giro + passage.giri)
  const honourPots = parol ? table.honourPots : playableFirst(table.honourPots, players)
  const honourPot = parol ? undefined : honourPots[0]
  const cutter = cutterOf(table, passage.seat, players)
  const before: Aftermath = {
    cartaro: company.from,
    opening: table.opening,
    parol: parol && afterPaying(table, parol, players),
    honourPots,
  }
  const colpo: Colpo = {
    number: table.colpoNumber + 1,
    giro,
    cartaro: passage.cartaro,
    cartaroSeat: passage.seat,
    cutter,
    dealtAt: at,
    players,
    absent: notDealtTo(table, passage.seat, cutter, parol !== null),
    formers: parol ? parol.entitled : formersOf(table, company),
    opening: parol ? table.settings.parolOpening : table.opening,
    pot: minus(accounts[POT] ?? NO_CHIPS, later),
    lowest: packOf(table, players),
    honourPot: honourPot && canBeWon(honourPot, players) ? honourPot : null,
    stakes,
    altezza: altezzaOf(table, players, stakes),
    parolOf: parol?.colpo ?? null,
    outcome: null,
    settledAt: null,
    dealt: transfers,
    settled: [],
    rebuys: [],
    before,
    corrected: 0,
  }
  const absent = passage.charged.map(({ member }) => member)
  return {
    type: 'colpoDealt',
    table: table.id,
    colpo,
    giro,
    parol: before.parol,
    absent,
    debts,
    transfers,
  }
}

/**
 * X.1, D6: the pack depends on the players with a seat, or on those dealt in once it was stripped (V.4). It never
 * changes while a pot is unclaimed, as in a parol.
 */
function packOf(table: Table, players: readonly MemberId[]): number {
  const last = table.colpi[0]
  if (last && middleOf(table) > 0) return last.lowest
  const hands = table.stripped ? players.length : seatedPlayers(table).length
  return lowestFor(hands, table.settings.lowestCard)
}

/** XIV.4: whether a player of this colpo took part in forming this pot. */
const canBeWon = ({ entitled }: HonourPot, players: readonly MemberId[]) =>
  entitled.some((member) => players.includes(member))

/** The honour pots, with the first one that these players may win moved to the front. */
function playableFirst(pots: readonly HonourPot[], players: readonly MemberId[]): HonourPot[] {
  const index = pots.findIndex((pot) => canBeWon(pot, players))
  return [...pots.slice(Math.max(0, index), index + 1), ...pots.filter((_, i) => i !== index)]
}

/**
 * Uscite and quotas, the absent cartari's uscite (V.3), and the part of
 * older debts that can be paid now (D4), but never in a parol (XIII.6).
 */
function intoPot(table: Table, { owed, parol }: Company, { charged }: Passage) {
  const transfers: Transfer[] = []
  const debts: Record<MemberId, Chips> = {}
  for (const { member, status, debt } of seatedPlayers(table)) {
    const due = chipsIn(owed, member)
    const pays = status === 'seated' && parol === null
    const paid = pays ? lesser(debt, minus(restoAt(table, member), due)) : NO_CHIPS
    const chips = plus(due, paid)
    if (chips !== 0) transfers.push({ from: restoOf(member), to: POT, chips })
    if (paid > 0) debts[member] = minus(debt, paid)
  }
  for (const { member, paid, debt } of charged) {
    if (paid > 0) transfers.push({ from: restoOf(member), to: POT, chips: paid })
    if (debt > 0) debts[member] = plus(table.players[member]?.debt ?? NO_CHIPS, debt)
  }
  return { transfers, debts }
}

/** V.1, D5: the first player in the colpo on the cartaro's right. */
const cutterOf = (table: Table, seat: SeatNumber, players: readonly MemberId[]): MemberId | null =>
  players.findLast((member) => table.players[member]?.seat !== seat) ?? null

/** IV.6: an absent player who should have cut loses the colpo, as does any absent player who is dealt no cards (D3). */
function notDealtTo(
  table: Table,
  seat: SeatNumber,
  cutter: MemberId | null,
  inParol: boolean,
): MemberId[] {
  if (inParol || table.stripped) return []
  const limit = toTheRight(table, seat, (cutter && table.players[cutter]?.seat) ?? seat)
  const absent: MemberId[] = []
  for (const player of seatedPlayers(table))
    if (player.status === 'away' && toTheRight(table, seat, player.seat) > limit)
      absent.push(player.member)
  return absent
}

/** The number of seats from one seat to another, going right. */
const toTheRight = ({ settings }: Table, from: SeatNumber, to: SeatNumber): number =>
  (from - to + settings.seats) % settings.seats

/** XIII.1: the players who pay, or who are present when the cartaro pays, and those who formed a pot that was left. */
function formersOf(table: Table, { players, from }: Company): MemberId[] {
  const last = table.colpi[0]
  const stayed = last?.outcome.kind === 'nobody-opened' || last?.outcome.kind === 'void'
  const carried = stayed && last.parolOf === null ? last.formers : []
  const now = table.settings.uscitaMode === 'tutti' ? players : giroFrom(table, leftOf(table, from))
  return carried.length === 0 ? [...now] : [...new Set([...carried, ...now])]
}
