import type { OfficeName } from '@/rehearsal/offices'
import type { Chips, Share } from '@/rules/kernel/chips'
import type { Instant } from '@/rules/kernel/decider'

/** The two languages of the papers; the language of the screen decides. */
export type PaperLocale = 'it' | 'en'

/** The club as its papers name it; `unit` is a currency code, or null for points without a currency. */
export interface ClubOnPaper {
  name: string
  shortName: string
  slug: string
  unit: string | null
  decimals: number
  timeZone: string
}

/** The content of every paper's head and foot. `reprint` counts earlier prints: 0 the first time. */
export interface Letterhead {
  club: ClubOnPaper
  locale: PaperLocale
  printedAt: Instant
  reprint: number
  /** The club's emblem, a PNG in base64; without one the head has a drawn ring with the club's initial. */
  emblem?: string | null
  /** Set more closely, so that a paper of two pages fits on one. */
  isClose?: boolean
}

/** A member as papers name them. */
export interface PersonOnPaper {
  name: string
  card: string
}

/** An evening as papers name it. */
export interface EveningOnPaper {
  title: string
  /** `YYYY-MM-DD`, a civil date of the club. */
  day: string
}

/** A player's result on a tableau; `counted` and the fields after it are null until their chips are counted. */
export interface ResultLine {
  player: PersonOnPaper
  drawn: Chips
  counted: Chips | null
  result: Chips | null
  share: Share | null
  shareChips: Chips
  final: Chips | null
}

/** One payment; a side that is null is the club's desk. */
export interface PaymentLine {
  number: number
  from: PersonOnPaper | null
  to: PersonOnPaper | null
  chips: Chips
  handedAt: Instant | null
  receivedAt: Instant | null
}

/** The receipt of one payment of the settlement. */
export interface ReceiptPaper {
  evening: EveningOnPaper
  /** The table, or the evening, whose tableau it settles. */
  table: string
  payment: PaymentLine
}

/** The journal's hash that proves a paper, and the address where anybody can check it. */
export interface PaperProof {
  hash: string
  url: string
}

/** One evening of a member's statement; amounts in chips. */
export interface StatementLine {
  day: string
  title: string
  imported: boolean
  casse: Chips
  counted: Chips
  share: Chips
  final: Chips
  /** Sum of the finals so far, including this one. */
  balance: Chips
}

/** A member's statement of their own evenings. */
export interface StatementPaper {
  member: PersonOnPaper
  /** Oldest first. */
  rows: readonly StatementLine[]
}

/** The card of honour at the end of a rehearsal. */
export interface HonourPaper {
  person: string
  story: string
  office: OfficeName
  at: Instant
  /** The club where it was begun. */
  club: { name: string; emblem: string | null }
}
