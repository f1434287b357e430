import type { Chips } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { cheminArticle } from '../article'
import type { BankHalved, BankOpened, Moving, SeatLost } from '../mano/events'
import type { Announced } from '../mano/opened'
import type { ProvisionId } from '../provisions'
import type { Place, SeatNumber, TableId } from '../state/ids'

type OfBanker<T extends string> = { type: T; table: TableId; member: MemberId }

export type BankEvent =
  | BankOpened
  | BankHalved
  | (OfBanker<'manoRefused'> & { seat: SeatNumber })
  | (OfBanker<'coupOpened'> & Announced & { number: number; serial: number; bank: Chips })
  | (OfBanker<'bankRaised'> & Moving & { chips: Chips })
  | (OfBanker<'bankLowered'> & Moving & { to: Chips; provision: ProvisionId })
  | (OfBanker<'notesChanged'> & Moving & { chips: Chips; from: MemberId | null })
  | (OfBanker<'manoPassed'> & Moving & { sum: Chips })
  | OfBanker<'manoEnded'>
  | (OfBanker<'manoBoughtByName'> & { place: Place })
  | (OfBanker<'bankReturned'> & Moving & { chips: Chips })
  | (OfBanker<'toutVaCovered'> & Moving & { chips: Chips; staked: Chips })
  | (OfBanker<'stakesRefused'> & Moving)
  | (OfBanker<'bankGivenUp'> & Moving & { provision: ProvisionId })
  | (OfBanker<'bankToAuction'> & Moving)
  | (OfBanker<'playImposed'> & { least: Chips })

/** Commands of section 3 also cause an event of section 1: a seat is lost. */
export const { article: bankArticle, command: bankCommand } = cheminArticle<BankEvent, SeatLost>()
