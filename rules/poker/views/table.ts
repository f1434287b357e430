import { type Chips, minus, NO_CHIPS, negate, totalChips } from '../../kernel/chips'
import type { Actor, Instant, Refusal } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { accountsIn, type Transfer } from '../../kernel/ledger'
import type { Level } from '../../kernel/level'
import type { Hindered } from '../../kernel/offers'
import { whileSame } from '../../kernel/once'
import type { Sentence } from '../../kernel/tell'
import { isBelowPot } from '../03-resto/limits'
import { levelStop } from '../05-deal/level'
import { deputatoCalledTo } from '../17-arbitration/rota'
import { unacknowledged } from '../colpo/changes'
import { type ColpoNow, colpoNow } from '../colpo/now'
import { nextToDeclare, quotaDue } from '../colpo/parol'
import { poker } from '../decider'
import type { Edition } from '../editions'
import type { Evening } from '../evening'
import { CASSA, isPotOrResto } from '../money/accounts'
import {
  drawnBy,
  middleOf,
  netOf,
  openingAt,
  potOf,
  restiAreKnown,
  restoAt,
  seatedPlayers,
  unpaidAt,
} from '../money/resti'
import { hinderedAmong, offersTo, type PokerOffer } from '../offers'
import { sectorsOf, stakedIn } from '../play/sectors'
import { type Stub, stubAt } from '../play/stub'
import { parolOver } from '../room/parol-over'
import type { Settings } from '../settings'
import type { Asked, CassaReason, HandedPassata } from '../state/cassa'
import type { Colpo, HonourPot, Parol } from '../state/colpo'
import type { Dispute } from '../state/dispute'
import type { SeatNumber, TableId } from '../state/ids'
import type { Play } from '../state/play'
import {
  COLPI_SHOWN,
  type Player,
  type PlayerStatus,
  type Seating,
  type Table,
} from '../state/table'
import { shownColpo } from './colpo'
import { type LastColpo, lastColpoOf } from './last-colpo'
import { stepsAwaited } from './moment'
import { type TableSummary, tableSummary } from './summary'

/** A table for its tablet and its players, with every resto (III.1). */
export interface TableView {
  kind: 'table'
  summary: TableSummary
  settings: Settings
  level: Level
  /** The edition of the rules that the table plays by. */
  edition: Edition
  seating: Seating
  pot: Chips
  /** All that lies in the middle, the minor pots of a parol included: no more can be missing from it (IV.3). */
  middle: Chips
  cassa: Chips
  /** III.1: whether casse = resti + pot + the other accounts. */
  balanced: boolean
  /** False at level 1, and after it until all were counted: resti and nets are then unknown. */
  restiKnown: boolean
  /** The last colpo after which all resti were counted. */
  opening: 'J' | 'Q' | 'K'
  /** The lowest pair that opens the colpo in play, or the next, in a parol too (XIII.6). */
  opensWith: 'J' | 'Q' | 'K'
  colpoNumber: number
  deals: number
  colpo: ColpoNow | null
  /** The colpo in play move by move, at level 3. */
  play: Play | null
  /** Chips the players have put in since the opening, not yet moved to the pot. */
  staked: Chips
  /** Chips left in the sector of each player who has put in; the others have their resto (III.1). */
  sectors: Readonly<Record<MemberId, Chips>>
  /** The mazzo at the draw of a colpo at level 3 (IX.10). */
  stub: Stub | null
  affranchi: readonly MemberId[]
  /** Newest first, the last eight: the tablet's, else empty. The earlier ones are asked for by page. */
  colpi: readonly Colpo[]
  /** How often results of the colpi that the state keeps were corrected, the earlier ones included. */
  corrections: number
  /** The end of the last colpo, until the next deal. */
  lastColpo: LastColpo | null
  /** Chips of corrections that are still to be moved on the table, the newest first. */
  toMove: readonly { colpo: number; isParolOver: boolean; transfers: readonly Transfer[] }[]
  parol: ParolView | null
  honourPots: readonly HonourPot[]
  /** The chips of all honour pots together (XIV.1). */
  honourChips: Chips
  consent: {
    member: MemberId
    seat: SeatNumber
    yes: readonly MemberId[]
    needed: readonly MemberId[]
  } | null
  /** III.6: present players who have drawn no chips yet; the first deal waits for them. */
  unpaid: readonly MemberId[]
  players: readonly PlayerView[]
  disputes: readonly Dispute[]
  /** XVII.2: the deputato called to the table's disputes; null when nobody of tonight's rota is free to rule on them. */
  deputato: MemberId | null
  /** XVI: each player's result on the closed tableau, its share of the divario included; null before. */
  results: readonly { member: MemberId; chips: Chips }[] | null
  /** Why the level of detail cannot change now; null when it can. */
  levelStopped: (Refusal & { sentence: Sentence | null }) | null
  /** The commands that the tablet may give now. */
  offers: readonly PokerOffer[]
  /** The step that the table waits for, where it may not be taken now, with the reason. */
  hindered: readonly Hindered[]
}

/** A parol with the player whose turn it is to declare, and the chips that this player would pay. */
export interface ParolView extends Parol {
  next: MemberId | null
  quotaDue: Chips
  /** The pot being played for, without the minor pots still to come. */
  pot: Chips
  /** The minor pots still to come, together (XIII.4). */
  minorPots: Chips
  /** G9: nobody can contest it any more, so that the next step ends it instead of a deal. */
  isOver: boolean
}

/** A player of the table and their chips. */
export interface PlayerView {
  member: MemberId
  signUp: number
  status: PlayerStatus
  seat: SeatNumber | null
  casse: Chips
  casseCount: number
  resto: Chips
  /** resto − casse; null while resti are not known (level 1). */
  net: Chips | null
  asked: Chips
  askedReason: CassaReason | null
  /** Null while they ask for nothing. */
  askedAt: Instant | null
  /** The request that the desk answered last, and when. */
  handed: { readonly at: Instant; readonly asked: Omit<Asked, 'inLoss' | 'after'> } | null
  askedInLoss: boolean
  allAltezza: boolean
  /** III.4: whether the resto is smaller than the pot. */
  shortOfPot: boolean
  debt: Chips
}

/** The tablet's view of a table, with the commands it may give now; null when there is no such table. */
export function tableView(evening: Evening, id: TableId, at: Instant): TableView | null {
  const table = evening.tables[id]
  if (!table) return null
  const tablet: Actor = { roles: ['tavolo'], member: null, post: id }
  return {
    kind: 'table',
    ...tableState(evening, table),
    colpi: table.colpi.slice(0, COLPI_SHOWN).map(shownColpo),
    offers: offersTo(evening, tablet, at),
    hindered: hinderedAmong(stepsAwaited(table), evening, tablet, at),
  }
}

/** All facts of a table for those who may see its resti (III.1), without offers. */
export const tableState = whileSame(
  ({ status, lists, signUps, rota }: Evening) => [status, lists, signUps, rota],
  stateOf,
)

type TableState = Omit<TableView, 'kind' | 'offers' | 'hindered' | 'colpi'>

function stateOf(evening: Evening, table: Table): TableState {
  const { settings, level, edition, seating, opening, colpoNumber, colpo, honourPots } = table
  return {
    summary: tableSummary(evening, table, 'shown'),
    settings,
    level,
    edition,
    seating,
    pot: potOf(table),
    middle: middleOf(table),
    cassa: negate(table.accounts[CASSA] ?? NO_CHIPS),
    balanced: isBalanced(table),
    restiKnown: restiAreKnown(table),
    opening,
    opensWith: openingAt(table),
    colpoNumber,
    deals: table.deals,
    colpo: colpo && colpoNow(table, colpo),
    play: table.play,
    staked: stakedIn(table.play),
    sectors: sectorsOf(table),
    stub: stubAt(table),
    affranchi: table.affranchi,
    lastColpo: lastColpoOf(table),
    corrections: table.colpi.reduce((sum, { corrected }) => sum + corrected, 0),
    toMove: unacknowledged(table.corrections),
    parol: parolView(table),
    honourPots,
    honourChips: totalChips(honourPots),
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
    // A dispute that was withdrawn stays in the log.
    disputes: table.disputes.filter(({ status }) => status !== 'withdrawn'),
    deputato: deputatoCalledTo(evening, table),
    results: table.tableau?.rows.map(({ member, final }) => ({ member, chips: final })) ?? null,
    levelStopped: levelStopped(table),
  }
}

/** The reason in words why the table may not turn to another level. */
function levelStopped(table: Table): TableView['levelStopped'] {
  const stopped = levelStop(table, table.level === 2 ? 3 : 2)
  return stopped && { ...stopped.refusal, sentence: poker.sentence(stopped.refusal) }
}

/** Whether the accounts sum to zero and neither the pot nor a resto is negative. */
function isBalanced({ accounts }: Table): boolean {
  const sum = Object.values(accounts).reduce((total, chips) => total + chips, 0)
  return (
    sum === 0 &&
    accountsIn(accounts).every((account) => (accounts[account] ?? 0) >= 0 || !isPotOrResto(account))
  )
}

function parolView(table: Table): ParolView | null {
  const { parol } = table
  if (!parol) return null
  const next = nextToDeclare(table, parol)
  const pot = potOf(table)
  const minorPots = minus(middleOf(table), pot)
  const due = next ? quotaDue(parol, next) : NO_CHIPS
  return { ...parol, next, quotaDue: due, pot, minorPots, isOver: parolOver(table) !== null }
}

/** XIII.1, XIII.2: players who did not form a parol's pot, or declared to stay out, need not have it in their resto. */
const mayContest = ({ parol }: Table, member: MemberId): boolean =>
  parol === null || (parol.entitled.includes(member) && parol.declared[member] !== false)

const handedView = ({ at, asked }: HandedPassata): PlayerView['handed'] => ({
  at,
  asked: { chips: asked.chips, at: asked.at, reason: asked.reason },
})

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
    asked: asked?.chips ?? NO_CHIPS,
    askedReason: asked?.reason ?? null,
    askedAt: asked?.at ?? null,
    handed: player.handed && handedView(player.handed),
    askedInLoss: player.askedInLoss,
    allAltezza: player.allAltezza,
    shortOfPot: mayContest(table, member) && isBelowPot(resto, potOf(table)),
    debt: player.debt,
  }
}
