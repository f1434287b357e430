import type { z } from 'zod'
import { asChips, type Chips } from '../../kernel/chips'
import { deskCasse } from '../../kernel/club/casse'
import { cassaCorrection } from '../../kernel/club/correcting'
import type { HouseRole, Refused } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { move, type Transfer } from '../../kernel/ledger'
import { BOOK, balance, CASSA, chipsOf, mostInFront } from '../accounts'
import { PLAYER } from '../frame/roles'
import type { BankedHost } from '../host'
import { refusingBy } from '../refuse'
import type { BankedDay } from '../state'

const handed = (member: MemberId, chips: Chips) => move(CASSA, chipsOf(member), chips)

const USUAL_CASSA = asChips(100)

/** The refusal to a member who has not the chips any more that would be moved back. */
const spentBy =
  <S extends BankedDay>(host: BankedHost<S>) =>
  (day: S, member: MemberId, transfers: readonly Transfer[]): Refused | null =>
    host.overdrawn(day, transfers)
      ? refusingBy(host.ids)('casse', 'not-enough-chips', {
          player: { member },
          chips: { chips: balance(day, chipsOf(member)) },
        })
      : null

/** Casse as at the club's other games. Source: J.1, K.1. */
export function casseOf<S extends BankedDay, T extends string>(
  host: BankedHost<S>,
  table: z.ZodType<T>,
) {
  const refuse = refusingBy(host.ids)
  return deskCasse<S, T, HouseRole | 'tavolo', typeof BOOK>({
    provision: host.ids.casse,
    table,
    players: PLAYER,
    book: BOOK,
    stopped: (day) => (day.closing ? refuse('sheet', 'counting-begun') : null),
    barred: host.barred,
    usual: () => USUAL_CASSA,
    near: (_, by) => (by.member === null ? [] : [{ member: by.member }]),
    handed,
    spent: spentBy(host),
  })
}

/** The desk corrects what it handed out; where the book does not follow the chips, nobody’s run out. Source: J.1, K.1. */
export function correctionOf<S extends BankedDay>(host: BankedHost<S>) {
  const refuse = refusingBy(host.ids)
  return cassaCorrection<S, typeof BOOK>({
    provision: host.ids.casse,
    book: BOOK,
    barred(day, member) {
      if (day.tableau) return refuse('sheet', 'tableau-closed')
      return day.persons[member] ? null : refuse('casse', 'not-on-tableau')
    },
    most: (day, member) => mostInFront(day, chipsOf(member)),
    handed,
    spent: spentBy(host),
  })
}
