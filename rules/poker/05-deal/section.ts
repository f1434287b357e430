import { z } from 'zod'
import { NO_CHIPS } from '../../kernel/chips'
import type { Refused } from '../../kernel/decider'
import { type Actor, type Decision, happens, leadsTo } from '../../kernel/decider'
import { LevelForm } from '../../kernel/forms'
import { LEVELS } from '../../kernel/level'
import { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import { reason } from '../../kernel/text'
import { pokerArticle } from '../article'
import { belowPot, nextToDeclare, participants, quotaDue } from '../colpo/parol'
import { annulment, VOID_CAUSES } from '../ending/annulment'
import type { Evening } from '../evening'
import { frozenBy, isTableOpen, tableAt } from '../frame/at-table'
import { withoutColpo } from '../frame/offered'
import { tablesInReach } from '../frame/reach'
import { giroFrom, restoAt } from '../money/resti'
import type { Played } from '../play/speak'
import { refuse } from '../refuse'
import type { RoomEvent } from '../room/after'
import { afterRoom } from '../room/after'
import { beforeDeal, startRefusal, thirdGiroSince } from '../room/game'
import { parolOver } from '../room/parol-over'
import type { Parol } from '../state/colpo'
import { ofTable, SeatNumber } from '../state/forms'
import { FIRST_SEAT } from '../state/ids'
import type { Table } from '../state/table'
import { dealing } from './dealing'
import { dealStands, reportDealError } from './errors'
import { type DealEvent, evolveDeal } from './events'
import { lastGiroIsOver } from './last-giro'
import { levelStop } from './level'
import { DEAL_REFUSALS } from './refusals'
import { stripPack } from './stripping'
import { takeBackDeal } from './taken-back'

const { article, command } = pokerArticle<DealEvent, Played | RoomEvent>()

/** The reason why nothing can be dealt at this table now; null when a colpo can be dealt. */
function notNow(table: Table): Refused | null {
  if (!isTableOpen(table)) return refuse(null, 'table-not-playing')
  if (table.level === 1) return refuse(null, 'level-casse-only')
  if (table.colpo) return refuse('IV.4', 'colpo-not-settled')
  if (frozenBy(table)) return refuse('XVII.1', 'dispute-open')
  const member = table.parol && nextToDeclare(table, table.parol)
  if (member) return refuse('XIII.2', 'parol-undeclared', { member: { member } })
  return table.startedAt === null ? startRefusal(table) : null
}

const deal = command({
  schema: ofTable.extend({ out: z.array(MemberId).max(7) }),
  may: ['tavolo', 'segretario'],
  refuseStale: true,
  decide(evening, { table: id, out }, occasion): Decision<DealEvent | RoomEvent, Evening> {
    const stopped = notNow(tableAt(evening, id))
    if (stopped) return stopped
    const before = beforeDeal(evening, id, occasion.at)
    const ready = afterRoom(evening, before, occasion)
    // G9: the pot of a parol that ends is moved first, and who sits out is asked for the colpo that follows.
    if (before.some(({ type }) => type === 'parolEnded')) return leadsTo(before, ready)
    const table = tableAt(ready, id)
    if (!isTableOpen(table)) return refuse(null, 'table-not-playing')
    if (lastGiroIsOver(table)) return refuse('I.12', 'last-giro-over')
    const dealt = dealing(table, out, occasion.at)
    if (isRefused(dealt)) return dealt
    const after = evolveDeal.colpoDealt(ready, dealt, occasion)
    const third = thirdGiroSince(table, after, occasion.at)
    return leadsTo([...before, dealt, ...third], afterRoom(after, third, occasion))
  },
  offeredFrom: withoutColpo,
  candidates: (evening, by) =>
    tablesInReach(evening, by).map((table) => ({ table: table.id, out: playersShort(table) })),
})

/** IV.5, XIII.5: players who cannot pay the uscita, or their debt to a parol, sit the colpo out. */
function playersShort(table: Table): MemberId[] {
  const { parol, settings } = table
  if (parolOver(table)) return []
  const takingPart = parol ? participants(table, parol) : []
  if (parol && takingPart.length > 0) return shortOfParol(table, parol, takingPart)
  const owed = settings.uscitaMode === 'tutti' ? settings.uscita : NO_CHIPS
  return giroFrom(table, table.cartaro ?? FIRST_SEAT).filter(
    (other) => table.players[other]?.casse.length === 0 || restoAt(table, other) < owed,
  )
}

/** XIII.3, XIII.5: players of the parol who cannot pay their share of the next hand, or would be below its pot. */
function shortOfParol(table: Table, parol: Parol, takingPart: readonly MemberId[]): MemberId[] {
  const here = giroFrom(table, table.cartaro ?? FIRST_SEAT)
  const unpaid = here.filter((member) => table.players[member]?.casse.length === 0)
  const players = takingPart.filter((member) => here.includes(member))
  const poor = players.filter((member) => restoAt(table, member) < quotaDue(parol, member))
  const below = belowPot(
    table,
    parol,
    players.filter((member) => !poor.includes(member)),
  )
  return here.filter((member) => [...unpaid, ...poor, ...below].includes(member))
}

const annul = command({
  schema: ofTable.extend({
    provision: z.string().refine((provision) => VOID_CAUSES.includes(provision)),
    why: reason(0, 300),
    cartaro: SeatNumber.optional(),
  }),
  may: ['tavolo', 'segretario'],
  refuseStale: true,
  decide: (evening, { table, ...cause }, occasion): Decision<DealEvent | RoomEvent, Evening> =>
    annulment(evening, table, cause, occasion),
  candidates: (evening, by) => inPlay(evening, by, 'V.6'),
})

const inPlay = (evening: Evening, by: Actor, provision: string) =>
  tablesInReach(evening, by)
    .filter((table) => table.colpo)
    .map((table) => ({ table: table.id, provision, why: '' }))

const setLevel = command({
  schema: ofTable.extend({
    level: LevelForm,
  }),
  may: ['tavolo', 'segretario'],
  decide(evening, { table: id, level }): Decision<DealEvent> {
    const table = tableAt(evening, id)
    return levelStop(table, level) ?? happens({ type: 'levelSet', table: id, level })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id }) => LEVELS.map((level) => ({ table: id, level }))),
})

/** Art. V: the deal. */
export const dealt = article({
  id: 'V',
  commands: { deal, annul, reportDealError, dealStands, setLevel, stripPack, takeBackDeal },
  refusals: DEAL_REFUSALS,
  evolve: evolveDeal,
})
