import type { Evolve } from '../../kernel/article'
import { type Chips, minus } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { type Evening, withCoup, withMano, withTable, withTransfers } from '../evening'
import type { Moving } from '../mano/events'
import { stillStanding } from '../mano/order'
import { byShares, withoutShares, withShare } from '../mano/shares'
import type { StakeLaid, StakesMatched } from '../stakes/events'
import { withBet, withoutStake } from '../stakes/laid'
import { changedCoup } from '../state/changed'
import type { TableId } from '../state/ids'

export type BetsEvent =
  | StakeLaid
  | StakesMatched
  | ({ type: 'stakeWithdrawn'; table: TableId; member: MemberId; chips: Chips } & Moving)
  | { type: 'closingAsked'; table: TableId; member: MemberId }
  | { type: 'gameClosed'; table: TableId }
  | { type: 'stakesReopened'; table: TableId; member: MemberId }
  | ({ type: 'overCovered'; table: TableId; member: MemberId; chips: Chips; bank: Chips } & Moving)
  /** S.26: the chips that lie there count; `was` is the sum announced. */
  | ({ type: 'bankReadAgain'; table: TableId; laid: Chips; was: Chips } & Moving)
  | {
      type: 'stakeReproved'
      table: TableId
      member: MemberId
      provision: 'S.38a' | 'S.114b'
      note: string
    }

export const evolveBets: Evolve<Evening, BetsEvent> = {
  stakeLaid: (evening, { table, member, place, sum, line, plays, transfers }, { at }) =>
    withTransfers(
      withTable(evening, table, (before) => ({
        standing: stillStanding(before, { member, place }),
        coup:
          before.coup &&
          changedCoup(before.coup, {
            bets: withBet(before.coup, { member, place, sum, line, plays, at }),
          }),
      })),
      transfers,
    ),
  stakeWithdrawn: (evening, { table, member, transfers }) =>
    withTransfers(
      withCoup(evening, table, (coup) => withoutStake(coup, member)),
      transfers,
    ),
  closingAsked: (evening) => evening,
  gameClosed: (evening, { table }) =>
    withCoup(evening, table, () => ({ phase: 'closed', reopened: false })),
  stakesMatched: (evening, { table, bets: playing, calls, transfers }) =>
    withTransfers(
      withCoup(evening, table, () => ({ bets: playing, calls })),
      transfers,
    ),
  stakesReopened: (evening, { table }) =>
    withCoup(evening, table, () => ({ phase: 'open', reopened: true })),
  overCovered: (evening, { table, member, chips, bank, transfers }) => {
    const added = withMano(evening, table, ({ shares, addedSince }, { coupSerial }) => ({
      shares: withShare(shares, member, chips),
      addedSince: [...addedSince, { coup: coupSerial, chips }],
    }))
    return withTransfers(
      withCoup(added, table, () => ({ bank })),
      transfers,
    )
  },
  bankReadAgain: (evening, { table, laid, was, transfers }) => {
    const read = withMano(evening, table, (mano) => ({
      shares:
        laid < was
          ? withoutShares(mano.shares, byShares(mano, minus(was, laid)))
          : withShare(mano.shares, mano.banker, minus(laid, was)),
      inHalves: mano.inHalves && laid < was,
    }))
    return withTransfers(
      withCoup(read, table, () => ({ bank: laid })),
      transfers,
    )
  },
  stakeReproved: (evening, { table, member, provision, note }, { at }) =>
    withCoup(evening, table, ({ incidents }) => ({
      incidents: [...incidents, { provision, member, at, note }],
    })),
}
