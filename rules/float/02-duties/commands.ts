import type { Chips } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { floatArticle } from '../article'
import type { TaxChange } from '../pieces/change'
import type { Pieces } from '../pieces/pieces'
import type { AtTable, BroughtByPlay } from '../scene'

export type DutyEvent =
  | (AtTable<'handoverBegun'> & { readonly from: MemberId; readonly to: MemberId })
  | (AtTable<'handoverCounted'> & {
      readonly by: MemberId
      readonly pieces: Pieces
      readonly banknotes: Chips
    })
  /** The inspector counts in place of a changeur who left; the one who comes on counts next. */
  | (AtTable<'turnRelieved'> & {
      readonly from: MemberId
      readonly to: MemberId
      readonly inspector: MemberId
      readonly pieces: Pieces
      readonly banknotes: Chips
      readonly why: string
    })
  | (AtTable<'handoverAttended'> & { readonly inspector: MemberId })
  | (AtTable<'handoverRefused'> & { readonly by: MemberId; readonly why: string })
  | (AtTable<'turnTaken'> & {
      readonly from: MemberId
      readonly to: MemberId
      readonly pieces: Pieces
      readonly banknotes: Chips
      /** Both counted what there should be. */
      readonly isRight: boolean
    } & Partial<BroughtByPlay>)
  | (AtTable<'taxPaid'> & TaxChange & { readonly coup: number; readonly by: MemberId })
  | (AtTable<'suspicionReported'> & { readonly by: MemberId; readonly text: string })

export const { article: dutyArticle, command: dutyCommand } = floatArticle<DutyEvent>()
