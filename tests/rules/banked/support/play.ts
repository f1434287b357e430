import { expect } from 'vitest'
import { bancoOf, CASSA, chipsOf, ownerOf } from '@/rules/banked/accounts'
import { asPlayer, asTable } from '@/rules/banked/ids'
import type { BankedEvening, BankedTable } from '@/rules/banked/state'
import { asChips } from '@/rules/kernel/chips'
import type { Actor, AnyCommand, AnyEvent } from '@/rules/kernel/decider'
import { asMember } from '@/rules/kernel/ids'
import { type Account, accountsIn, post, type Transfer } from '@/rules/kernel/ledger'
import { type Game, Moment, NINE, Story } from '../../support/bench'

export const T1 = asTable('T1')

/** Member `n`, who is at the table. */
export const p = (n: number) => asPlayer(`m${n}`)
export const tablet: Actor = { roles: ['tavolo'], member: null, post: 'T1' }
export const inspector: Actor = {
  roles: ['socio', 'deputato'],
  member: asMember('deputato'),
  post: null,
}
export const desk: Actor = {
  roles: ['socio', 'segretario'],
  member: asMember('segreteria'),
  post: null,
}
/** Member `n` on their own phone. */
export const phone = (n: number): Actor => ({
  roles: ['socio'],
  member: asMember(`m${n}`),
  post: null,
})

/** So many members of a day, m1, m2 …, with these chips each. */
export function peopled(count: number, chips: number) {
  const members = Array.from({ length: count }, (_, index) => asMember(`m${index + 1}`))
  const drawn = asChips(chips)
  return {
    members,
    persons: Object.fromEntries(
      members.map((member) => [
        member,
        {
          member,
          casse: [{ chips: drawn, at: NINE, why: 'cassa' as const }],
          asked: null,
          handed: null,
        },
      ]),
    ),
    accounts: post(
      {},
      members.map((member) => ({ from: CASSA, to: chipsOf(member), chips: drawn })),
    ),
  }
}

/** The book sums to zero, and no account of real chips is below it, as far as the book knows them. */
export const bookHolds =
  (isPhysical: (account: Account) => boolean) =>
  ({ accounts, isUnfollowed }: Pick<BankedEvening<never>, 'accounts' | 'isUnfollowed'>): void => {
    const all = accountsIn(accounts)
    expect(all.reduce((sum, account) => sum + (accounts[account] ?? 0), 0)).toBe(0)
    const known = all.filter((account) => !isUnfollowed || ownerOf(account) === null)
    expect(known.filter((account) => isPhysical(account) && (accounts[account] ?? 0) < 0)).toEqual(
      [],
    )
  }

/** A table at which commands are given one after another, a second apart; the book is tried after each. */
export class BankedPlay<
  S extends BankedEvening<T>,
  T extends BankedTable<T>,
  C extends AnyCommand,
  E extends AnyEvent,
> extends Story<S, C, E> {
  constructor(game: Game<S, C, E>, evening: S) {
    super(new Moment(game, evening), tablet)
  }

  get evening(): S {
    return this.state
  }
  set evening(evening: S) {
    this.moment = new Moment(this.moment.game, evening, this.now)
  }
  get at() {
    return this.now
  }
  get table(): T {
    const table: T | undefined = this.evening.tables[T1]
    if (!table) throw new Error('no table T1')
    return table
  }
  get colpo(): NonNullable<T['colpo']> {
    const { colpo } = this.table
    if (!colpo) throw new Error('no colpo')
    return colpo
  }
  get last(): T['past'][number] {
    const last = this.table.past.at(-1)
    if (!last) throw new Error('no colpo is over')
    return last
  }
  chips(account: Account): number {
    return this.evening.accounts[account] ?? 0
  }
  get banco(): number {
    return this.chips(bancoOf(T1))
  }
  /** The transfers of the latest command. */
  get transfers(): readonly Transfer[] {
    return this.events.flatMap((event) =>
      'transfers' in event ? (event.transfers as readonly Transfer[]) : [],
    )
  }
}
