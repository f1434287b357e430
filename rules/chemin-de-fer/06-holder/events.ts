import type { Evolve } from '../../kernel/article'
import { type Evening, withCoup, withTable } from '../evening'
import type { OfMember } from '../mano/events'
import { regimeOfHolder } from '../play/regime'
import { taken } from '../rights/order'
import type { CardsGiven } from '../stakes/events'
import { changedCoup, changedHolder } from '../state/changed'
import type { Coup, Incident } from '../state/coup'

export type HolderEvent =
  | CardsGiven
  /** S.117: taken on their own initiative; S.91: given by an error of the employee. */
  | (OfMember<'cardsTakenBack'> & { provision: 'S.91' | 'S.117' })
  | (OfMember<'cardsTouched'> & { seen: boolean })
  | (OfMember<'inexpertMarked'> & { provision: 'S.112' | 'S.28'; why: string })
  | (OfMember<'inexpertEnded'> & { why: string })
  | (OfMember<'holderReproved'> & { provision: 'S.116' | 'S.28'; note: string })

const noted = ({ incidents }: Coup, incident: Incident): Pick<Coup, 'incidents'> => ({
  incidents: [...incidents, incident],
})

export const evolveHolder: Evolve<Evening, HolderEvent> = {
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
}
