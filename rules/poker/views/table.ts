import type { Instant } from '../../kernel/decider'
import { oncePer } from '../../kernel/once'
import { CASSA, isPotOrResto } from '../accounts'
import { nextToDeclare, quotaDue } from '../colpo/parol'
import type { Evening } from '../evening'
import { offersTo } from '../offers'
import { sectorsOf, stakedIn } from '../play/sectors'
import { stubAt } from '../play/stub'
import {
  drawnBy,
  netOf,
  openingAt,
  potOf,
  restiAreKnown,
  restoAt,
  seatedPlayers,
  unpaidAt,
} from '../resti'
import type { MemberId, TableId } from '../state/ids'
import { COLPI_SHOWN, type Player, type Table } from '../state/table'
import { shownColpo } from './colpo'
import type { ParolView, PlayerView, TableView } from './shapes'
import { tableSummary } from './summary'

/** What the tablet of a table shows, and what may be done there now; null when there is no such table. */
export function tableView(evening: Evening, id: TableId, at: Instant): TableView | null {
  const table = evening.tables[id]
  if (!table) return null
  const tablet = { roles: ['tavolo'] as const, member: null, post: id }
  return {
    kind: 'table',
    ...tableState(evening, table),
    offers: offersTo(evening, tablet, at),
  }
}

/** Everything a table shows to those who may see its resti (III.1), without what they may do. */
export function tableState(evening: Evening, table: Table): TableState {
  return statesOf(evening)(table)
}

type TableState = Omit<TableView, 'kind' | 'offers'>

const statesOf = oncePer((evening: Evening) =>
  oncePer((table: Table): TableState => stateOf(evening, table)),
)

function stateOf(evening: Evening, table: Table): TableState {
  const { settings, level, seating, colpoNumber, colpo, honourPots } = table
  return {
    eveningStatus: evening.status,
    summary: tableSummary(evening, table, 'shown'),
    settings,
    level,
    seating,
    pot: potOf(table),
    cassa: 0 - (table.accounts[CASSA] ?? 0),
    balanced: isBalanced(table),
    restiKnown: restiAreKnown(table),
    agreedColpo: table.agreedColpo,
    opening: openingAt(table),
    colpoNumber,
    colpo,
    play: table.play,
    staked: stakedIn(table.play),
    sectors: sectorsOf(table),
    stub: stubAt(table),
    affranchi: table.affranchi,
    colpi: table.colpi.slice(0, COLPI_SHOWN).map(shownColpo),
    corrections: table.corrections.slice(0, COLPI_SHOWN),
    parol: parolView(table),
    honourPots,
    vacancies: table.vacancies,
    consent: table.consent && {
      member: table.consent.member,
      seat: table.consent.seat,
      yes: table.consent.yes,
      needed: seatedPlayers(table)
        .filter(({ status }) => status === 'seated')
        .map(({ member }) => member),
    },
    unpaid: unpaidAt(table),
    players: Object.values(table.players).map((player) => playerView(table, player)),
    disputes: table.disputes,
  }
}

/** The accounts sum to zero and nobody owes chips he has not got. */
function isBalanced({ accounts }: Table): boolean {
  const sum = Object.values(accounts).reduce((total, chips) => total + chips, 0)
  return (
    sum === 0 &&
    Object.entries(accounts).every(([account, chips]) => chips >= 0 || !isPotOrResto(account))
  )
}

function parolView(table: Table): ParolView | null {
  const { parol } = table
  if (!parol) return null
  const next = nextToDeclare(table, parol)
  return { ...parol, next, quotaDue: next ? quotaDue(parol, next) : 0, pot: potOf(table) }
}

/** XIII.1, XIII.2: who did not form a parol's pot, or declared to stay out of it, need not have it in his resto. */
const mayContest = ({ parol }: Table, member: MemberId): boolean =>
  parol === null || (parol.entitled.includes(member) && parol.declared[member] !== false)

function playerView(table: Table, player: Player): PlayerView {
  const { member, asked } = player
  const resto = restoAt(table, member)
  return {
    member,
    signUp: player.signUp,
    status: player.status,
    seat: player.seat,
    casse: drawnBy(player),
    casseCount: player.casse.length,
    resto,
    net: netOf(table, member),
    asked: asked?.chips ?? 0,
    askedReason: asked?.reason ?? null,
    askedInLoss: player.askedInLoss,
    allAltezza: player.allAltezza,
    shortOfPot: mayContest(table, member) && resto < potOf(table),
    debt: player.debt,
  }
}
