import type { BOOK } from '../../banked/accounts'
import type { Signer } from '../../banked/state'
import type { Rank } from '../../kernel/cards'
import type { Chips } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import type { Transfer } from '../../kernel/ledger'
import type { Level } from '../../kernel/level'
import type { Settings } from '../settings'
import type { Asking, Casella, SettledPart } from '../state/colpo'
import type { CasellaNumber, Player, TableId } from '../state/ids'
import type { Abandoned, LimitPair } from '../state/table'
import type { Receiver } from './turn'

/** Chips that move within the day's book. */
export interface Moving {
  book: typeof BOOK
  transfers: readonly Transfer[]
}
/** An event at a table. */
export type OfTable<T extends string> = { type: T; table: TableId }
/** Puntate paid, collected or given back. */
export interface Paying extends Moving {
  parts: readonly SettledPart[]
}

/** Section 1: shoe, cut, mascherina. */
export type ShoeEvent =
  | OfTable<'packsChecked'>
  | (OfTable<'cardsMixed'> & { number: number })
  | (OfTable<'cutAnswered'> & { player: Player; cuts: boolean })
  | OfTable<'managementCut'>
  | OfTable<'shoeLoaded'>
  | (OfTable<'cardsBurnt'> & { cards: number })
  | OfTable<'markerOut'>
  | OfTable<'shoeEnded'>
  | OfTable<'talloneSpread'>
  | (OfTable<'cardsReplaced'> & { note: string })
  | (OfTable<'personRemoved'> & { player: Player; why: string })

/** Section 2: the places of a table. */
export type PlaceEvent =
  | (OfTable<'seatTaken'> & { player: Player; seat: CasellaNumber })
  | (OfTable<'seatLeft'> & { player: Player })
  | (OfTable<'awayMarked'> & { player: Player; isAway: boolean })
  | (OfTable<'standingMarked'> & { player: Player; isHere: boolean })
  | (OfTable<'crowdDeclared'> & { isCrowded: boolean })
  | (OfTable<'seatForfeited'> & { player: Player; why: string })

/** Section 3: limits and stakes. */
export type LimitEvent =
  | (OfTable<'tableProposed'> & LimitPair & { number: number; settings: Settings; as: Signer })
  | (OfTable<'tableOpened'> & { as: Signer })
  | (OfTable<'limitsAsked'> & LimitPair & { as: Signer })
  | (OfTable<'limitsSigned'> & { as: Signer })
  | OfTable<'limitsDropped'>
export type StakeEvent =
  | (OfTable<'stakesInvited'> & { serial: number; isCrowded: boolean })
  | (OfTable<'stakeLaid'> & Moving & { casella: CasellaNumber; player: Player; chips: Chips })
  | (OfTable<'stakeWithdrawn'> & Moving & { casella: CasellaNumber; player: Player; chips: Chips })
  | (OfTable<'stakesClosed'> & {
      titolari: readonly { casella: CasellaNumber; player: Player }[]
    })

/** Section 4: a card drawn; `isOut` when it had left the shoe before, as a surplus card of the banco's. */
export type DealEvent = OfTable<'cardDrawn'> & { card: Rank; to: Receiver; isOut: boolean }

/** Section 5: insurance and par. */
export type InsuranceEvent =
  | (OfTable<'insured'> & Moving & { casella: CasellaNumber; player: Player; chips: Chips })
  | (OfTable<'insuranceCollected'> & Paying)
  | (OfTable<'parPaid'> & Paying & { casella: CasellaNumber; player: Player })
  | OfTable<'playGoesOn'>

/** Section 6: a black jack paid before tiraggio. */
export type BlackJackEvent = OfTable<'blackJackPaid'> & Paying & { casella: CasellaNumber }

/** Section 7: the player's word. */
export type WordEvent =
  | (OfTable<'cardAsked'> & { casella: CasellaNumber; hand: number; isFirstOn21: boolean })
  | (OfTable<'handStays'> & { casella: CasellaNumber; hand: number })
  | (OfTable<'handCollected'> & Paying & { casella: CasellaNumber; hand: number })

/** Section 8: doubling; no chips for a companion who does not join. */
export type DoubleEvent =
  | (OfTable<'doubled'> &
      Moving & {
        casella: CasellaNumber
        hand: number
        player: Player
        chips: Chips
        asked: readonly Player[]
      })
  | (OfTable<'companionDoubled'> &
      Moving & { casella: CasellaNumber; hand: number; player: Player; chips: Chips })
  | (OfTable<'askingClosed'> & { what: Asking['what']; silent: readonly Player[] })

/** Section 9: splitting. */
export type SplitEvent =
  | (OfTable<'handSplit'> &
      Moving & {
        casella: CasellaNumber
        hand: number
        player: Player
        chips: Chips
        asked: readonly Player[]
      })
  | (OfTable<'companionSplit'> &
      Moving & { casella: CasellaNumber; hand: number; player: Player; chips: Chips })
  | (OfTable<'companionChose'> & {
      casella: CasellaNumber
      hand: number
      player: Player
      card: 1 | 2
    })

/** Section 10: a wrong announcement, put right by the rule. */
export type BancoEvent = OfTable<'bancoCorrected'> & { said: number; point: number }

/** Section 11: settling. */
export type SettlingEvent =
  | (OfTable<'casellaSettled'> & Paying & { casella: CasellaNumber })
  | OfTable<'colpoEnded'>
  | (OfTable<'colpoCorrected'> &
      Moving & {
        serial: number
        casella: CasellaNumber
        player: Player
        chips: Chips
        why: string
      })
  | (OfTable<'abandonedTaken'> &
      Moving & { number: number; player: Player; casella: CasellaNumber; chips: Chips })
  | (OfTable<'abandonedSigned'> &
      Moving & {
        number: number
        as: Signer
        wanted: NonNullable<Abandoned['wanted']>
        isDone: boolean
      })

/** Claims; the house's lists of disputes and rulings know these events by their names and fields. */
export type ClaimEvent =
  | (OfTable<'disputeOpened'> & {
      dispute: number
      coup: number
      casella: CasellaNumber
      player: Player
      about: string
      provision: string | null
      contenders: readonly MemberId[]
    })
  | (OfTable<'disputeRuled'> &
      Moving & {
        dispute: number
        /** The member whose claim is upheld; null when it is not, or when nobody knows their name. */
        inFavourOf: MemberId | null
        isUpheld: boolean
        isManagements: boolean
        why: string
        provision: string | null
        final: true
      })

/** Section 12: errors. */
export type ErrorEvent =
  | (OfTable<'cardsEliminated'> & { cards: readonly Rank[]; provision: string })
  | (OfTable<'handDisturbed'> & Paying & { casella: CasellaNumber; hand: number })
  | (OfTable<'dealMended'> &
      Paying & {
        hands: readonly { casella: CasellaNumber; cards: readonly Rank[] }[]
        banco: readonly Rank[]
      })
  | (OfTable<'colpoVoided'> & Paying & { provision: string; why: string })
  | (OfTable<'casellaVoided'> & Paying & { casella: CasellaNumber; why: string })
  | (OfTable<'strayCards'> & { casella: CasellaNumber; cards: readonly Rank[] })
  | (OfTable<'surplusDrawn'> & { card: Rank; caselle: readonly CasellaNumber[] })
  | (OfTable<'surplusAnswered'> & {
      casella: CasellaNumber
      hand: number
      card: Rank
      takes: boolean
    })
  | (OfTable<'surplusToBanco'> & { card: Rank })
  | (OfTable<'bancoSurplus'> & { card: Rank | null })

/** The level of a table, its entries taken back, and colpi of which only the result is kept. */
export type TableEvent =
  | (OfTable<'tableClosed'> & Moving)
  | (OfTable<'tableSettingsSet'> & { settings: Settings })
  | (OfTable<'levelSet'> & { level: Level })
  | (OfTable<'takenBack'> & Moving & { entries: readonly string[] })
  | (OfTable<'colpoRecorded'> &
      Paying & {
        serial: number
        caselle: readonly Casella[]
        banco: readonly Rank[]
      })
