import type { Evolve } from '../../kernel/article'
import { type Chips, plus } from '../../kernel/chips'
import { type Evening, withCoup, withTable, withTransfers } from '../evening'
import { withShare } from '../mano/shares'
import { changedMano } from '../state/changed'
import type { Mano } from '../state/mano'
import type { Limit } from '../state/seat'
import type { Table } from '../state/table'
import { addingCommands } from './adding'
import { type PartnersEvent, partnersArticle } from './commands'
import { inspectedCommands } from './inspected'
import { joiningCommands, sharesJoined } from './joining'
import { PARTNERS_REFUSALS } from './refusals'

/** An addition to the bank, which S.92 asks about. */
const addedNow = (
  { addedSince }: Mano,
  { coupSerial }: Table,
  chips: Chips,
): Mano['addedSince'] => [...addedSince, { coup: coupSerial, chips }]

const noPartner = (member: Limit['member'], why: string, { manoNumber }: Table): Limit => ({
  member,
  kind: 'no-partner',
  why,
  provision: 'S.82',
  mano: manoNumber,
  oldSeat: null,
})

const evolve: Evolve<Evening, PartnersEvent> = {
  partnerOffered: (evening, { table: id, member, terms }) =>
    withTable(evening, id, ({ partnerOffers, manoNumber }) => ({
      partnerOffers: [
        ...partnerOffers.filter((one) => one.member !== member && one.mano === manoNumber),
        { member, terms, mano: manoNumber },
      ],
    })),
  partnerOfferDropped: (evening, { table, member }) =>
    withTable(evening, table, ({ partnerOffers }) => ({
      partnerOffers: partnerOffers.filter((one) => one.member !== member),
    })),
  partnerTaken: (evening, { table: id, socio, terms, chips, transfers }) =>
    withTable(withTransfers(evening, transfers), id, (table) => {
      const { mano } = table
      if (!mano) return {}
      const shares = sharesJoined(mano, socio, terms, chips)
      const addedSince = terms === 'double' ? addedNow(mano, table, chips) : mano.addedSince
      return { mano: changedMano(mano, { socio, shares, addedSince }), partnerOffers: [] }
    }),
  additionAsked: (evening, { table, chips, by }) =>
    withTable(evening, table, ({ mano }) => ({
      addition: mano && { chips, by, mano: mano.number },
    })),
  bankGrown: (evening, { table: id, member, banker, chips, bankerAdds, socioAdds, transfers }) => {
    const paid = withTransfers(evening, transfers)
    const grown = withTable(paid, id, (table) => {
      const { mano } = table
      if (!mano) return {}
      const shares = withShare(withShare(mano.shares, banker, bankerAdds), member, socioAdds)
      return {
        mano: changedMano(mano, { shares, addedSince: addedNow(mano, table, chips) }),
        addition: null,
      }
    })
    return withCoup(grown, id, (coup) => ({ bank: plus(coup.bank, chips) }))
  },
  additionRefused: (evening, { table }) => withTable(evening, table, () => ({ addition: null })),
  partnerStopped: (evening, { table, member }, { at }) =>
    withCoup(evening, table, ({ incidents }) => ({
      incidents: [...incidents, { provision: 'S.81', member, at, note: '' }],
    })),
  partnershipsBarred: (evening, { table, member, why }) =>
    withTable(evening, table, (t) => ({ limits: [...t.limits, noPartner(member, why, t)] })),
  partnershipsAllowedTo: (evening, { table, member }) =>
    withTable(evening, table, ({ limits }) => ({
      limits: limits.filter((one) => !(one.member === member && one.kind === 'no-partner')),
    })),
  partnershipsSet: (evening, { table, allowed }) =>
    withTable(evening, table, () => ({ partnersRefused: !allowed })),
}

/** Section 9: partners. */
export const partners = partnersArticle({
  id: '9',
  commands: { ...joiningCommands, ...addingCommands, ...inspectedCommands },
  refusals: PARTNERS_REFUSALS,
  evolve,
})
