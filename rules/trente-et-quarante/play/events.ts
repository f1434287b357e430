import type { BOOK } from '../../banked/accounts'
import type { Signer } from '../../banked/state'
import type { Rank } from '../../kernel/cards'
import type { Chips } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import type { Transfer } from '../../kernel/ledger'
import type { Level } from '../../kernel/level'
import type { Settings } from '../settings'
import type { Result, Rows, SettledPart, SlipKind } from '../state/colpo'
import type { Player, TableId } from '../state/ids'
import type { Chance, Colour, Insurance, Posta } from '../state/posta'
import type { LimitPair } from '../state/table'

export interface OfTable<T extends string> {
  type: T
  table: TableId
}
/** Chips of the book that move with an event. */
export interface Moving {
  book: typeof BOOK
  transfers: readonly Transfer[]
}
/** Stakes paid, collected or handed back with an event, one part each. */
export type Paying = Moving & { parts: readonly SettledPart[] }

/** Section 1: cards and taglia. */
export type TagliaEvent =
  | OfTable<'packsLaidOut'>
  | (OfTable<'cardsMixed'> & { number: number })
  | (OfTable<'cardsCut'> & { player: Player | null; witness: MemberId | null })
  | OfTable<'cardsBurnt'>
  | OfTable<'lastTagliaDeclared'>
  | (OfTable<'tagliaEnded'> & Paying & { returns: boolean })
  | (OfTable<'presenceMarked'> & { player: Player; isHere: boolean })

/** Section 2: rows and results. */
export type RowEvent =
  | (OfTable<'cardDealt'> & { card: Rank; row: Colour; colour: Colour | null })
  | OfTable<'lastColpoDeclared'>
  | (OfTable<'colpoSettled'> &
      Paying & {
        result: Result
        /** The colpo was kept by its result alone. */
        isRecorded: boolean
        poste: readonly Posta[]
        insurances: readonly Insurance[]
        lastPosta: number
      })
  | (OfTable<'tagliaRanOut'> & { provision: string })

/** Section 3: stakes. */
export type StakeEvent =
  | (OfTable<'stakesInvited'> & { serial: number })
  | (OfTable<'stakeLaid'> &
      Moving & { posta: number; player: Player; chance: Chance; chips: Chips })
  | (OfTable<'stakeWithdrawn'> &
      Moving & {
        posta: number
        player: Player
        chance: Chance
        chips: Chips
        /** The premium that goes back with the whole stake (F3). */
        premium: Chips
      })
  | OfTable<'stakesCalled'>

/** Section 4: prison. */
export type PrisonEvent =
  | (OfTable<'prisonLeft'> & Paying & { posta: number })
  | (OfTable<'prisonKept'> & { posta: number; player: Player })
  | (OfTable<'prisonerMoved'> &
      Moving & { posta: number; player: Player; from: Chance; chance: Chance; chips: Chips })

/** Section 5: insurance. */
export type InsuranceEvent =
  | (OfTable<'insured'> & Moving & { player: Player; chance: Chance; chips: Chips; premium: Chips })
  | (OfTable<'insuranceDropped'> & Moving & { player: Player; chance: Chance; premium: Chips })

type OfDispute<T extends string> = OfTable<T> & { dispute: number }

/** Claims and rulings; the house's lists of disputes and rulings know these events by their names and fields. */
export type DisputeEvent =
  | (OfDispute<'disputeOpened'> & {
      coup: number
      about: string
      provision: string | null
      contenders: readonly MemberId[]
    })
  | (OfDispute<'disputeRuled'> &
      Moving & {
        inFavourOf: MemberId | null
        why: string
        provision: string | null
        final: true
      })
  | OfDispute<'disputeWithdrawn'>

/** Section 6: errors in dealing, and versions of the regulation. */
export type ElsewhereEvent =
  | DisputeEvent
  | (OfTable<'rowsRebuilt'> & {
      slip: SlipKind
      rows: Rows
      /** Cards too many, out of the colpo and face down in the basket. */
      over: readonly Rank[]
      why: string
    })
  | (OfTable<'colpoVoided'> & { slip: SlipKind; why: string })
  | (OfTable<'versionSet'> & { version: number; settings: Settings; note: string })

/** The club's section: tables, their limits and levels, entries taken back. */
export type TableEvent =
  | (OfTable<'tableProposed'> & LimitPair & { number: number; settings: Settings; as: Signer })
  | (OfTable<'tableOpened'> & { as: Signer })
  | (OfTable<'limitsAsked'> & LimitPair & { as: Signer })
  | (OfTable<'limitsSigned'> & { as: Signer })
  | OfTable<'limitsDropped'>
  | (OfTable<'tableClosed'> & Paying)
  | (OfTable<'levelSet'> & { level: Level })
  | (OfTable<'takenBack'> & Moving & { entries: readonly string[] })
