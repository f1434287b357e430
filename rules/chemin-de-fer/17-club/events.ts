import type { Chips } from '../../kernel/chips'
import type { CasseEvent } from '../../kernel/club/casse'
import type { MemberId } from '../../kernel/ids'
import type { Transfer } from '../../kernel/ledger'
import type { Level } from '../../kernel/level'
import type { Payment } from '../../kernel/payments'
import type { ClubUnit } from '../../kernel/unit'
import type { BOOK } from '../accounts'
import type { Settings } from '../settings'
import type { TableId } from '../state/ids'
import type { TableauRow } from '../state/tableau'

/** Chips that move within the evening's book. */
interface Moving {
  book: typeof BOOK
  transfers: readonly Transfer[]
}

type OfTable<T extends string> = { type: T; table: TableId }

/** The tableau is the evening's: its payments name the book where those of other games name a table. */
type OfSheet<T extends string> = { type: T; table: typeof BOOK }

/** The evening and its tables. */
export type EveningEvent =
  /** The customs are a new club's, their amounts in its unit. */
  | { type: 'eveningOpened'; title: string; day: string; unit?: ClubUnit | undefined }
  | { type: 'eveningClosed' }
  | { type: 'settingsSet'; settings: Settings }
  | (OfTable<'tableOpened'> & {
      number: number
      seats: number
      minimum: Chips
      level: Level
      isLarge: boolean
    })
  | (OfTable<'tableClosed'> & Moving)
  | (OfTable<'levelSet'> & Moving & { level: Level })
  | (OfTable<'takenBack'> & Moving & { entries: readonly string[] })

/** The count, the tableau and its payments. */
export type SheetEvent =
  | ({ type: 'countBegun'; expected: Readonly<Record<MemberId, Chips | null>> } & Moving)
  | { type: 'chipsCounted'; member: MemberId; chips: Chips }
  | { type: 'imbalanceAccepted'; imbalance: Chips }
  | { type: 'playResumed' }
  | (OfSheet<'tableauClosed'> &
      Moving & {
        rows: readonly TableauRow[]
        imbalance: Chips
        tax: Chips
        deposits: Chips
        settleBy: 'desk' | 'members'
        payments: readonly Payment[]
      })
  | (OfSheet<'paymentHanded'> & { payment: number })
  | (OfSheet<'paymentReceived'> & { payment: number })
  | (OfSheet<'paymentUnmarked'> & { payment: number })
  | (OfSheet<'reopeningAsked'> & { why: string })
  | OfSheet<'reopeningDropped'>
  | (OfSheet<'tableauReopened'> & Moving)

export type ClubEvent = EveningEvent | CasseEvent<typeof BOOK> | SheetEvent
