import { BOOK, balance, bancoOf, CAGNOTTE, CASSA, chipsOf, unnamedOf } from '../../banked/accounts'
import type { FloatHost, Floor, FloorTable, Scene } from '../../float/scene'
import { membersIn } from '../../kernel/ids'
import { withPerson, withTransfers } from '../evening'
import { PACKS_IN_TAGLIA } from '../settings'
import { changedEvening } from '../state/changed'
import type { Evening } from '../state/evening'
import type { Table } from '../state/table'
import { CARDS_IN_TAGLIA, isBetweenTaglie } from './taglia'

/** A table as the float sees it: the colpo is its coup. */
const floorOf = (evening: Evening, table: Table): FloorTable => ({
  id: table.id,
  number: table.number,
  isOpen: table.status === 'open',
  waits: table.colpo === null,
  taglia: table.taglia.number,
  isBetweenTaglie: isBetweenTaglie(table),
  coup:
    table.serial === 0
      ? null
      : {
          serial: table.serial,
          isVoid: table.colpo === null && table.past.at(-1)?.isVoid === true,
        },
  knowsTax: table.level > 1,
  cards: CARDS_IN_TAGLIA,
  masks: 1,
  packs: PACKS_IN_TAGLIA,
  bank: { won: balance(evening, bancoOf(table.id)), followedSince: table.followedSince },
})

const floor = (evening: Evening): Floor => ({
  day: evening.day,
  book: BOOK,
  balances: evening.accounts,
  members: membersIn(evening.persons),
  isNamed: false,
  isSettled: evening.tableau !== null,
  chipsOf,
  chipsLeft: (member) => (evening.isUnfollowed ? null : balance(evening, chipsOf(member))),
  unnamedOf,
  tax: CAGNOTTE,
  desk: CASSA,
  tables: Object.values(evening.tables).map((table) => floorOf(evening, table)),
})

/** How the float lives in a day of trente et quarante. */
export const FLOAT_HOST: FloatHost<Evening> = {
  read: ({ float }) => float,
  write: (evening, float) => changedEvening(evening, { float }),
  post: withTransfers,
  drew: (evening, member, chips, at) =>
    withPerson(evening, member, ({ casse }) => ({
      casse: [...casse, { chips, at, why: 'cambio' }],
    })),
  floor,
}

/** The scene of the float's views in a day. */
export const sceneOf = (evening: Evening): Scene => ({
  room: evening.float,
  floor: floor(evening),
})
