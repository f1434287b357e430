import { carriedAccounts, carriedFloat } from '../../float/views/carried'
import { oncePer } from '../../kernel/once'
import { changedEvening, changedPerson, changedSeat, changedTable } from '../state/changed'
import type { Amendment, Evening, Person } from '../state/evening'
import type { TableId } from '../state/ids'
import type { Seat } from '../state/seat'
import type { Table } from '../state/table'

const withoutCasse = oncePer((person: Person) => changedPerson(person, { casse: [] }))

/** The persons of an evening without the casse that they drew, which are the desk's. */
const personsOf = oncePer((persons: Evening['persons']): Evening['persons'] =>
  Object.fromEntries(Object.values(persons).map((person) => [person.member, withoutCasse(person)])),
)

/** A seat of another table; its holder's wishes are told to that table's staff. */
const withoutWishes = (seat: Seat): Seat =>
  seat.away ? changedSeat(seat, { away: { ...seat.away, instructions: '' } }) : seat

/**
 * Another table is there with those who sit at it, since nobody sits at two, and with whom it limits, as nobody barred there
 * is a socio here; its play and its words are its own.
 */
const seatsOnly = oncePer((table: Table) =>
  changedTable(table, {
    seats: table.seats.map(withoutWishes),
    limits: table.limits.map((limit) => ({ ...limit, why: '' })),
    lookers: [],
    mano: null,
    seguito: null,
    partnerOffers: [],
    addition: null,
    coup: null,
    suivi: [],
    tableLoser: [],
    past: [],
    corrections: [],
    disputes: [],
    steps: [],
  }),
)

/** A sheet that was added to the regulation: a coup remembers how many there were. */
const withoutText = oncePer((sheet: Amendment): Amendment => ({ ...sheet, by: null, text: '' }))

/**
 * The part of an evening that a table's tablet carries, so that it goes on by the same rules while its line is down: its
 * own table, and the persons with the chips before them. Entries from before cannot be taken back meanwhile, as each
 * would bring a whole table with it. Null during and after the count, when nobody plays, and when there is no such
 * table.
 */
export function carriedAt(evening: Evening, id: TableId): Evening | null {
  const table = Object.hasOwn(evening.tables, id) ? evening.tables[id] : undefined
  if (!table || evening.closing || evening.tableau) return null
  const tables = Object.values(evening.tables).map((one) => [
    one.id,
    one === table ? changedTable(table, { steps: [] }) : seatsOnly(one),
  ])
  return changedEvening(evening, {
    persons: personsOf(evening.persons),
    accounts: carriedAccounts(evening.accounts, evening.tables, id),
    float: carriedFloat(evening.float, id),
    tables: Object.fromEntries(tables),
    deposits: [],
    amendments: evening.amendments.map(withoutText),
    sentOut: evening.sentOut.map((one) => ({ ...one, why: '' })),
  })
}
