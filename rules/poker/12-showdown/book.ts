import type { Chips } from '../../chips'
import { type Account, CASSA, restoOf, type Transfer } from '../../ledger'
import type { Rebuy } from '../state/colpo'
import type { MemberId } from '../state/ids'
import type { ByMember } from './settle'

/** A result being reckoned: what each has before him, and every movement so far. */
export class Book {
  readonly transfers: Transfer[] = []
  readonly rebuys: Rebuy[] = []
  readonly #balance: Record<Account, Chips> = {}
  readonly #passata: Chips
  readonly #inLoss: (member: MemberId) => boolean

  /** Opens it on what each could put in. `inLoss` tells who was losing (C5). */
  constructor(stakes: ByMember, passata: Chips, inLoss: (member: MemberId) => boolean) {
    for (const member in stakes) this.#balance[restoOf(member)] = stakes[member] ?? 0
    this.#passata = passata
    this.#inLoss = inLoss
  }

  resto(member: MemberId): Chips {
    return this.#balance[restoOf(member)] ?? 0
  }

  move(from: Account, to: Account, chips: Chips): void {
    if (chips === 0) return
    this.#balance[from] = (this.#balance[from] ?? 0) - chips
    this.#balance[to] = (this.#balance[to] ?? 0) + chips
    this.transfers.push({ from, to, chips })
  }

  /** C2, C4: draws as many whole passate as reach `least`; nothing when it is reached. */
  reach(member: MemberId, least: Chips, reason: Rebuy['reason']): void {
    const short = least - this.resto(member)
    if (short <= 0) return
    const chips = Math.ceil(short / this.#passata) * this.#passata
    this.move(CASSA, restoOf(member), chips)
    this.rebuys.push({ member, chips, reason, inLoss: this.#inLoss(member) })
  }
}
