import { Amount } from '../../kernel/amount'
import { asChips, type Chips, MOST_CHIPS, minus } from '../../kernel/chips'
import { type Actor, happens, type Refused } from '../../kernel/decider'
import { move } from '../../kernel/ledger'
import { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import { BOOK, CASSA, chipsOf } from '../accounts'
import {
  notPlaying,
  notTakingPart,
  personsInReach,
  tableAt,
  tablesInReach,
} from '../frame/at-table'
import { betweenCoups, fromSeating } from '../frame/offered'
import { EMPLOYEE, PLAYER } from '../frame/roles'
import { halving } from '../mano/halving'
import { bankAt, intoBank, mostToLay } from '../mano/money'
import { isBought } from '../mano/passed'
import { isBetweenTaglie } from '../mano/present'
import { bankersInReach } from '../mano/reach'
import { bankBack } from '../mano/shares'
import { refuse } from '../refuse'
import type { StakesMatched } from '../stakes/events'
import { matchedUpon } from '../stakes/matched'
import type { Evening } from '../state/evening'
import { ofMember } from '../state/forms'
import type { Mano } from '../state/mano'
import type { Table } from '../state/table'
import { bankCommand } from './commands'
import type { BankEvent } from './events'
import { heldBy } from './held'

type BankLowered = Extract<BankEvent, { type: 'bankLowered' }>

/** S.56a, cf16, cf18, cd9: additions count from the next deal; while stakes are laid they raise the bank at once. */
const addToBank = bankCommand({
  schema: ofMember.extend({ chips: Amount }),
  may: PLAYER,
  refuseStale: 'round',
  decide(evening, { table: id, member, chips }) {
    const table = tableAt(evening, id)
    const mano = heldBy(evening, table, member)
    if (isRefused(mano)) return mano
    if (table.level === 1) return refuse('S.56a', 'not-at-this-level')
    if (mano.socio) return refuse('S.56a', 'has-socio', { socio: { member: mano.socio } })
    if (table.coup && !['open', 'closed'].includes(table.coup.phase))
      return refuse('S.56a', 'addition-next-deal')
    const most = mostToLay(evening, table, member)
    if (chips > most)
      return refuse('S.17a', 'not-enough-chips', { member: { member }, chips: { chips: most } })
    return happens({
      type: 'bankRaised' as const,
      table: id,
      member,
      chips,
      book: BOOK,
      transfers: intoBank(evening, table, member, chips),
    })
  },
  candidates: (evening, by) =>
    bankersInReach(evening, by).map(({ table, member }) => ({ table, member, chips: asChips(1) })),
  bounds: (evening, { table, member }) => ({
    chips: {
      min: 1,
      max: Math.min(MOST_CHIPS, mostToLay(evening, tableAt(evening, table), member)),
      step: 1,
    },
  }),
})

/** S.56b: between two taglie, after a coup won. With a socio both agree before the employee, who enters it (cf17). */
const halveBank = bankCommand({
  schema: ofMember,
  may: PLAYER,
  refuseStale: 'round',
  decide(evening, { table: id, member }, { by }) {
    const table = tableAt(evening, id)
    const mano = heldBy(evening, table, member)
    if (isRefused(mano)) return mano
    if (table.level === 1) return refuse('S.56b', 'not-at-this-level')
    if (!evening.settings.halveBetweenTaglie) return refuse('S.56b', 'never-halved')
    if (table.coup) return refuse('S.56b', 'coup-in-play')
    if (!isBetweenTaglie(table)) return refuse('S.56b', 'not-between-taglie')
    if (mano.wins === 0) return refuse('S.56b', 'no-win-yet')
    if (mano.halvedBefore === nextTaglia(table)) return refuse('S.56b', 'halved-already')
    if (mano.socio && isPhone(by)) return refuse('S.56b', 'socio-agrees-at-table')
    const halved = halving(evening, table, member, 'S.56b')
    if (!halved) return refuse('S.56b', 'at-the-minimum', { minimum: { chips: mano.minimum } })
    return happens(halved)
  },
  offeredFrom: betweenCoups,
  candidates: (evening, by) =>
    bankersInReach(evening, by).map(({ table, member }) => ({ table, member })),
})

/** The number of the taglia that is about to begin. */
const nextTaglia = ({ taglia }: Table): number =>
  taglia.phase === 'between' ? taglia.number + 1 : taglia.number

/** A player's own phone: neither the tablet of a table nor an officer. */
const isPhone = (by: Actor): boolean => by.roles.every((role) => role === 'socio')

/** Refuses lowering by the house's custom. Source: S.56c, V.lower-bank, cf18, cr12. */
function lowerBarred(evening: Evening, table: Table, mano: Mano): Refused | null {
  const { coup } = table
  if (mano.socio) return refuse('S.56c', 'has-socio', { socio: { member: mano.socio } })
  if (evening.settings.lowerBank === 'before-first-over') {
    if (mano.coupsSinceTurn > 0) return refuse('V.lower-bank', 'first-coup-over')
    const isBeforeCards = !coup?.holder && (coup?.phase === 'open' || coup?.phase === 'closed')
    return coup && !isBeforeCards ? refuse('V.lower-bank', 'coup-in-play') : null
  }
  if (coup) return refuse('S.56c', 'coup-in-play')
  if (isBought(mano)) return refuse('S.56c', 'mano-was-bought')
  if (mano.wins > 0) return refuse('S.56c', 'won-already')
  if (mano.opening <= mano.minimum) return refuse('S.56c', 'opened-at-minimum')
  return mano.ties === 0 ? refuse('S.56c', 'no-tie-yet') : null
}

const lowerBank = bankCommand({
  schema: ofMember.extend({ to: Amount }),
  may: PLAYER,
  refuseStale: 'round',
  decide(evening, { table: id, member, to }) {
    const table = tableAt(evening, id)
    const mano = heldBy(evening, table, member)
    if (isRefused(mano)) return mano
    if (table.level === 1) return refuse('S.56c', 'not-at-this-level')
    const barred = lowerBarred(evening, table, mano)
    if (barred) return barred
    const bank = bankAt(evening, table)
    const least = mano.mustPlay ?? mano.minimum
    if (to < least) return refuse('S.56c', 'at-the-minimum', { minimum: { chips: least } })
    if (to >= bank) return refuse('S.56c', 'not-lower', { chips: { chips: bank } })
    const isVenice = evening.settings.lowerBank === 'before-first-over'
    const lowered: BankLowered = {
      type: 'bankLowered',
      table: id,
      member,
      to,
      provision: isVenice ? 'V.lower-bank' : 'S.56c',
      book: BOOK,
      transfers: bankBack(table, minus(bank, to)),
    }
    return happens<BankLowered | StakesMatched>(
      lowered,
      ...matchedUpon(table, evening.settings, to),
    )
  },
  candidates: (evening, by) =>
    bankersInReach(evening, by).map(({ table, member, mano }) => ({
      table,
      member,
      to: mano.minimum,
    })),
  bounds: (evening, { table: id }) => {
    const table = tableAt(evening, id)
    const min: Chips = table.mano?.minimum ?? table.minimum
    return { to: { min, max: Math.max(min, bankAt(evening, table) - 1), step: 1 } }
  },
})

/**
 * S.17b: the employee turns a player's banknotes into chips; they count as a cassa. Notes of another player are taken
 * at the asker's own risk (S.17c).
 */
const changeNotes = bankCommand({
  schema: ofMember.extend({ chips: Amount, from: MemberId.nullable() }),
  may: EMPLOYEE,
  decide(evening, { table: id, member, chips, from }) {
    const table = tableAt(evening, id)
    const refused = notPlaying(evening, table) ?? notTakingPart(evening, member)
    if (refused) return refused
    // The changeur changes them within the law's limit (V.cash-limit).
    if (evening.float.settings !== null) return refuse('S.17b', 'changeur-changes')
    const transfers = move(CASSA, chipsOf(member), chips)
    return happens({
      type: 'notesChanged' as const,
      table: id,
      member,
      chips,
      from,
      book: BOOK,
      transfers,
    })
  },
  offeredFrom: fromSeating,
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) =>
      personsInReach(evening, by).map((member) => ({
        table: table.id,
        member,
        chips: table.minimum,
        from: null,
      })),
    ),
  bounds: () => ({ chips: { min: 1, max: MOST_CHIPS, step: 1 } }),
})

export const sumCommands = { addToBank, halveBank, lowerBank, changeNotes }
