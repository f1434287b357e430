import type { z } from 'zod'
import type { Autograph, FloatTerms, TableauSheet } from '@/db/batch'
import type { Addressees } from '@/db/queries/push'
import type { TableauRecord } from '@/db/queries/tableaux'
import type { Locale } from '@/messages/locale'
import type { Chips } from '@/rules/kernel/chips'
import type { ClubsPart } from '@/rules/kernel/club/part'
import type { ShiftsOfDay } from '@/rules/kernel/control'
import type {
  Actor,
  AnyCommand,
  AnyEvent,
  Decider,
  Instant,
  Occasion,
  Refusal,
} from '@/rules/kernel/decider'
import type { PlacesDrawn, ShoeSeen } from '@/rules/kernel/frequencies'
import type { MemberId } from '@/rules/kernel/ids'
import type { Account, Transfer } from '@/rules/kernel/ledger'
import type { OddsOf } from '@/rules/kernel/odds'
import type { KeptEvent } from '@/rules/kernel/replay'
import type { ClubUnit } from '@/rules/kernel/unit'
import type { Right } from '../access/rights'
import type { Found, PaperRequest } from '../print/found'

/** The audience of a view: the wall, a device at its post, the desk, a member, the deputato. */
export type Audience =
  | { kind: 'board' }
  | { kind: 'post'; post: string }
  | { kind: 'desk'; member: MemberId; roles: readonly string[] }
  | { kind: 'member'; member: MemberId }
  | { kind: 'deputato'; member: MemberId }

/** A closed tableau as its game describes it; the stream adds the club, the evening and the hash that seals it. */
export type ClosedTableau = Pick<
  TableauSheet,
  'tableId' | 'title' | 'day' | 'class' | 'closedAt' | 'gap' | 'document' | 'rows'
>

/** Tableaux that a command closed, and the tables whose tableau it took back. */
export interface SheetsBetween {
  closed: readonly ClosedTableau[]
  reopened: readonly string[]
}

/** A stream's line in the club's register. */
export interface Register {
  title: string
  /** Civil date of the club, `YYYY-MM-DD`. */
  day: string
  status: 'none' | 'open' | 'closed'
}

/** A draw of seats: the seed is null until it is drawn; `number` is the number of each player's signature. */
export interface Draw {
  title: string
  hash: string
  seed: string | null
  order: readonly { member: MemberId; number: number }[]
}

/** Posts that a device may be paired to, such as a table or a till. */
export interface Posts<S> {
  /** The role that a device has at this post. */
  role(post: string): string
  /** The name of a post for people; null when there is no such post. */
  called(state: S, post: string): string | null
}

/** Tables at which members sit, and whose events have a log of their own. */
export interface Tables<S> {
  has(state: S, table: string): boolean
  /** Whether this member has, or had, a place at the table; to ask for one, or for chips, gives none. */
  plays(state: S, table: string, member: MemberId): boolean
  /** Whether this member has played at the table, and may read its log; a place without chips is not enough. */
  hasPlayed(state: S, table: string, member: MemberId): boolean
  /** The rounds of a table that are over and that its state still keeps, newest first. */
  rounds?(state: S, table: string): readonly unknown[]
}

/** A dispute that waits for a final decision, as a list of disputes shows it. */
export interface WaitingCase {
  table: { id: string; label: string }
  dispute: { number: number }
}

/** One dispute of an evening. */
export interface DisputeAddress {
  table: string
  dispute: number
}

/** A ruling that a judge considers: the provision cited, and the chips that would move. */
export interface ConsideredRuling extends DisputeAddress {
  provision: string | null
  transfers: readonly Transfer[]
}

/** Disputes, and the members appointed as arbiters of them. */
export interface Disputes<S> {
  /** Whether this member has been appointed arbiter of a dispute, or of this one. */
  judges(state: S, member: MemberId, dispute?: DisputeAddress): boolean
  /** Disputes that wait for a final decision: an arbiter's own, for null all; without it none does in a closed evening. */
  waiting?(state: S, arbiter: MemberId | null): readonly WaitingCase[]
  /** The rulings open to a judge, each with its consequence; null when there is no such dispute. Nothing is stored. */
  rulings?(state: S, considered: ConsideredRuling, occasion: Occasion): unknown
  /** The disputed play step by step, from all events of its evening; null when there is none. */
  replay?(state: S, dispute: DisputeAddress, events: readonly KeptEvent[]): unknown
  /**
   * The disputed play as it might have been, each case with the chips that would move now, from all events of its
   * evening; null when there is none. A game whose rulings need no past states leaves it out.
   */
  whatIfs?(state: S, dispute: DisputeAddress, events: readonly KeptEvent[]): unknown
}

/** Papers that a game prints. */
export interface Papers<S> {
  /** The address of the module whose `documents` set them; the press loads it in its own thread. */
  documents: string
  /** Rights to each kind of paper, checked before one is made; a kind that is not listed is for nobody. */
  rights: Readonly<Record<string, readonly Right[]>>
  /** The paper at a path below `/print/<slug>/<evening>/`; null where there is none. */
  find(asked: PaperRequest, state: S, parts: readonly string[]): Promise<Found | null>
  /** The tableau of an evening that was imported. */
  imported?(asked: PaperRequest, kept: TableauRecord): Found
}

/** Reasons to tell a member's phone something while it is closed; the words are in `messages/<locale>/push.json`. */
export const NOTICE_REASONS = [
  'called',
  'next',
  'dispute',
  'ruled',
  'payment',
  'sign',
  'tonight',
] as const
export type NoticeReason = (typeof NOTICE_REASONS)[number]

/** Something that now concerns a member, or the holders of an office except some. */
export interface Notice {
  reason: NoticeReason
  to: Addressees
  /** When it stops being of use; without it, at the end of the day. */
  until?: Instant
}

/** A past evening as its file gives it; amounts in chips, `line` is the line of the file. */
export interface PastEvening {
  key: string
  day: string
  line: number
  players: readonly { card: string; drawn: Chips; counted: Chips; line: number }[]
}

/** A line of what a house draws up about its floats: a table's taglia or box, a plus or minus, an advance, banknotes. */
export interface FloatLine {
  table: number
  what: 'taglia' | 'box' | 'gap' | 'advance' | 'cash'
  /** The taglia, the box or the entry. */
  number: string
  member: MemberId | null
  /** Null where nothing was expected. */
  expected: Chips | null
  chips: Chips
}

/** The floats of a game's tables, for those who watch over them. */
export interface Floats<S> {
  /** Whether this member is on duty in an office that reads every book. */
  reads(state: S, member: MemberId): boolean
  /** Whether this member is on duty as the direction or as the control, the two who sign for the tables. */
  watches(state: S, member: MemberId): boolean
  /** Whether this member is on duty in any office of the evening. */
  onDuty(state: S, member: MemberId): boolean
  /** The kinds of event that only readers of the book may read in a log. */
  events: readonly string[]
  /** The shifts of a day at its floats, from these types of its events. */
  shifts: { readonly events: readonly string[]; begin(): ShiftsOfDay }
  /** The day book of a table; null where there is none. */
  book(state: S, table: string): unknown
  lines(state: S): readonly FloatLine[]
  /** The floats whose equation an event changed, with its terms after the event. */
  terms(before: S, after: S): readonly FloatTerms[]
  /** The member whose banknotes a command changes; null for any other command. */
  changesCashOf(command: AnyCommand): MemberId | null
  /** The refusal of a command that only a licensed house may give; null for any other. */
  unlicensed(command: AnyCommand): Refusal | null
}

/** Autographs that members draw: the journal keeps a digest, and the drawing lies beside it. */
export interface Autographs<E> {
  /** The event as the journal keeps it, and its drawing; null for an event without one. */
  aside(event: E): { event: E; autograph: Autograph } | null
  /** The drawing that an event of the journal names; null for any other event. */
  named(event: E): Pick<Autograph, 'member' | 'digest'> | null
}

/** Past evenings brought in from a file. */
export interface Imports {
  /** A past evening as a closed tableau, with its imbalance shared out. */
  settle(
    evening: PastEvening,
    ids: { clubId: string; tableauId: string; member(card: string): MemberId },
  ): TableauSheet
}

/** A command that opens a table again, with the table's name; null for the customs of the whole evening. */
export interface Again<C> {
  table: string | null
  command: C
}

const STANDINGS = ['open', 'closed', 'proposed'] as const

/**
 * The tables with which a game ended: those still open, since one that was closed before them was wanted no more; all
 * of them where each was closed at the end; and those that were only proposed where no other was.
 */
export function atTheEnd<T>(
  tables: readonly T[],
  standingOf: (table: T) => (typeof STANDINGS)[number],
): readonly T[] {
  const standing = STANDINGS.find((one) => tables.some((table) => standingOf(table) === one))
  return tables.filter((table) => standingOf(table) === standing)
}

/**
 * A game as the house needs it: its pure rules, its line in the register and its views by audience. The rest are
 * optional capabilities, which the house does not require.
 */
export interface Game<S, C extends AnyCommand, E extends AnyEvent> {
  decider: Decider<S, C, E>
  /** Its name for people. */
  title: Readonly<Record<Locale, string>>
  register(state: S): Register
  /** The view of this audience now; null when there is nothing for it. */
  view(state: S, audience: Audience, at: Instant): unknown
  /** The part of the state that a device at this post carries, by which it goes on while its line is down. */
  carried?(state: S, post: string): S | null
  /** Members whose real name this member must see, whatever they prefer; without this function, none. */
  knows?(state: S, member: MemberId): ReadonlySet<string>
  /**
   * Its members in the order in which offers name them, one who comes being the last; offers that many of them have alike
   * are then said once.
   */
  people?(state: S): readonly MemberId[]
  /** The command by which a secretary opens an evening of it, in a club whose unit is so many chips. */
  opening(evening: { title: string; day: string; unit: ClubUnit }): C
  /** The commands by which a secretary opens the tables of this evening again in another; without it, none. */
  again?(state: S): readonly Again<C>[]

  /** Whether an account of a table, as events name it, may fall below zero; without this function none may. */
  mayOwe?(account: Account): boolean
  posts?: Posts<S>
  tables?: Tables<S>
  sheets?(before: S, after: S): SheetsBetween
  /** The name for people of the table of a closed tableau, from its document; null for an imported one. */
  tableCalled?(document: unknown): string | null
  /** The club's part of a closed tableau, from its document; without this function, nothing. */
  clubsPart?(document: unknown): ClubsPart
  /** The draw of a table; null when there is no such table. */
  draw?(state: S, table: string): Draw | null
  disputes?: Disputes<S>
  /** The concerns of members that a commit brings, for those whose phone is closed. */
  notices?(before: S, after: S): readonly Notice[]
  floats?: Floats<S>
  /** Its rounds beside their chances, for a game whose chances are known. */
  odds?: OddsOf<E>
  /** Places drawn by lot so far, and the cards seen of the shoes that are at its tables, by shoe, where every card is. */
  drawn?(state: S): readonly PlacesDrawn[]
  shoes?(state: S): ReadonlyMap<string, ShoeSeen>
  autographs?: Autographs<E>
  papers?: Papers<S>
  imports?: Imports
  /** The settings that a class of its tables fixes. */
  settings?: z.ZodType<object>
}

/** A game whose types of state, commands and events the house does not know. */
export type AnyGame = Game<unknown, AnyCommand, AnyEvent>

/** Every game of a house by its name in the journal, in the order in which the house shows them. */
export type Games = Readonly<Record<string, AnyGame>>

/** A command as it reaches a stream, which adds the secrets and a time that never runs backwards. */
export interface GivenCommand<C extends AnyCommand = AnyCommand> {
  id: string
  at: Instant
  by: Actor
  command: C
  /** The state that the giver saw, in the game's own form. */
  upon?: unknown
  /** The banknotes that the member of this command changed today in the club's other evenings. */
  beside?: Chips
}

/** A stream's answer to a command: accepted, with the stream's version after it, or the refusal. */
export type StreamAnswer = { version: number; refusal: null } | { version: null; refusal: Refusal }
