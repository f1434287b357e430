import type { Decision } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { cheminArticle } from '../article'
import type { BankHalved, SeatLost } from '../mano/events'
import type { CoupVoided } from '../play/voided'
import type { SeatNumber, TableId } from '../state/ids'

type At<T extends string> = { type: T; table: TableId }
type OfMember<T extends string> = At<T> & { member: MemberId }

/** Things that happen to cards, each with the row that says what follows. */
export const CARD_REPORTS = {
  detached: 'S.30',
  seen: 'S.30',
  floor: 'S.29',
  'picked-up': 'S.29',
  'face-up': 'S.31',
  'looked-at': 'S.32',
  stuck: 'S.34',
  marked: 'S.33',
} as const
export type CardReport = keyof typeof CARD_REPORTS
export const CARD_REPORT_KINDS = Object.keys(CARD_REPORTS) as [CardReport, ...CardReport[]]

/** Packs of two back colours (S.1). */
export interface Colours {
  readonly colours: readonly [string, string]
  readonly first: number
}

export type CardsEvent =
  | (At<'packsEntered'> & Colours)
  | At<'cardsChecked'>
  | (At<'tagliaBegun'> & { number: number })
  | At<'cardsPass'>
  | OfMember<'mixAsked'>
  | OfMember<'cardsMixed'>
  | At<'cutOffered'>
  | OfMember<'cutRefused'>
  | (At<'cardsCut'> & { cutter: MemberId | 'inspector' | 'employee'; cards: number | null })
  | (At<'sabotLoaded'> & { first: SeatNumber | null })
  | (At<'maskOut'> & { lastCoup: number })
  | (At<'sevenCounted'> & { cards: number; isEnough: boolean })
  | (At<'cardsReported'> & {
      report: CardReport
      cards: number
      member: MemberId | null
      note: string
    })
  | (At<'packsChanged'> & Colours & { why: string })
  | (At<'packsCounted'> & { cards: number })
  | (At<'tagliaEnded'> & { number: number })

/** Events of other sections: a bank is halved for a holder away, a seat is taken from a player, a coup is void. */
export type CardsOther = BankHalved | SeatLost | CoupVoided

export const { article: cardsArticle, command: cardsCommand } = cheminArticle<
  CardsEvent,
  CardsOther
>()
export type CardsDecision = Decision<CardsEvent | CardsOther>
