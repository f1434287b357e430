import type { RefusalTexts } from '../kernel/article'
import { type Actor, type Decision, refuse } from '../kernel/decider'
import type { Evening } from './evening'
import { type Upon, uponOf } from './upon'

/** Refusals that come before any article's own, in this order. */
export const FRAME_REFUSALS = {
  'not-allowed': {
    it: 'Questo comando spetta ad altri: chiedete alla segreteria.',
    en: 'This command is for others to give: ask the secretary.',
  },
  'evening-not-open': {
    it: 'La serata non è ancora aperta: la apre la segreteria.',
    en: 'The evening is not open yet: the secretary opens it.',
  },
  'evening-closed': {
    it: 'La serata è chiusa.',
    en: 'The evening is closed.',
  },
  'no-such-list': {
    it: 'Questa lista non c’è: aggiornate lo schermo.',
    en: 'There is no such list: refresh the screen.',
  },
  'no-such-sign-up': {
    it: 'Questa firma non c’è: aggiornate lo schermo.',
    en: 'There is no such signature: refresh the screen.',
  },
  'no-such-table': {
    it: 'Questo tavolo non c’è: aggiornate lo schermo.',
    en: 'There is no such table: refresh the screen.',
  },
  'not-yours': {
    it: 'Ognuno agisce per sé: questo spetta a un altro socio o a un altro tavolo.',
    en: 'Everyone acts for himself: this belongs to another member or another table.',
  },
  'said-since': {
    it: 'Intanto al tavolo si è andati avanti: guardate e, se vale ancora, ripetete.',
    en: 'The table has gone on meanwhile: look and, if it still holds, say it again.',
  },
} as const satisfies RefusalTexts

/** Roles that act for anybody of the club. */
const OFFICERS: readonly string[] = ['segretario', 'deputato', 'amministratore', 'orologio']

interface Target {
  type: string
  list?: unknown
  signUp?: unknown
  table?: unknown
  member?: unknown
}

/**
 * What any command must satisfy before its article looks at it: the role, the evening's status, that what it
 * names is there, and that members and tablets act for themselves only. Null when all is well.
 */
export function frameRefusal(
  evening: Evening,
  command: Target,
  rule: { may: readonly string[]; afterClosing?: true },
  by: Actor,
): Decision<never> | null {
  if (!by.roles.some((role) => rule.may.includes(role))) return refuse(null, 'not-allowed')
  const opening = command.type === 'openEvening'
  if (evening.status === 'none' && !opening) return refuse(null, 'evening-not-open')
  if (evening.status === 'closed' && !rule.afterClosing) return refuse(null, 'evening-closed')
  const { list, signUp, table } = command
  if (typeof list === 'string' && !Object.hasOwn(evening.lists, list))
    return refuse(null, 'no-such-list')
  if (typeof signUp === 'number' && !Object.hasOwn(evening.signUps, signUp))
    return refuse(null, 'no-such-sign-up')
  if (typeof table === 'string' && !Object.hasOwn(evening.tables, table))
    return refuse(null, 'no-such-table')
  for (const role of by.roles)
    if (rule.may.includes(role) && (OFFICERS.includes(role) || isOwn(evening, command, role, by)))
      return null
  return refuse(null, 'not-yours')
}

/**
 * A word meant for a colpo as it then stood falls on no other: one given without a network, or beside somebody else's,
 * is refused once the table has gone on. Null where its giver saw what is there now.
 */
export function lateRefusal(
  evening: Evening,
  { table: id }: Target,
  upon: Upon,
): Decision<never> | null {
  const table = typeof id === 'string' ? evening.tables[id] : undefined
  if (!table) return null
  const now = uponOf(table)
  const isNow = now.colpo === upon.colpo && now.words === upon.words
  return isNow ? null : refuse(null, 'said-since')
}

function isOwn(evening: Evening, command: Target, role: string, by: Actor): boolean {
  if (role === 'tavolo') return by.post !== null && command.table === by.post
  if (by.member === null) return false
  if (typeof command.signUp === 'number')
    return evening.signUps[command.signUp]?.member === by.member
  return command.member === undefined || command.member === by.member
}
