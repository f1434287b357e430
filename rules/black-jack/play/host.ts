import { BOOK, balance, bancoOf, CAGNOTTE, CASSA, chipsOf, unnamedOf } from '../../banked/accounts'
import type { FloatHost, Floor, FloorTable, Scene } from '../../float/scene'
import { membersIn } from '../../kernel/ids'
import { withPerson, withTransfers } from '../evening'
import { changedEvening } from '../state/changed'
import type { Evening } from '../state/evening'
import type { Table } from '../state/table'
import { cardsIn } from './shoe'

/** A table as the float sees it: the shoe is its taglia, the colpo its coup. */
const floorOf = (evening: Evening, table: Table): FloorTable => {
  const { id, number, status, colpo, shoe, serial, past, settings, level, followedSince } = table
  return {
    id,
    number,
    isOpen: status === 'open',
    waits: colpo === null,
    taglia: shoe.number,
    isBetweenTaglie: !['in-play', 'last-colpo'].includes(shoe.step),
    coup: serial === 0 ? null : { serial, isVoid: past.at(-1)?.isVoid === true && colpo === null },
    knowsTax: level > 1,
    cards: cardsIn(settings),
    masks: 1,
    packs: settings.packs,
    bank: { won: balance(evening, bancoOf(id)), followedSince },
  }
}

const floor = (evening: Evening): Floor => {
  const { day, accounts, persons, tables, tableau } = evening
  return {
    day,
    book: BOOK,
    balances: accounts,
    members: membersIn(persons),
    // Players may stay anonymous (A1).
    isNamed: false,
    isSettled: tableau !== null,
    chipsOf,
    chipsLeft: (member) => (evening.isUnfollowed ? null : balance(evening, chipsOf(member))),
    unnamedOf,
    tax: CAGNOTTE,
    desk: CASSA,
    tables: Object.values(tables).map((table) => floorOf(evening, table)),
  }
}

/** The scene of the float's views in a day. */
export const sceneOf = (evening: Evening): Scene => ({
  room: evening.float,
  floor: floor(evening),
})

/** How the float lives in a day of black jack. */
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
