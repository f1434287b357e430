import type { FloatHost, Floor, FloorTable, Scene } from '../float/scene'
import { membersIn } from '../kernel/ids'
import { BOOK, balance, CAGNOTTE, CASSA, chipsOf, unnamedOf, wonAt } from './accounts'
import type { Bench } from './host'
import type { BankedEvening, BankedTable } from './state'

/** A table as the float sees it: the cards of its shoe or taglia, and stakes that wait on its cloth. */
type OwnOfTable = Pick<FloorTable, 'taglia' | 'isBetweenTaglie' | 'cards' | 'packs' | 'stakesLie'>

/** How the float lives in a day of a banked game; the colpo is its coup. */
export function floatOn<S extends BankedEvening<T>, T extends BankedTable<T>>(
  { changed, withPerson, withTransfers }: Bench<S, T>,
  ownOf: (table: T) => OwnOfTable,
): { host: FloatHost<S>; sceneOf: (evening: S) => Scene } {
  const floorOf = (evening: S, table: T): FloorTable => ({
    id: table.id,
    number: table.number,
    isOpen: table.status === 'open',
    waits: table.colpo === null,
    coup:
      table.serial === 0
        ? null
        : {
            serial: table.serial,
            isVoid: table.colpo === null && table.past.at(-1)?.isVoid === true,
          },
    knowsTax: table.level > 1,
    taxSince: table.followedSince,
    masks: 1,
    bank: { won: wonAt(evening, table.id), followedSince: table.followedSince },
    ...ownOf(table),
  })

  const floor = (evening: S): Floor => ({
    day: evening.day,
    book: BOOK,
    balances: evening.accounts,
    members: membersIn(evening.persons),
    // Players may stay anonymous.
    isCounting: evening.closing !== null && evening.tableau === null,
    isSettled: evening.tableau !== null,
    chipsOf,
    chipsLeft: (member) => (evening.isUnfollowed ? null : balance(evening, chipsOf(member))),
    unnamedOf,
    tax: CAGNOTTE,
    desk: CASSA,
    tables: Object.values<T>(evening.tables).map((table) => floorOf(evening, table)),
  })

  return {
    host: {
      read: ({ float }) => float,
      write: (evening, float) => changed(evening, { float }),
      post: withTransfers,
      drew: (evening, member, chips, at) =>
        withPerson(evening, member, ({ casse }) => ({
          casse: [...casse, { chips, at, why: 'cambio' }],
        })),
      floor,
    },
    /** The scene of the float's views in a day. */
    sceneOf: (evening) => ({ room: evening.float, floor: floor(evening) }),
  }
}
