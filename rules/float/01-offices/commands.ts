import type { Chips } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { floatArticle } from '../article'
import type { Pieces } from '../pieces/pieces'
import type { AtTable, BroughtByPlay } from '../scene'
import type { FloatSettings } from '../settings'
import type { KeptBox } from '../state/room'
import type { Check, Duty, Report } from '../state/staff'
import type { CardCount } from '../state/table'

export type OfficeEvent =
  | {
      readonly type: 'floatDeclared'
      readonly settings: FloatSettings | null
      /** The boxes as the last closing left them; absent where none is rolled over. */
      readonly boxes?: readonly KeptBox[]
    }
  | ({ readonly type: 'dutyEntered' } & Pick<Duty, 'member' | 'office'> & {
        readonly where: string | null
      })
  | { readonly type: 'dutyLeft'; readonly duty: number; readonly member: MemberId }
  | ({ readonly type: 'irregularityReported' } & Pick<Report, 'to' | 'text'> & {
        readonly who: MemberId
      })
  | (AtTable<'openingOrdered'> & { readonly inspector: MemberId })
  | (AtTable<'closingOrdered'> & { readonly inspector: MemberId })
  | (AtTable<'checkRecorded'> & Pick<Check, 'what' | 'isRight' | 'inspector' | 'note'>)
  | (AtTable<'cardsCounted'> & Omit<CardCount, 'at'>)
  | (AtTable<'spotCounted'> & {
      readonly inspector: MemberId
      readonly changeur: MemberId
      readonly pieces: Pieces
      readonly banknotes: Chips
    })
  | (AtTable<'spotChecked'> & {
      readonly inspector: MemberId
      readonly witness: MemberId
      readonly isRight: boolean
    } & Partial<BroughtByPlay>)
  | (AtTable<'caseDecided'> & {
      readonly inspector: MemberId
      readonly text: string
      readonly recordings: string | null
    })

export const { article: officeArticle, command: officeCommand } = floatArticle<OfficeEvent>()
