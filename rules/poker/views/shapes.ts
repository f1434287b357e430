import type { Chips } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { Offer } from '../../kernel/offers'
import type { Stub } from '../play/stub'
import type { Settings } from '../settings'
import type { Colpo, HonourPot, Parol } from '../state/colpo'
import type { Dispute } from '../state/dispute'
import type { Call, SignUp } from '../state/list'
import type { Play } from '../state/play'
import type { Correction, Seating, Vacancy } from '../state/table'
import type { Closing, Payment, Tableau, TableauRow } from '../state/tableau'

/** A clock of right: counts down to `until`; `warnAt` is when the silent warning begins. */
export interface ClockView {
  kind: 'call' | 'away' | 'held' | 'third-giro' | 'first-hour'
  provision: string
  member: string | null
  table: string | null
  since: Instant
  until: Instant | null
}

export interface ListView {
  id: string
  title: string
  uscita: Chips
  passata: Chips
  seats: number
  lotsHash: string
  /** Live sign-ups in order: waiting, then nothing else; booked ones stand at their table. */
  waiting: readonly SignUp[]
  signed: number
  /** I.3: how many more present sign-ups form the next table; 0 when one is open with places. */
  missing: number
}

export interface SeatView {
  seat: number
  /** free · held: for who is away or left within 30 minutes · seated · away */
  state: 'free' | 'held' | 'seated' | 'away'
  member: string | null
  /** Sees of this member: null where the audience may not. */
  resto: Chips | null
  asked: Chips
  allAltezza: boolean
  cartaro: boolean
  firstCartaro: boolean
  inColpo: boolean
  clock: ClockView | null
}

export interface TableSummary {
  id: string
  list: string
  label: string
  status: string
  uscita: Chips
  passata: Chips
  places: number
  freePlaces: number
  giro: number
  startedAt: Instant | null
  seats: readonly SeatView[]
  /** Called and not yet seated. */
  called: readonly { member: string; signUp: number; call: Call | null }[]
  clocks: readonly ClockView[]
}

/** Wall screen: nobody's money, only who plays where, who is called, what is free. */
export interface BoardView {
  kind: 'board'
  status: string
  title: string
  day: string
  lists: readonly ListView[]
  tables: readonly TableSummary[]
}

export interface TableView {
  kind: 'table'
  eveningStatus: string
  summary: TableSummary
  settings: Settings
  level: 1 | 2 | 3
  seating: Seating
  pot: Chips
  cassa: Chips
  /** III.1: casse = resti + pot + the rest, at every moment. */
  balanced: boolean
  /** False at level 1, and after it until all were counted: resti and nets then say nothing. */
  restiKnown: boolean
  /** The last colpo after which all resti were counted. */
  agreedColpo: number
  opening: 'J' | 'Q' | 'K'
  colpoNumber: number
  colpo: Colpo | null
  /** The colpo in play move by move, at level 3. */
  play: Play | null
  /** The mazzo at the draw of such a colpo (IX.10). */
  stub: Stub | null
  affranchi: readonly string[]
  /** Newest first, the last eight. */
  colpi: readonly Colpo[]
  corrections: readonly Correction[]
  parol: ParolView | null
  honourPots: readonly HonourPot[]
  vacancies: readonly Vacancy[]
  consent: {
    member: string
    seat: number
    yes: readonly string[]
    needed: readonly string[]
  } | null
  players: readonly PlayerView[]
  disputes: readonly Dispute[]
  /** What the tablet may do now. */
  offers: readonly Offer[]
}

/** A parol with whose turn it is to declare and what he would pay. */
export interface ParolView extends Parol {
  next: string | null
  quotaDue: Chips
  /** The pot now contested, the minor pots still to come left out. */
  pot: Chips
}

export interface PlayerView {
  member: string
  signUp: number
  status: string
  seat: number | null
  casse: Chips
  casseCount: number
  resto: Chips
  /** resto − casse; null while resti are not known (level 1). */
  net: Chips | null
  asked: Chips
  askedReason: string | null
  askedInLoss: boolean
  allAltezza: boolean
  /** III.4: resto below the pot. */
  shortOfPot: boolean
  debt: Chips
}

export interface DeskView {
  kind: 'desk'
  status: string
  title: string
  day: string
  lists: readonly (ListView & { settings: Settings; all: readonly SignUp[] })[]
  tables: readonly DeskTable[]
  outOfClub: readonly string[]
  precedence: readonly string[]
  offers: readonly Offer[]
}

export interface DeskTable extends Omit<TableView, 'kind' | 'offers'> {
  closing: Closing | null
  /** Live or closed: what the tableau would be now (provisional until closed). */
  tableau: TableauView
}

export interface TableauView extends Omit<Tableau, 'closedAt' | 'settleBy' | 'transfers'> {
  closedAt: Instant | null
  settleBy: 'desk' | 'members' | null
  /** Expected − counted, by member, as far as counted and where known; the total once all are counted. */
  gaps: Readonly<Record<string, Chips>>
  gap: Chips
  recountNeeded: boolean
}

/** A member's phone: the board without what concerns only others, and what is his. */
export interface MemberView {
  kind: 'member'
  member: string
  status: string
  title: string
  day: string
  lists: readonly ListView[]
  tables: readonly TableSummary[]
  mine: {
    signUps: readonly (SignUp & { place: number; ahead: number })[]
    /** The table where he sits or is booked, with every resto (III.1). */
    table: TableView | null
    clocks: readonly ClockView[]
    outOfClub: boolean
    /** Signatures that a provision took from him, unless he signed that list again. */
    lost: readonly { signUp: number; list: string; provision: string }[]
    /** Tables that he has left, or that dissolved, where his chips are still to be counted. */
    uncounted: readonly Uncounted[]
    /** His rows of the tables closed tonight, the latest first (XVI). */
    sheets: readonly MemberSheet[]
  }
  /** XVII.4: the disputes that the contenders put before him, each table with these alone. */
  judges: readonly CourtTable[]
  offers: readonly Offer[]
}

/** What a member drew at a table where he no longer plays, and his resto there; null where it is not known. */
export interface Uncounted {
  table: string
  label: string
  status: TableSummary['status']
  casse: Chips
  resto: Chips | null
}

/** A closed table's tableau as far as it concerns one member. */
export interface MemberSheet {
  table: string
  label: string
  closedAt: Instant
  row: TableauRow
  imbalance: Chips
  /** What he hands over or receives, by the number it has in the tableau. */
  payments: readonly Payment[]
}

export interface DeputatoView {
  kind: 'deputato'
  status: string
  title: string
  day: string
  tables: readonly (CourtTable & {
    /** M5: what was found missing (above zero) or in excess at the count. */
    gap: Chips
    recountNeeded: boolean
  })[]
  offers: readonly Offer[]
}

/** A table as those see it who rule on its disputes: what they are about, and the chips a ruling may move. */
export interface CourtTable {
  id: string
  label: string
  seated: readonly string[]
  disputes: readonly Dispute[]
  colpi: readonly Colpo[]
  corrections: readonly Correction[]
  accounts: Readonly<Record<string, Chips>>
  /** Its chips are being counted: whose resto a ruling moves is counted anew. */
  counting: boolean
  /** N3: once the tableau is closed a ruling moves no chips until two officers reopen it; null while it is not. */
  closed: Reopening | null
}

/** How far the reopening of a closed tableau is. */
export interface Reopening {
  askedBy: string | null
  why: string | null
  /** Payments were marked: they are unmarked before it is reopened. */
  paid: boolean
}

/** A dispute of a closed evening that waits for the final word (XVII.3), as far as a list of them tells. */
export interface WaitingCase {
  table: { id: string; label: string }
  dispute: Dispute
}

export type View = BoardView | TableView | DeskView | MemberView | DeputatoView

/** Who looks: the wall, a table's tablet, the desk, a member, the deputato. */
export type PokerAudience =
  | { kind: 'board' }
  | { kind: 'table'; table: string }
  | { kind: 'desk'; member: string; roles: readonly string[] }
  | { kind: 'member'; member: string }
  | { kind: 'deputato'; member: string }
