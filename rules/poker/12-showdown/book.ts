import type { Chips } from '../../chips'
import { type Account, CASSA, restoOf, type Transfer } from '../../ledger'
import type { Rebuy } from '../state/colpo'
import type { MemberId } from '../state/ids'
import type { ByMember } from './settle'

/** A result being reckoned: what each has before him, and every movement so far. */
export interface Book {
  move(from: Account, to: Account, chips: Chips): void
  resto(member: MemberId): Chips
  /** C2, C4: draws as many whole passate as reach `least`; nothing when it is reached. */
  reach(member: MemberId, least: Chips, reason: Rebuy['reason']): void
  readonly transfers: readonly Transfer[]
  readonly rebuys: readonly Rebuy[]
}

/** Opens the book on what each could put in. `inLoss` tells who was losing (C5). */
export function openBook(
  stakes: ByMember,
  passata: Chips,
  inLoss: (member: MemberId) => boolean,
): Book {
  const balance: Record<Account, Chips> = {}
  for (const member in stakes) balance[restoOf(member)] = stakes[member] ?? 0
  const transfers: Transfer[] = []
  const rebuys: Rebuy[] = []
  const book: Book = {
    transfers,
    rebuys,
    resto: (member) => balance[restoOf(member)] ?? 0,
    move(from, to, chips) {
      if (chips === 0) return
      balance[from] = (balance[from] ?? 0) - chips
      balance[to] = (balance[to] ?? 0) + chips
      transfers.push({ from, to, chips })
    },
    reach(member, least, reason) {
      const short = least - book.resto(member)
      if (short <= 0) return
      const chips = Math.ceil(short / passata) * passata
      book.move(CASSA, restoOf(member), chips)
      rebuys.push({ member, chips, reason, inLoss: inLoss(member) })
    },
  }
  return book
}
