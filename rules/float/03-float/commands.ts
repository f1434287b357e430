import type { Chips } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { floatArticle } from '../article'
import type { Pieces } from '../pieces/pieces'
import type { AtTable, BroughtByPlay, MovesChips } from '../scene'
import type { GapCause, Movement, MovementStep } from '../state/movement'

/** A count before two, and the three who sign it. */
interface Counted {
  readonly inspector: MemberId
  readonly changeur: MemberId
  readonly pieces: Pieces
  readonly banknotes: Chips
}

type OfBank = Partial<Pick<BroughtByPlay, 'bank'>>

export type BoxEvent =
  | (AtTable<'openingCounted'> & Counted)
  | (AtTable<'closingCounted'> & Counted & { readonly seal: string })
  | (AtTable<'countDropped'> & { readonly inspector: MemberId })
  | (AtTable<'floatOpened'> & Counted & MovesChips & OfBank & { readonly witness: MemberId })
  | (AtTable<'floatClosed'> &
      Counted &
      MovesChips &
      OfBank & {
        readonly witness: MemberId
        readonly seal: string
        /** Advances that stay a claim (ch5). */
        readonly claims: readonly number[]
      })

/** The purposes of a change (V.serves). */
export const PURPOSES = ['giocatore', 'banco', 'pagamento'] as const

export type ChangeEvent =
  | (AtTable<'changed'> & {
      readonly by: MemberId
      readonly taken: Pieces
      readonly given: Pieces
      readonly purpose: (typeof PURPOSES)[number]
      readonly seat: number | null
    })
  | (AtTable<'stackPut'> & {
      readonly member: MemberId | null
      readonly seat: number | null
      readonly pieces: Pieces
    })
  | (AtTable<'stackChanged'> & {
      readonly by: MemberId
      readonly taken: Pieces
      readonly given: Pieces
    })

type OfMovement<T extends string> = AtTable<T> & {
  readonly movement: number
  readonly by: MemberId
}

export type MovementEvent =
  | (OfMovement<'movementAsked'> & Pick<Movement, 'kind' | 'form' | 'gives' | 'notes' | 'gets'>)
  | (OfMovement<'movementStepped'> & {
      readonly step: Extract<MovementStep, 'approved' | 'prepared'> | 'witnessed'
    })
  | (OfMovement<'movementCarried'> & MovesChips)
  | (OfMovement<'movementReceived'> & MovesChips)
  | (OfMovement<'deliveryRefused'> &
      MovesChips & {
        readonly why: string
        /** The movement that brings the float's own pieces back; null where none had left. */
        readonly back: { readonly number: number; readonly form: number } | null
      })
  | (OfMovement<'movementDropped'> & { readonly why: string })
  | (OfMovement<'movementLost'> &
      MovesChips & {
        readonly why: string
        /** The minus of the float whose pieces they were; null where they were the desk's. */
        readonly gap: {
          readonly number: number
          readonly changeur: MemberId
          readonly turnSince: number
          readonly chips: Chips
        } | null
      })

export type GapEvent =
  | (AtTable<'gapDeclared'> &
      MovesChips &
      OfBank & {
        readonly gap: number
        readonly by: MemberId
        readonly changeur: MemberId
        readonly turnSince: number
        /** The count, and its difference from the sum that should be there. */
        readonly pieces: Pieces
        readonly banknotes: Chips
        readonly chips: Chips
        readonly cause: GapCause
        readonly note: string
      })
  | (AtTable<'gapJudged'> & {
      readonly gap: number
      readonly inspector: MemberId
      readonly playsOn: boolean
    })
  | (AtTable<'gapWitnessed'> & { readonly gap: number; readonly witness: MemberId })
  | (AtTable<'gapCompensated'> &
      MovesChips & {
        readonly gap: number
        readonly entry: number
        readonly inspector: MemberId
        readonly changeur: MemberId
        readonly turnSince: number
        /** Pieces that came back to the float, or left it. */
        readonly pieces: Pieces
        readonly chips: Chips
        readonly cause: GapCause
        readonly note: string
      })

export type FloatBoxEvent = BoxEvent | ChangeEvent | MovementEvent | GapEvent

export const { article: boxArticle, command: boxCommand } = floatArticle<FloatBoxEvent>()
