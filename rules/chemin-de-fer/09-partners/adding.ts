import { z } from 'zod'
import { Amount } from '../../kernel/amount'
import { asChips, type Chips, lesser, MOST_CHIPS, minus, NO_CHIPS, times } from '../../kernel/chips'
import { type Actor, happens, type Refused } from '../../kernel/decider'
import type { MemberId } from '../../kernel/memberId'
import { hasChanged } from '../../kernel/read'
import { isRefused } from '../../kernel/refusal'
import { BOOK } from '../accounts'
import { playingAt, tableAt, tablesInReach } from '../frame/at-table'
import { withSocio } from '../frame/offered'
import { PLAYER } from '../frame/roles'
import { intoBank, mostToLay } from '../mano/money'
import { refuse } from '../refuse'
import type { Evening } from '../state/evening'
import { ofMember, type TableId } from '../state/forms'
import type { Addition, Mano } from '../state/mano'
import type { Table } from '../state/table'
import { partnersCommand } from './commands'

const ADDERS = ['both', 'banker'] as const satisfies readonly Addition['by'][]

/** A bank held by two, at its table. */
interface Shared {
  readonly table: Table
  readonly mano: Mano & { readonly socio: MemberId }
}

/** The shared bank to which chips may be added now, or the refusal. Source: S.79, cf18. */
function sharedBank(evening: Evening, id: TableId): Shared | Refused {
  const table = playingAt(evening, id)
  if (isRefused(table)) return table
  const { mano, coup } = table
  if (!mano) return refuse(null, 'no-mano')
  if (mano.socio === null) return refuse('S.79', 'no-socio')
  // Once the cards are dealt an addition would count for the next coup only (cf18).
  if (coup && coup.phase !== 'open' && coup.phase !== 'closed')
    return refuse('S.79', 'addition-waits')
  return { table, mano: { ...mano, socio: mano.socio } }
}

/** Each owner's part of an addition: equal ones with an odd unit the banker's, or all of it the banker's (cf52). */
function partsOf({ chips, by }: Pick<Addition, 'chips' | 'by'>): { banker: Chips; socio: Chips } {
  const socio = by === 'both' ? asChips(Math.floor(chips / 2)) : NO_CHIPS
  return { banker: minus(chips, socio), socio }
}

function tooShort(
  evening: Evening,
  { table, mano }: Shared,
  addition: Pick<Addition, 'chips' | 'by'>,
) {
  const parts = partsOf(addition)
  const owners = [
    { member: mano.banker, part: parts.banker },
    { member: mano.socio, part: parts.socio },
  ]
  const short = owners.find(({ member, part }) => mostToLay(evening, table, member) < part)
  return short
    ? refuse(null, 'not-enough-chips', {
        member: { member: short.member },
        chips: { chips: mostToLay(evening, table, short.member) },
      })
    : null
}

const pending = ({ table: { addition }, mano }: Shared): Addition | null =>
  addition?.mano === mano.number ? addition : null

/** S.79: the banker asks to add to the shared bank. */
const askToAdd = partnersCommand({
  schema: ofMember.extend({ chips: Amount, by: z.enum(ADDERS) }),
  may: PLAYER,
  refuseStale: 'round',
  decide(evening, { table: id, member, chips, by }) {
    const shared = sharedBank(evening, id)
    if (isRefused(shared)) return shared
    if (shared.mano.banker !== member)
      return refuse('S.77a', 'not-the-banker', { member: { member } })
    if (pending(shared)) return refuse('S.79', 'addition-asked')
    const short = tooShort(evening, shared, { chips, by })
    return short ?? happens({ type: 'additionAsked', table: id, member, chips, by })
  },
  offeredFrom: withSocio,
  candidates: (evening, by) =>
    ownersInReach(evening, by).flatMap(({ table, mano }) =>
      ADDERS.map((by) => ({ table: table.id, member: mano.banker, chips: table.minimum, by })),
    ),
  bounds: (evening, { table: id, member, by }) => {
    const table = tableAt(evening, id)
    const own = mostToLay(evening, table, member)
    const socio = table.mano?.socio
    const shared = socio ? times(lesser(own, mostToLay(evening, table, socio)), 2) : own
    const max = lesser(by === 'both' ? shared : own, asChips(MOST_CHIPS))
    return { chips: { min: 1, max, step: 1 } }
  },
})

/** S.79: the socio consents, and the bank grows; `chips` and `by` are the addition that they read. */
const consentToAdd = partnersCommand({
  schema: ofMember.extend({ chips: Amount.optional(), by: z.enum(ADDERS).optional() }),
  may: PLAYER,
  refuseStale: 'round',
  decide(evening, { table: id, member, ...read }) {
    const shared = sharedBank(evening, id)
    if (isRefused(shared)) return shared
    const { table, mano } = shared
    if (mano.socio !== member) return refuse('S.79', 'not-the-socio', { member: { member } })
    const addition = pending(shared)
    if (!addition) return refuse('S.79', 'no-addition')
    if (hasChanged(read.chips, addition.chips) || hasChanged(read.by, addition.by))
      return refuse('S.79', 'addition-changed', { chips: { chips: addition.chips } })
    const short = tooShort(evening, shared, addition)
    if (short) return short
    const parts = partsOf(addition)
    return happens({
      type: 'bankGrown',
      table: id,
      member,
      banker: mano.banker,
      chips: addition.chips,
      bankerAdds: parts.banker,
      socioAdds: parts.socio,
      book: BOOK,
      transfers: [
        ...intoBank(evening, table, mano.banker, parts.banker),
        ...intoBank(evening, table, member, parts.socio),
      ],
    })
  },
  offeredFrom: withSocio,
  candidates: (evening, actor) =>
    ownersInReach(evening, actor).map((shared) => {
      const { chips, by } = pending(shared) ?? {}
      return { table: shared.table.id, member: shared.mano.socio, chips, by }
    }),
})

/** S.79: the socio does not consent, or the banker has thought better of it. */
const refuseToAdd = partnersCommand({
  schema: ofMember,
  may: PLAYER,
  decide(evening, { table: id, member }) {
    const shared = sharedBank(evening, id)
    if (isRefused(shared)) return shared
    if (shared.mano.socio !== member && shared.mano.banker !== member)
      return refuse('S.79', 'not-the-socio', { member: { member } })
    return pending(shared)
      ? happens({ type: 'additionRefused', table: id, member })
      : refuse('S.79', 'no-addition')
  },
  offeredFrom: withSocio,
  candidates: (evening, by) =>
    ownersInReach(evening, by).flatMap(({ table, mano }) =>
      [mano.socio, mano.banker].map((member) => ({ table: table.id, member })),
    ),
})

const ownersInReach = (evening: Evening, by: Actor): Shared[] =>
  tablesInReach(evening, by).flatMap((table) =>
    table.mano && table.mano.socio !== null
      ? [{ table, mano: { ...table.mano, socio: table.mano.socio } }]
      : [],
  )

export const addingCommands = { askToAdd, consentToAdd, refuseToAdd }
