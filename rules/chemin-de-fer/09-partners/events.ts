import type { Evolve } from '../../kernel/article'
import { type Chips, plus } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { type Evening, withCoup, withTable, withTransfers } from '../evening'
import type { Moving, OfMember, OfTable } from '../mano/events'
import { withShare } from '../mano/shares'
import { changedMano } from '../state/changed'
import type { Addition, Mano, PartnerTerms } from '../state/mano'
import type { Limit } from '../state/seat'
import type { Table } from '../state/table'
import { sharesJoined } from './joining'

/** A member offers to join the bank; an offer of before is replaced. */
interface PartnerOffered extends OfMember<'partnerOffered'> {
  banker: MemberId
  terms: PartnerTerms
}

type PartnerOfferDropped = OfMember<'partnerOfferDropped'>

/** The banker has a socio, who lays `chips`: as much as the bank, or half of the sum bought (cf51). */
interface PartnerTaken extends OfMember<'partnerTaken'>, Moving {
  socio: MemberId
  terms: PartnerTerms
  chips: Chips
  /** The two win and lose in halves (cf51); left out where a version before shared by what each had in. */
  inHalves?: true
}

interface AdditionAsked extends OfMember<'additionAsked'> {
  chips: Chips
  by: Addition['by']
}

/** The bank of two owners grows by what each of them adds (S.79, cf52). */
interface BankGrown extends OfMember<'bankGrown'>, Moving {
  banker: MemberId
  chips: Chips
  bankerAdds: Chips
  socioAdds: Chips
}

type AdditionRefused = OfMember<'additionRefused'>

/** S.81: a punter who had seen a card was kept from taking a partner. */
type PartnerStopped = OfMember<'partnerStopped'>

interface PartnershipsBarred extends OfMember<'partnershipsBarred'> {
  why: string
}

type PartnershipsAllowedTo = OfMember<'partnershipsAllowedTo'>

/** S.82: the inspector allows partnerships at this table, or none for want of play. */
interface PartnershipsSet extends OfTable<'partnershipsSet'> {
  allowed: boolean
}

export type PartnersEvent =
  | PartnerOffered
  | PartnerOfferDropped
  | PartnerTaken
  | AdditionAsked
  | BankGrown
  | AdditionRefused
  | PartnerStopped
  | PartnershipsBarred
  | PartnershipsAllowedTo
  | PartnershipsSet

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

export const evolvePartners: Evolve<Evening, PartnersEvent> = {
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
  partnerTaken: (evening, { table: id, socio, terms, chips, inHalves = false, transfers }) =>
    withTable(withTransfers(evening, transfers), id, (table) => {
      const { mano } = table
      if (!mano) return {}
      const shares = sharesJoined(mano, socio, terms, chips)
      const addedSince = terms === 'double' ? addedNow(mano, table, chips) : mano.addedSince
      return { mano: changedMano(mano, { socio, shares, addedSince, inHalves }), partnerOffers: [] }
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
        mano: changedMano(mano, {
          shares,
          // cf52: where only the banker adds, shares become proportional.
          inHalves: mano.inHalves && socioAdds > 0,
          addedSince: addedNow(mano, table, chips),
        }),
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
