import { carriedAccounts, carriedFloat } from '../../float/views/carried'
import { oncePer } from '../../kernel/once'
import { asTable } from '../ids'
import type { BankedDay, BankedEvening, BankedTable, Person } from '../state'

/** The colpi that are over and that a screen, a stake or a claim may still look back on. */
const PAST_CARRIED = 20

const withoutCasse = oncePer((person: Person): Person => ({ ...person, casse: [] }))

/** The persons of a day without the casse that they drew, which are the desk's. */
const personsOf = oncePer((persons: BankedDay['persons']): BankedDay['persons'] =>
  Object.fromEntries(Object.values(persons).map((person) => [person.member, withoutCasse(person)])),
)

/** A day of a game that sends people out of the rooms. */
interface SendingOut {
  readonly sentOut?: readonly { readonly why: string }[]
}

/** The reasons why somebody was sent out are the officers'. */
const withoutReasons = ({ sentOut }: SendingOut) =>
  sentOut && { sentOut: sentOut.map((one) => ({ ...one, why: '' })) }

/**
 * The part of a day that a table's tablet carries, so that it goes on by the same rules while its line is down: its own
 * table, and the persons with the chips before them. Entries from before cannot be taken back meanwhile, as each would
 * bring a whole table with it. Null during and after the count, when nobody plays, and when there is no such table.
 */
export function carriedAt<T extends BankedTable<T>, S extends BankedEvening<T>>(
  day: S,
  id: string,
): S | null {
  const table = Object.hasOwn(day.tables, id) ? day.tables[asTable(id)] : undefined
  if (!table || day.closing || day.tableau) return null
  return {
    ...day,
    ...withoutReasons(day as SendingOut),
    accounts: carriedAccounts(day.accounts, day.tables, id),
    persons: personsOf(day.persons),
    float: carriedFloat(day.float, id),
    tables: { [id]: { ...table, past: table.past.slice(-PAST_CARRIED), steps: [] } },
  }
}
