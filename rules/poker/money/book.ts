import { type Chips, NO_CHIPS, negate, plus, times } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import type { Account, Transfer } from '../../kernel/ledger'
import type { Colpo, Rebuy } from '../state/colpo'
import { CASSA, restoOf } from './accounts'

/** Whether a player is losing (C5); with the resto that a loss all'altezza leaves, whether that loss made them so (III.8). */
export type InLoss = (member: MemberId, resto?: Chips) => boolean

/** The movements of a result being reckoned, and each player's resto after them. */
export class Book {
  readonly transfers: Transfer[] = []
  readonly rebuys: Rebuy[] = []
  readonly #players: readonly MemberId[]
  readonly #resti: Chips[]
  readonly #passata: Chips
  readonly #inLoss: InLoss

  /** Starts from the stakes that each player could put in. `inLoss` tells whether a player was losing (C5). */
  constructor(
    { players, stakes }: Pick<Colpo, 'players' | 'stakes'>,
    passata: Chips,
    inLoss: InLoss,
  ) {
    this.#players = players
    this.#resti = players.map((member) => stakes[member] ?? NO_CHIPS)
    this.#passata = passata
    this.#inLoss = inLoss
  }

  resto(member: MemberId): Chips {
    return this.#resti[this.#players.indexOf(member)] ?? NO_CHIPS
  }

  /** Moves chips from the member's resto into the pot or the honours. */
  puts(member: MemberId, into: Account, chips: Chips): void {
    this.#changes(member, negate(chips))
    this.#moves(restoOf(member), into, chips)
  }

  /** Moves chips from the pot, the honours or the cashier to the member's resto. */
  takes(member: MemberId, from: Account, chips: Chips): void {
    this.#changes(member, chips)
    this.#moves(from, restoOf(member), chips)
  }

  /** Moves chips from resto to resto. */
  pays(member: MemberId, payee: MemberId, chips: Chips): void {
    this.#changes(member, negate(chips))
    this.#changes(payee, chips)
    this.#moves(restoOf(member), restoOf(payee), chips)
  }

  /** C2, C4: draws as many whole passate as bring the resto to `least`; none when it is there already. */
  reach(member: MemberId, least: Chips, reason: Rebuy['reason']): void {
    const resto = this.resto(member)
    const short = least - resto
    if (short <= 0) return
    const chips = times(this.#passata, Math.ceil(short / this.#passata))
    this.takes(member, CASSA, chips)
    const inLoss = reason === 'altezza' ? this.#inLoss(member, resto) : this.#inLoss(member)
    this.rebuys.push({ member, chips, reason, inLoss })
  }

  #changes(member: MemberId, chips: Chips): void {
    const index = this.#players.indexOf(member)
    this.#resti[index] = plus(this.#resti[index] ?? NO_CHIPS, chips)
  }

  #moves(from: Account, to: Account, chips: Chips): void {
    if (chips !== 0) this.transfers.push({ from, to, chips })
  }
}
