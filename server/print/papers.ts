import type { Chips } from '@/rules/kernel/chips'
import type { Instant } from '@/rules/kernel/decider'

/** The two languages of the papers; the person who prints chooses by his screen's language. */
export type PaperLocale = 'it' | 'en'

/** The club as its papers name it; `unit` is a currency code, or null where it plays for bare points. */
export interface ClubOnPaper {
  name: string
  shortName: string
  slug: string
  unit: string | null
  decimals: number
  timeZone: string
}

/** What every paper bears at its head and foot. `reprint` counts earlier prints: 0 the first time. */
export interface Letterhead {
  club: ClubOnPaper
  locale: PaperLocale
  printedAt: Instant
  reprint: number
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

/** The journal's hash that a paper proves itself by, and the address where anybody checks it. */
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
  /** Sum of the finals so far, this one included. */
  balance: Chips
}

/** A member's statement of their own evenings. */
export interface StatementPaper {
  member: PersonOnPaper
  /** Oldest first. */
  rows: readonly StatementLine[]
}
