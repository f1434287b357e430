import { z } from 'zod'
import { type Chips, equalParts, lesser, minus, NO_CHIPS, plus } from '../../kernel/chips'
import { type Decision, happens } from '../../kernel/decider'
import { move } from '../../kernel/ledger'
import type { MemberId } from '../../kernel/memberId'
import { pokerArticle } from '../article'
import { isBegun, mayStillDeclare, nextToDeclare, quotaDue } from '../colpo/parol'
import { isTableOpen, tableAt } from '../frame/at-table'
import { inParol } from '../frame/offered'
import { tablesInReach } from '../frame/reach'
import { POT, restoOf } from '../money/accounts'
import { potOf, restoAt } from '../money/resti'
import { comparesRestoAtDeal, splitsAfterDeclaring } from '../readings'
import { refuse } from '../refuse'
import { chipsIn, type Parol } from '../state/colpo'
import { ofMember, ofTable } from '../state/forms'
import type { Table } from '../state/table'
import { evolveParol, type ParolEvent } from './events'
import { PAROL_REFUSALS } from './refusals'

const { article, command } = pokerArticle<ParolEvent>()

const declareParol = command({
  schema: ofMember.extend({ in: z.boolean() }),
  may: ['socio', 'tavolo', 'segretario'],
  decide(evening, { table: id, member, in: takesPart }): Decision<ParolEvent> {
    const table = tableAt(evening, id)
    const { parol } = table
    if (!isTableOpen(table) || !parol) return refuse('XIII.1', 'no-parol')
    if (!parol.entitled.includes(member))
      return refuse('XIII.1', 'not-entitled', { member: { member } })
    if (parol.declared[member] !== undefined)
      return refuse('XIII.2', 'already-declared', { member: { member } })
    if (!mayStillDeclare(table, parol, member))
      return refuse('XIII.2', 'declares-too-late', { member: { member } })
    const next = nextToDeclare(table, parol)
    if (next !== member)
      return refuse('XIII.2', 'not-his-turn', { member: { member }, next: { member: next } })
    if (!takesPart)
      return happens({ type: 'parolDeclared', table: id, member, in: false, transfers: [] })
    if (table.players[member]?.status !== 'seated')
      return refuse('XIII.2', 'away-from-parol', { member: { member } })
    const due = quotaDue(parol, member)
    // XIII.5: the price is for the hands to come, not for the pot of the one in play.
    if (due > 0 && table.colpo) return refuse('IV.4', 'colpo-not-settled')
    const needed = comparesRestoAtDeal(table) ? due : plus(due, potOf(table))
    const missing = minus(needed, restoAt(table, member))
    if (missing > 0)
      return refuse(
        'XIII.3',
        comparesRestoAtDeal(table) ? 'resto-below-quota' : 'resto-below-parol',
        { member: { member }, missing: { chips: missing } },
      )
    const transfers = move(restoOf(member), POT, due)
    return happens({ type: 'parolDeclared', table: id, member, in: true, transfers })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) => {
      const member = table.parol && nextToDeclare(table, table.parol)
      if (!member) return []
      return [true, false].map((takesPart) => ({ table: table.id, member, in: takesPart }))
    }),
})

const splitParol = command({
  schema: ofTable.extend({ parts: z.union([z.literal(2), z.literal(3)]) }),
  may: ['tavolo', 'segretario'],
  decide(evening, { table: id, parts }): Decision<ParolEvent> {
    const table = tableAt(evening, id)
    const { parol } = table
    if (!isTableOpen(table) || !parol) return refuse('XIII.1', 'no-parol')
    if (parol.split.length > 0) return refuse('XIII.4', 'already-split')
    if (isBegun(table, parol)) return refuse('XIII.4', 'parol-begun')
    const undeclared = splitsAfterDeclaring(table) ? nextToDeclare(table, parol) : null
    if (undeclared !== null)
      return refuse('XIII.4', 'split-after-declaring', { member: { member: undeclared } })
    const pot = potOf(table)
    if (pot < parts * table.settings.cip)
      return refuse('XIII.4', 'pot-too-small', { pot: { chips: pot } })
    return happens({ type: 'parolSplit', table: id, pots: equalParts(pot, parts) })
  },
  offeredFrom: inParol,
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id }) =>
      ([2, 3] as const).map((parts) => ({ table: id, parts })),
    ),
})

/**
 * A declaration entered by mistake is taken back, the last one first, before a hand of the parol is dealt. The
 * player's own word stays irrevocable (XIII.2).
 */
const retractDeclaration = command({
  schema: ofMember,
  may: ['tavolo', 'segretario'],
  decide(evening, { table: id, member }): Decision<ParolEvent> {
    const table = tableAt(evening, id)
    const { parol } = table
    if (!isTableOpen(table) || !parol) return refuse('XIII.1', 'no-parol')
    if (table.edition < 2 || isBegun(table, parol) || lastDeclared(parol) !== member)
      return refuse(null, 'nothing-to-take-back')
    if (parol.split.length > 0) return refuse('XIII.4', 'already-split')
    const paid = putInBefore(table, parol, member)
    const came = parol.declared[member] === true
    const transfers = came ? move(POT, restoOf(member), minus(parol.quota, paid)) : []
    return happens({ type: 'declarationRetracted', table: id, member, paid, transfers })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id, parol }) => {
      const member = parol && lastDeclared(parol)
      return member ? [{ table: id, member }] : []
    }),
})

/** A split entered by mistake is taken back before a hand of the parol is dealt. */
const unsplitParol = command({
  schema: ofTable,
  may: ['tavolo', 'segretario'],
  decide(evening, { table: id }): Decision<ParolEvent> {
    const table = tableAt(evening, id)
    const { parol } = table
    if (!isTableOpen(table) || !parol) return refuse('XIII.1', 'no-parol')
    if (table.edition < 2 || isBegun(table, parol) || parol.split.length === 0)
      return refuse(null, 'nothing-to-take-back')
    return happens({ type: 'parolUnsplit', table: id })
  },
  offeredFrom: inParol,
  candidates: (evening, by) => tablesInReach(evening, by).map(({ id }) => ({ table: id })),
})

/** XIII.2: the last in the giro who has declared; null before the first. */
const lastDeclared = ({ entitled, declared }: Parol): MemberId | null =>
  entitled.findLast((member) => declared[member] !== undefined) ?? null

/** The chips that the player had put into the colpo that caused the parol, at most the quota. */
function putInBefore({ colpi }: Table, { colpo, quota }: Parol, member: MemberId): Chips {
  const outcome = colpi.find(({ number }) => number === colpo)?.outcome
  return outcome?.kind === 'parol' ? lesser(quota, chipsIn(outcome.put, member)) : NO_CHIPS
}

/** Art. XIII: the parol. */
export const parol = article({
  id: 'XIII',
  commands: { declareParol, splitParol, retractDeclaration, unsplitParol },
  evolve: evolveParol,
  refusals: PAROL_REFUSALS,
})
