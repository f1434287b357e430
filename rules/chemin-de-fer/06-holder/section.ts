import { cheminArticle } from '../article'
import { withCoup, withTable } from '../evening'
import { regimeOfHolder } from '../play/regime'
import { taken } from '../rights/order'
import type { CallMade, StakesMatched } from '../stakes/events'
import { changedCoup, changedHolder } from '../state/changed'
import type { Coup, Incident } from '../state/coup'
import type { HolderEvent } from './events'
import { givingCommands } from './giving'
import { markCommands } from './marks'
import { HOLDER_REFUSALS } from './refusals'

const { article } = cheminArticle<HolderEvent, CallMade | StakesMatched>()

const noted = ({ incidents }: Coup, incident: Incident): Pick<Coup, 'incidents'> => ({
  incidents: [...incidents, incident],
})

/** Section 6: the holder of the cards. */
export const holder = article({
  id: '6',
  commands: { ...givingCommands, ...markCommands },
  refusals: HOLDER_REFUSALS,
  evolve: {
    cardsGiven: (evening, { table, member, place, by, provision, isSolo }) =>
      withCoup(evening, table, (coup, t) => {
        const holder = taken({ member, place, by, provision, isSolo })
        return { holder, regime: regimeOfHolder(t, changedCoup(coup, { holder })) }
      }),
    cardsTakenBack: (evening, { table, member, provision }, { at }) =>
      withCoup(evening, table, (coup) => ({
        holder: null,
        ...noted(coup, { provision, member, at, note: '' }),
      })),
    cardsTouched: (evening, { table, seen }) =>
      withCoup(evening, table, ({ holder: is }) => ({
        holder: is && changedHolder(is, { touched: true, seen: is.seen || seen }),
      })),
    inexpertMarked: (evening, { table, member, provision, why }) =>
      withTable(evening, table, ({ limits, manoNumber: mano }) => ({
        limits: [...limits, { member, kind: 'inexpert', why, provision, mano, oldSeat: null }],
      })),
    inexpertEnded: (evening, { table, member }) =>
      withTable(evening, table, ({ limits }) => ({
        limits: limits.filter((limit) => limit.member !== member || limit.kind !== 'inexpert'),
      })),
    holderReproved: (evening, { table, member, provision, note }, { at }) =>
      withCoup(evening, table, (coup) => noted(coup, { provision, member, at, note })),
  },
})
