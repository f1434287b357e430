import { minus } from '../../kernel/chips'
import { cheminArticle } from '../article'
import { withCoup, withMano, withTransfers } from '../evening'
import { byShares, withoutShares, withShare } from '../mano/shares'
import type { CoupVoided } from '../play/voided'
import { withBet, withoutStake } from '../stakes/laid'
import { closingCommands } from './closing'
import type { BetsEvent } from './events'
import { BETS_REFUSALS } from './refusals'
import { stakeCommands } from './stakes'

const { article } = cheminArticle<BetsEvent, CoupVoided>()

/** Section 4: bets. */
export const bets = article({
  id: '4',
  commands: { ...stakeCommands, ...closingCommands },
  refusals: BETS_REFUSALS,
  evolve: {
    stakeLaid: (evening, { table, member, place, sum, line, plays, transfers }, { at }) =>
      withTransfers(
        withCoup(evening, table, (coup) => ({
          bets: withBet(coup, { member, place, sum, line, plays, at }),
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
  },
})
