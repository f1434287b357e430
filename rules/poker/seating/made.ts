import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { Edition } from '../editions'
import { type Evening, withChanged } from '../evening'
import type { Settings } from '../settings'
import { copySignUp, copyTable } from '../state/copy'
import type { ListId, SignUpNumber, TableId } from '../state/ids'
import type { List, SignUp } from '../state/list'
import type { Table } from '../state/table'

/** A new sign-up, from a signature or from a right to a place elsewhere (II.7). */
export const newSignUp = (
  number: SignUpNumber,
  member: MemberId,
  list: ListId,
  at: Instant,
  byRight = false,
): SignUp => ({
  number,
  byRight,
  member,
  list,
  at,
  status: 'waiting',
  table: null,
  call: null,
  skipped: false,
  mustOpt: false,
  endedBy: null,
})

/** A new list, open for signatures. */
export const newList = (
  id: ListId,
  title: string,
  settings: Settings,
  lotsHash: string,
  openedAt: Instant,
): List => ({
  id,
  title,
  settings,
  openedAt,
  lotsHash,
  drawn: 0,
  firstTable: null,
  closed: false,
})

/** A new table: nobody seated, no chips. */
export function newTable(
  evening: Evening,
  id: TableId,
  list: ListId,
  at: Instant,
  edition: Edition,
): Table {
  const opened = evening.lists[list]
  if (!opened) throw new Error(`no list ${list} to form a table from`)
  const { settings } = opened
  const before = Object.values(evening.tables).filter((table) => table.list === list)
  return copyTable({
    id,
    list,
    number: before.reduce((most, table) => Math.max(most, table.number), 0) + 1,
    settings,
    edition,
    level: settings.level,
    status: 'called',
    formedAt: at,
    startedAt: null,
    closedAt: null,
    seating: {
      by: null,
      freeConsents: [],
      hash: opened.lotsHash,
      seed: null,
      order: [],
      numbers: [],
      originalEmpties: [],
    },
    firstCartaro: null,
    cartaro: null,
    giro: 0,
    lastGiro: null,
    players: {},
    accounts: {},
    colpo: null,
    colpi: [],
    colpoNumber: 0,
    deals: 0,
    play: null,
    affranchi: [],
    opening: settings.openingLevels === 'K' ? 'K' : 'J',
    stripped: false,
    parol: null,
    honourPots: [],
    vacancies: [],
    consent: null,
    restiKnown: true,
    unseen: null,
    agreedColpo: 0,
    disputes: [],
    closing: null,
    tableau: null,
    corrections: [],
    colpoEnd: null,
    firstInLoss: [],
    beforeDeal: null,
    askedBetween: [],
    lastHands: null,
  })
}

/** At the first deal the calls to take a place at this table end. */
export function withoutCalls(evening: Evening, table: TableId): Evening {
  const signUps = { ...evening.signUps }
  for (const signUp of Object.values(evening.signUps))
    if (signUp.call?.kind === 'formation' && signUp.call.table === table)
      signUps[signUp.number] = Object.assign(copySignUp(signUp), { call: null })
  return withChanged(evening, { signUps })
}
