import type { Card } from '../../kernel/cards'
import type { Chips } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import type { Transfer } from '../../kernel/ledger'
import type { BOOK } from '../accounts'
import type { CoupRecord } from '../play/record'
import type { PlayedResult } from '../play/settlement'
import type { Tax } from '../play/tax'
import type { CoupVoided } from '../play/voided'
import type { Regime, Side, Word } from '../state/coup'
import type { TableId } from '../state/ids'
import type { Mano } from '../state/mano'

/** An event at one table. */
type At<T extends string> = { readonly type: T; readonly table: TableId }

/** Two cards laid open, or their point as told; neither where they are not entered. */
export interface Open {
  readonly cards: readonly Card[]
  readonly point: number | null
}

/** The events of a coup that is played move by move. */
export type PlayEvent =
  | (At<'cardsDealt'> & {
      readonly holder: MemberId
      readonly regime: Regime
      /** Its first cards that lay detached already (S.54, S.69, S.111, cd7); absent for none. */
      readonly detached?: number
    })
  | (At<'wordSaid'> & Open & { readonly side: Side; readonly word: Word })
  /** S.121: `given` is the answer of a banker who has turned already; null before. */
  | (At<'wordChanged'> & { readonly word: 'carta' | 'no'; readonly given: boolean | null })
  | (At<'bankShown'> & Open & { readonly word: 'natural' | null })
  | (At<'thirdDrawn'> & {
      readonly side: Side
      readonly card: Card | null
      readonly value: number | null
    })
  /** S.76, S.119: a point named aloud; `right` is what the cards say, null where they are not known. */
  | (At<'pointNamed'> & {
      readonly side: Side
      readonly point: number
      readonly right: number | null
      readonly endsDraw: boolean
    })
  | (At<'puntaShown'> & Open)
  | (At<'pointsTold'> & { readonly punta: number; readonly banco: number })
  | (At<'coupDecided'> & { readonly result: PlayedResult; readonly by: string | null })

/** The events that end a coup without its moves, or set right one that is over. */
export type RecordEvent =
  | (At<'coupRecorded'> & {
      readonly book: typeof BOOK
      /** Added to the bank before the coup (S.56a). */
      readonly added: Chips
      readonly settled: CoupRecord
      readonly tax: Tax
      readonly setAside: Chips
      /** The owners' shares of the next bank. */
      readonly shares: Mano['shares']
      readonly transfers: readonly Transfer[]
    })
  | CoupVoided
  | (At<'coupCorrected'> & {
      readonly book: typeof BOOK
      readonly why: string
      readonly was: Pick<CoupRecord, 'result' | 'matched'>
      readonly settled: CoupRecord
      /** Chips that each owner's share of the bank in play gains or loses; none once that mano is over. */
      readonly shares: Readonly<Record<MemberId, Chips>>
      readonly transfers: readonly Transfer[]
    })
  /** The table says that the chips of a correction lie where they belong. */
  | (At<'correctionAcknowledged'> & { readonly coup: number })

export type CoupEvent = PlayEvent | RecordEvent
