import { z } from 'zod'
import type { Chips } from '../chips'
import { type Decision, happens, refuse } from '../decider'
import { move, POT, post, restoOf, type Transfer } from '../ledger'
import { nextToDeclare, quotaDue } from './13-parol/carried'
import { articleOf } from './article'
import { isOpen, tableAt, tablesOf } from './at-table'
import { type Evening, withTable } from './evening'
import { potOf, restoAt } from './resti'
import type { Parol } from './state/colpo'
import { MemberId, TableId } from './state/ids'
import type { Table } from './state/table'

export type ParolEvent =
  | {
      type: 'parolDeclared'
      table: TableId
      member: MemberId
      in: boolean
      transfers: readonly Transfer[]
    }
  | { type: 'parolSplit'; table: TableId; pots: readonly Chips[] }

const { article, command } = articleOf<Evening, ParolEvent>()

const declareParol = command({
  schema: z.object({ table: TableId, member: MemberId, in: z.boolean() }),
  may: ['socio', 'tavolo', 'segretario'],
  decide(evening, { table: id, member, in: takesPart }): Decision<ParolEvent> {
    const table = tableAt(evening, id)
    const { parol } = table
    if (!isOpen(table) || !parol) return refuse('XIII.1', 'no-parol')
    if (!parol.entitled.includes(member)) return refuse('XIII.1', 'not-entitled', { member })
    if (parol.declared[member] !== undefined)
      return refuse('XIII.2', 'already-declared', { member })
    const next = nextToDeclare(table, parol)
    if (next !== member) return refuse('XIII.2', 'not-his-turn', { member, next: next ?? '' })
    if (!takesPart)
      return happens({ type: 'parolDeclared', table: id, member, in: false, transfers: [] })
    if (table.players[member]?.status !== 'seated')
      return refuse('XIII.2', 'away-from-parol', { member })
    const due = quotaDue(parol, member)
    const missing = due + potOf(table) - restoAt(table, member)
    if (missing > 0) return refuse('XIII.3', 'resto-below-parol', { member, missing })
    const transfers = move(restoOf(member), POT, due)
    return happens({ type: 'parolDeclared', table: id, member, in: true, transfers })
  },
  candidates: (evening, by) =>
    tablesOf(evening, by).flatMap((table) => {
      const member = table.parol && nextToDeclare(table, table.parol)
      if (!member) return []
      return [true, false].map((takesPart) => ({ table: table.id, member, in: takesPart }))
    }),
})

const splitParol = command({
  schema: z.object({ table: TableId, parts: z.union([z.literal(2), z.literal(3)]) }),
  may: ['tavolo', 'segretario'],
  decide(evening, { table: id, parts }): Decision<ParolEvent> {
    const table = tableAt(evening, id)
    const { parol } = table
    if (!isOpen(table) || !parol) return refuse('XIII.1', 'no-parol')
    if (parol.split.length > 0) return refuse('XIII.4', 'already-split')
    if (isBegun(table, parol)) return refuse('XIII.4', 'parol-begun')
    const pot = potOf(table)
    if (pot < parts * table.settings.cip) return refuse('XIII.4', 'pot-too-small', { pot })
    const part = Math.floor(pot / parts)
    const pots = Array.from({ length: parts }, (_, index) =>
      index === 0 ? pot - part * (parts - 1) : part,
    )
    return happens({ type: 'parolSplit', table: id, pots })
  },
  candidates: (evening, by) =>
    tablesOf(evening, by).flatMap(({ id }) =>
      ([2, 3] as const).map((parts) => ({ table: id, parts })),
    ),
})

/** Whether a hand of it was dealt: the pot is then contested as it is. */
const isBegun = (table: Table, parol: Parol) =>
  table.colpo?.parolOf === parol.colpo || table.colpi.some(({ parolOf }) => parolOf === parol.colpo)

/** Art. XIII: the parol. */
export const parol = article({
  id: 'XIII',
  commands: { declareParol, splitParol },
  evolve: {
    parolDeclared: (evening, { table, member, in: takesPart, transfers }) =>
      withTable(evening, table, (t) => ({
        ...t,
        accounts: post(t.accounts, transfers),
        parol: t.parol && {
          ...t.parol,
          declared: { ...t.parol.declared, [member]: takesPart },
          paid: takesPart
            ? { ...t.parol.paid, [member]: Math.max(t.parol.quota, t.parol.paid[member] ?? 0) }
            : t.parol.paid,
        },
      })),
    parolSplit: (evening, { table, pots }) =>
      withTable(evening, table, (t) => ({
        ...t,
        parol: t.parol && { ...t.parol, split: pots.slice(1) },
      })),
  },
  refusals: {
    'no-parol': {
      it: 'Nessun parol attende: si gioca un colpo ordinario.',
      en: 'No parol is waiting: an ordinary colpo is played.',
    },
    'not-entitled': {
      it: '{member} non ha partecipato alla formazione del pot: non può intervenire al parol.',
      en: '{member} did not take part in forming the pot: he cannot enter the parol.',
    },
    'already-declared': {
      it: '{member} si è già dichiarato: la dichiarazione è irrevocabile.',
      en: '{member} has declared already: the declaration cannot be taken back.',
    },
    'not-his-turn': {
      it: 'Prima di {member} deve dichiararsi {next}.',
      en: '{next} has to declare before {member}.',
    },
    'away-from-parol': {
      it: '{member} è lontano dal tavolo: attendetelo, o dichiarate che non partecipa.',
      en: '{member} is away from the table: wait for him, or declare that he stays out.',
    },
    'resto-below-parol': {
      it: 'Il resto di {member} deve almeno pareggiare il pot: mancano {missing}. Prenda prima una passata.',
      en: '{member}’s resto must at least equal the pot: {missing} are missing. Let him take a passata first.',
    },
    'already-split': {
      it: 'Il pot è già spartito.',
      en: 'The pot is split already.',
    },
    'parol-begun': {
      it: 'Una mano del parol è già giocata: il pot non si spartisce più.',
      en: 'A hand of the parol has been played: the pot can no longer be split.',
    },
    'pot-too-small': {
      it: 'Un pot di {pot} è troppo piccolo per essere spartito così.',
      en: 'A pot of {pot} is too small to be split like that.',
    },
  },
})
