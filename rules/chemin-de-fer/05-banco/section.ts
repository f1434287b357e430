import { cheminArticle } from '../article'
import { withCoup, withTable, withTransfers } from '../evening'
import { suiviAfterCall, withCall } from '../stakes/calls'
import type { CardsGiven, StakeLaid, StakesMatched } from '../stakes/events'
import { withoutStake } from '../stakes/laid'
import { changedCall, changedCoup, changedSuivi } from '../state/changed'
import type { Call, Coup } from '../state/coup'
import { callCommands } from './calls'
import type { BancoEvent } from './events'
import { offerCommands } from './offers'
import { BANCO_REFUSALS } from './refusals'
import { suiviCommands } from './suivi'

const { article } = cheminArticle<BancoEvent, StakeLaid | StakesMatched | CardsGiven>()

/** The coup with one member's call changed. */
const withChangedCall = (
  { calls }: Coup,
  member: Call['member'],
  change: (call: Call) => Partial<Call>,
): Pick<Coup, 'calls'> => ({
  calls: calls.map((call) => (call.member === member ? changedCall(call, change(call)) : call)),
})

/** Section 5: banco solo, con il tavolo, suivi. */
export const banco = article({
  id: '5',
  commands: { ...callCommands, ...suiviCommands, ...offerCommands },
  refusals: BANCO_REFUSALS,
  evolve: {
    callMade: (evening, event, { at }) =>
      withTransfers(
        withTable(evening, event.table, ({ coup, suivi }) => ({
          suivi: suiviAfterCall(suivi, event),
          coup: coup && changedCoup(coup, withCall(coup, event, at)),
        })),
        event.transfers,
      ),
    callWithdrawn: (evening, { table, member, transfers }) =>
      withTransfers(
        withCoup(evening, table, (coup) => withoutStake(coup, member)),
        transfers,
      ),
    suiviRenounced: (evening, { table, member }) =>
      withTable(evening, table, ({ suivi }) => ({
        suivi: suivi.map((one) =>
          one.member === member ? changedSuivi(one, { dormant: true }) : one,
        ),
      })),
    tableRightRenounced: (evening, { table, member }) =>
      withTable(evening, table, ({ tableLoser }) => ({
        tableLoser: tableLoser.filter((one) => one.member !== member),
      })),
    offerAccepted: (evening, { table, member, partner, chips, asked }) =>
      withCoup(evening, table, (coup) =>
        withChangedCall(coup, member, ({ helpers, offers }) =>
          asked
            ? { helpers: [...helpers, partner] }
            : { offers: [...offers, { member: partner, chips }] },
        ),
      ),
    suiviJoined: (evening, { table, member, partner, chips }) =>
      withCoup(evening, table, (coup) =>
        withChangedCall(coup, member, ({ offers }) => ({
          offers: [...offers, { member: partner, chips }],
        })),
      ),
  },
})
