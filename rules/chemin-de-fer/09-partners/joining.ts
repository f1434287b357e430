import { z } from 'zod'
import { asChips, type Chips, lesser, minus, plus, times } from '../../kernel/chips'
import { type Actor, type Decision, happens, type Refused } from '../../kernel/decider'
import { membersIn } from '../../kernel/ids'
import { move, type Transfer } from '../../kernel/ledger'
import { MemberId } from '../../kernel/memberId'
import { hasChanged } from '../../kernel/read'
import { isRefused } from '../../kernel/refusal'
import { BOOK, bankOf, chipsOf } from '../accounts'
import {
  notPlaying,
  notTakingPart,
  personsInReach,
  playingAt,
  tableAt,
  tablesInReach,
  wasSentOut,
} from '../frame/at-table'
import { betweenCoups, onlyIf } from '../frame/offered'
import { EMPLOYEE, PLAYER } from '../frame/roles'
import { bankAt, intoBank, mostToLay } from '../mano/money'
import { isBought } from '../mano/passed'
import { limitOf, takingMano } from '../mano/present'
import { refuse } from '../refuse'
import type { Evening } from '../state/evening'
import { ofMember } from '../state/forms'
import { type Mano, PARTNER_TERMS, type PartnerTerms } from '../state/mano'
import type { Table } from '../state/table'
import { partnersCommand } from './commands'
import type { PartnersEvent } from './events'

const Terms = z.enum(PARTNER_TERMS)

/** Chips that a socio lays: as many as the bank, or half of the sum bought, an odd unit being the banker's (cf51). */
const layingFor = (bank: Chips, terms: PartnerTerms): Chips =>
  terms === 'double' ? bank : asChips(Math.floor(bank / 2))

/** Refuses a table without a bank to join between two coups, by the rows on the table alone. Source: S.77b, S.82, cf53. */
function noPartnership(evening: Evening, table: Table): Refused | null {
  const refused = notPlaying(evening, table)
  if (refused) return refused
  const { mano, coup, level } = table
  if (level === 1) return refuse(null, 'not-at-this-level')
  if (!mano) return refuse(null, 'no-mano')
  if (coup) return refuse(null, 'coup-in-play')
  if (mano.socio !== null) return refuse('S.77b', 'has-a-socio', { member: { member: mano.socio } })
  if (table.partnersRefused) return refuse('S.82', 'partners-refused')
  const least = evening.settings.socioMinSeated
  const seated = takingMano(table)
  return seated < least ? refuse('S.82', 'too-few-for-socio', { seated, least }) : null
}

/** Refuses a member who may not join this bank on these terms. Source: S.77a, S.77b, S.82, S.72, S.85, cf51. */
function notPartner(
  evening: Evening,
  table: Table,
  mano: Mano,
  member: MemberId,
  terms: PartnerTerms,
): Refused | null {
  const named = { member: { member } }
  const absent = notTakingPart(evening, member) ?? wasSentOut(evening, member)
  if (absent) return absent
  if (member === mano.banker) return refuse('S.77a', 'is-banker', named)
  const isBarred = Object.values(evening.tables).some((one) => limitOf(one, member, 'no-partner'))
  if (isBarred) return refuse('S.82', 'barred-from-partnerships', named)
  if (table.limits.some((one) => one.member === member && one.provision === 'S.72'))
    return refuse('S.85', 'refused-the-coup', named)
  const bank = bankAt(evening, table)
  if (terms === 'half') {
    const isJustBought = isBought(mano) && mano.coups === 0 && mano.price === bank
    if (!isJustBought) return refuse('S.77a', 'no-part-of-bank')
    if (member === mano.seller) return refuse('S.85', 'outgoing-doubles', named)
  }
  const chips = layingFor(bank, terms)
  const begun = terms === 'double' ? plus(bank, chips) : bank
  const twice = times(mano.minimum, 2)
  if (mano.coups === 0 && begun < twice)
    return refuse('S.77b', 'below-twice-minimum', { twice: { chips: twice } })
  const most = mostToLay(evening, table, member)
  return most < chips
    ? refuse(null, 'not-enough-chips', { ...named, chips: { chips: most } })
    : null
}

/** Chips of a socio: into the bank, or through it to the banker, who has laid the whole sum. */
function layTransfers(
  evening: Evening,
  table: Table,
  mano: Mano,
  socio: MemberId,
  terms: PartnerTerms,
): { chips: Chips; transfers: readonly Transfer[] } {
  const chips = layingFor(bankAt(evening, table), terms)
  const laid = intoBank(evening, table, socio, chips)
  if (terms === 'double') return { chips, transfers: laid }
  return { chips, transfers: [...laid, ...move(bankOf(table.id), chipsOf(mano.banker), chips)] }
}

function partnerTaken(
  evening: Evening,
  table: Table,
  member: MemberId,
  socio: MemberId,
  terms: PartnerTerms,
): Decision<PartnersEvent> {
  const refused = noPartnership(evening, table)
  if (refused) return refused
  const { mano } = table
  if (mano?.banker !== member) return refuse('S.77a', 'not-the-banker', { member: { member } })
  const barred = notPartner(evening, table, mano, socio, terms)
  if (barred) return barred
  return happens({
    type: 'partnerTaken',
    table: table.id,
    member,
    socio,
    terms,
    inHalves: true,
    book: BOOK,
    ...layTransfers(evening, table, mano, socio, terms),
  })
}

/** S.85, S.95b: a member offers of their own accord to join the bank. */
const offerPartner = partnersCommand({
  schema: ofMember.extend({ terms: Terms }),
  may: PLAYER,
  refuseStale: 'round',
  decide(evening, { table: id, member, terms }) {
    const table = tableAt(evening, id)
    const refused = noPartnership(evening, table)
    if (refused) return refused
    const { mano } = table
    if (!mano) return refuse(null, 'no-mano')
    const barred = notPartner(evening, table, mano, member, terms)
    if (barred) return barred
    const offered = offerOf(table, member)
    return offered?.terms === terms
      ? refuse('S.85', 'already-offered', { member: { member } })
      : happens({ type: 'partnerOffered', table: id, member, banker: mano.banker, terms })
  },
  offeredFrom: betweenCoups,
  candidates: (evening, by) =>
    partnersInReach(evening, by, personsInReach(evening, by)).flatMap(({ table, member }) =>
      PARTNER_TERMS.map((terms) => ({ table, member, terms })),
    ),
})

/** An offer to join is dropped before the banker answers. */
const dropPartnerOffer = partnersCommand({
  schema: ofMember,
  may: PLAYER,
  decide(evening, { table: id, member }) {
    const table = playingAt(evening, id)
    if (isRefused(table)) return table
    return offerOf(table, member)
      ? happens({ type: 'partnerOfferDropped', table: id, member })
      : refuse('S.85', 'no-such-offer', { member: { member } })
  },
  offeredFrom: onlyIf(({ partnerOffers }) => partnerOffers.length > 0),
  candidates: (evening, by) => partnersInReach(evening, by, personsInReach(evening, by)),
})

/** S.80: the banker accepts a member who has offered; `terms` are those that they read. */
const agreePartner = partnersCommand({
  schema: ofMember.extend({ socio: MemberId, terms: Terms.optional() }),
  may: PLAYER,
  refuseStale: 'round',
  decide(evening, { table: id, member, socio, terms: read }) {
    const table = tableAt(evening, id)
    const offered = offerOf(table, socio)
    if (!offered) return refuse('S.85', 'no-such-offer', { member: { member: socio } })
    if (hasChanged(read, offered.terms))
      return refuse('S.85', 'offer-changed', { member: { member: socio } })
    return partnerTaken(evening, table, member, socio, offered.terms)
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id, mano, partnerOffers }) =>
      mano
        ? partnerOffers.map(({ member: socio, terms }) => ({
            table: id,
            member: mano.banker,
            socio,
            terms,
          }))
        : [],
    ),
})

/** S.77b, S.80: banker and socio have agreed aloud, and the employee enters it. */
const takePartner = partnersCommand({
  schema: ofMember.extend({ socio: MemberId, terms: Terms }),
  may: EMPLOYEE,
  decide: (evening, { table: id, member, socio, terms }) =>
    partnerTaken(evening, tableAt(evening, id), member, socio, terms),
  offeredFrom: betweenCoups,
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id: table, mano }) =>
      mano
        ? membersIn(evening.persons).flatMap((socio) =>
            PARTNER_TERMS.map((terms) => ({ table, member: mano.banker, socio, terms })),
          )
        : [],
    ),
})

/** The offer that a member has made to the present banker; null when they made none. */
const offerOf = ({ partnerOffers, mano }: Table, member: MemberId) =>
  partnerOffers.find((one) => one.member === member && one.mano === mano?.number) ?? null

const partnersInReach = (evening: Evening, by: Actor, members: readonly MemberId[]) =>
  tablesInReach(evening, by).flatMap(({ id, mano }) =>
    mano ? members.map((member) => ({ table: id, member })) : [],
  )

export const joiningCommands = { offerPartner, dropPartnerOffer, agreePartner, takePartner }

/** The shares of a bank when a socio has joined it. Source: cf51. */
export function sharesJoined(
  { banker, shares }: Pick<Mano, 'banker' | 'shares'>,
  socio: MemberId,
  terms: PartnerTerms,
  chips: Chips,
): Mano['shares'] {
  const own = shares[banker] ?? asChips(0)
  const left = terms === 'half' ? minus(own, lesser(own, chips)) : own
  return { ...shares, [banker]: left, [socio]: chips }
}
