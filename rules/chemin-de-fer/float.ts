import { type TaxMoved, withTax } from '../float/01-offices/tax-taken'
import { floatAt } from '../float/room'
import type { FloatHost, Floor, FloorTable, Scene } from '../float/scene'
import { type Chips, minus, NO_CHIPS, plus } from '../kernel/chips'
import type { AnyEvent, Occasion } from '../kernel/decider'
import { membersIn } from '../kernel/ids'
import type { Transfer } from '../kernel/ledger'
import { BOOK, balance, CAGNOTTE, CASSA, chipsOf, unnamedOf } from './accounts'
import { areChipsKnown, withPerson, withTransfers } from './evening'
import { seatOf } from './mano/order'
import { isBetweenTaglie } from './mano/present'
import { changedEvening } from './state/changed'
import type { SettledCoup } from './state/coup'
import type { Evening } from './state/evening'
import { asTable } from './state/ids'
import type { Table } from './state/table'

/** S.1: six packs of 52, and the two masks of the sabot. */
const IN_PLAY = { packs: 6, cards: 6 * 52, masks: 2 } as const

const floorTable = (evening: Evening, table: Table): FloorTable => ({
  id: table.id,
  number: table.number,
  isOpen: table.status !== 'closed',
  waits: table.coup === null,
  taglia: table.taglia.number,
  isBetweenTaglie: isBetweenTaglie(table),
  coup: latestCoup(evening, table),
  knowsTax: table.level !== 1,
  taxSince: table.followedSince,
  ...IN_PLAY,
})

/** The latest coup in which somebody has or had the cards: the next one, of which only the bank is announced, has none. */
function latestCoup({ persons }: Evening, table: Table): FloorTable['coup'] {
  const { coup, mano, past } = table
  const last = past.at(-1)
  const isHeld = Boolean(coup?.holder)
  const latest = isHeld ? coup : last
  if (!latest) return null
  const { serial, result } = latest
  const banker = isHeld ? mano?.banker : last?.banker
  const punter = isHeld ? coup?.holder?.member : last?.holder
  // A coup of which only the result was told does not say who had the cards.
  const isUntold = !isHeld && last?.level === 2 && last.holder === null
  const members = isUntold ? membersIn(persons) : [banker, punter]
  const hands = members.flatMap((member) =>
    member ? [{ member, seat: seatOf(table, member)?.number ?? null }] : [],
  )
  return { serial, isVoid: result === 'void', hands }
}

const floor = (evening: Evening): Floor => ({
  day: evening.day,
  book: BOOK,
  tables: Object.values(evening.tables).map((table) => floorTable(evening, table)),
  members: membersIn(evening.persons),
  balances: evening.accounts,
  isCounting: evening.closing !== null && evening.tableau === null,
  isSettled: evening.tableau !== null,
  chipsOf,
  chipsLeft: (member) => (areChipsKnown(evening) ? balance(evening, chipsOf(member)) : null),
  unnamedOf: (table) => unnamedOf(asTable(table)),
  tax: CAGNOTTE,
  desk: CASSA,
})

/** The float in an evening of chemin de fer. Chips that a member draws through it are a cassa, as those of S.17b. */
export const FLOAT_HOST: FloatHost<Evening> = {
  read: ({ float }) => float,
  write: (evening, float) => changedEvening(evening, { float }),
  floor,
  post: withTransfers,
  drew: (evening, member, chips, at) =>
    withPerson(evening, member, ({ casse }) => ({
      casse: [...casse, { chips, at, why: 'cassa' }],
    })),
}

/** The scene of the float's views in an evening. */
export const sceneOf = (evening: Evening): Scene => ({
  room: evening.float,
  floor: floor(evening),
})

/** The chips that transfers move into the tax; below zero where they give some back. */
function intoTax(transfers: readonly Transfer[]): Chips {
  let chips = NO_CHIPS
  for (const { from, to, chips: moved } of transfers) {
    if (to === CAGNOTTE) chips = plus(chips, moved)
    if (from === CAGNOTTE) chips = minus(chips, moved)
  }
  return chips
}

interface Settling extends AnyEvent {
  readonly transfers?: readonly Transfer[]
  readonly settled?: Pick<SettledCoup, 'serial' | 'matched'>
  /** The disputed coup of a ruling, or a corrected one of an earlier taglia. */
  readonly taxOf?: number
}

/** The coup of which an event moves the tax: the one that it settles, a disputed one, or the latest. */
function taxedCoup(
  { float }: Evening,
  table: Table,
  { settled, taxOf }: Settling,
): Pick<TaxMoved, 'coup' | 'taglia' | 'won'> {
  const now = table.taglia.number
  if (taxOf !== undefined) {
    const past = table.past.find(({ serial }) => serial === taxOf)
    const known = floatAt(float, table.id).taxes.find(({ coup }) => coup === taxOf)
    const won = settled?.matched ?? past?.matched ?? known?.won ?? NO_CHIPS
    return { coup: taxOf, taglia: past?.taglia ?? now, won }
  }
  const last = settled ?? table.past.at(-1)
  return {
    coup: last?.serial ?? table.coupSerial,
    taglia: now,
    won: last?.matched ?? NO_CHIPS,
  }
}

/**
 * The evening with the tax that an event moved, in the box of its table: of a coup that is over, corrected, taken back or
 * ruled on. Source: V.tax-taking, V.box-expected, S.10a.
 */
export function withTaxOf(
  before: Evening,
  event: Settling,
  { at }: Occasion,
  after: Evening,
): Evening {
  if (after.float.settings === null) return after
  const { table: id, transfers = [] } = event
  const table = id === undefined ? undefined : before.tables[asTable(id)]
  if (!table) return after
  const chips = intoTax(transfers)
  if (chips === 0) return after
  const moved = { ...taxedCoup(before, table, event), table: table.id, chips }
  return changedEvening(after, { float: withTax(after.float, moved, at) })
}
