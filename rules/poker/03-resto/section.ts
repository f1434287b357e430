import { z } from 'zod'
import { negate, plus } from '../../kernel/chips'
import { isJustHanded } from '../../kernel/club/casse'
import { DRAWN_SHOWN } from '../../kernel/club/correcting'
import { type Actor, type Decision, happens } from '../../kernel/decider'
import { membersIn } from '../../kernel/ids'
import { move } from '../../kernel/ledger'
import type { MemberId } from '../../kernel/memberId'
import { hasChanged } from '../../kernel/read'
import { reason } from '../../kernel/text'
import { pokerArticle } from '../article'
import type { Evening } from '../evening'
import { isTableOpen, playerAt, tableAt } from '../frame/at-table'
import { besidePlay, onceAsked } from '../frame/offered'
import { tablesInReach } from '../frame/reach'
import { CASSA, restoOf } from '../money/accounts'
import { drawnBy, losing, restoAt } from '../money/resti'
import { waitsForNextDeal } from '../readings'
import { refuse } from '../refuse'
import { entryPassate, passateWorth } from '../room/entry'
import type { CassaReason, HandedPassata } from '../state/cassa'
import { ofMember } from '../state/forms'
import type { Table } from '../state/table'
import { evolveResto, type RestoEvent } from './events'
import { RESTO_REFUSALS } from './refusals'

const { article, command } = pokerArticle<RestoEvent>()

const MOST_PASSATE = 50

/** Every player with a place at the tables where this actor may act; a socio may name only themselves. */
function everyPlayer(evening: Evening, by: Actor) {
  const selfOnly = by.roles.every((role) => role === 'socio')
  return tablesInReach(evening, by).flatMap((table) =>
    membersIn(table.players)
      .filter((member) => !selfOnly || member === by.member)
      .map((member) => ({ table: table.id, member })),
  )
}

/** III.3, C1: a resto grows only before cards are dealt to it; also that of a player who may still come in (IV.5). */
const holdsCards = (table: Table, member: MemberId): boolean => {
  const { colpo } = table
  if (!colpo) return false
  return (
    colpo.players.includes(member) || (waitsForNextDeal(table) && colpo.absent.includes(member))
  )
}

/**
 * C5: whether a draw is the first one, and whether a further
 * one is asked while losing; unknown resti count as losing.
 */
function reasonOf(table: Table, member: MemberId): { reason: CassaReason; inLoss: boolean } {
  const first = (table.players[member]?.casse.length ?? 0) === 0
  if (!first) return { reason: 'passata', inLoss: losing(table)(member) }
  return { reason: entryPassate(table) === 2 ? 'doppia' : 'entrata', inLoss: false }
}

const askPassata = command({
  schema: ofMember.extend({ passate: z.int().positive().max(MOST_PASSATE) }),
  may: ['socio', 'tavolo', 'segretario'],
  decide(evening, { table: id, member, passate }): Decision<RestoEvent> {
    const table = tableAt(evening, id)
    if (!isTableOpen(table)) return refuse(null, 'table-not-open')
    const player = playerAt(table, member)
    if (!player) return refuse(null, 'not-at-table', { member: { member } })
    if (player.asked)
      return refuse('III.6', 'already-asked', { chips: { chips: player.asked.chips } })
    const { reason, inLoss } = reasonOf(table, member)
    if (reason === 'doppia' && passate < 2) return refuse('III.8', 'double-passata-due')
    const chips = passateWorth(passate, table.settings)
    return happens({ type: 'passataAsked', table: id, member, chips, reason, inLoss })
  },
  offeredFrom: besidePlay,
  candidates: (evening, by) =>
    everyPlayer(evening, by).map(({ table, member }) => ({
      table,
      member,
      passate: reasonOf(tableAt(evening, table), member).reason === 'doppia' ? 2 : 1,
    })),
  bounds: (_evening, { passate }) => ({
    passate: { min: passate, max: MOST_PASSATE, step: 1 },
  }),
})

const confirmPassata = command({
  schema: ofMember,
  may: ['segretario', 'tavolo'],
  decide(evening, { table: id, member }, { by }): Decision<RestoEvent> {
    const table = tableAt(evening, id)
    if (!isTableOpen(table)) return refuse(null, 'table-not-open')
    const player = playerAt(table, member)
    if (!player) return refuse(null, 'not-at-table', { member: { member } })
    if (!player.asked) return refuse('III.6', 'nothing-asked', { member: { member } })
    const atDesk = by.roles.includes('segretario')
    if (!atDesk && table.settings.passataConfirmedBy === 'segretario')
      return refuse('III.6', 'desk-confirms')
    if (holdsCards(table, member))
      return refuse('III.3', 'cards-already-dealt', { member: { member } })
    const { chips, reason, inLoss } = player.asked
    const transfers = move(CASSA, restoOf(member), chips)
    return happens({ type: 'passataTaken', table: id, member, chips, reason, inLoss, transfers })
  },
  offeredFrom: onceAsked,
  candidates: everyPlayer,
})

const dropPassata = command({
  schema: ofMember,
  may: ['socio', 'tavolo', 'segretario'],
  decide(evening, { table: id, member }): Decision<RestoEvent> {
    const table = tableAt(evening, id)
    if (!isTableOpen(table)) return refuse(null, 'table-not-open')
    const asked = playerAt(table, member)?.asked
    if (!asked) return refuse('III.6', 'nothing-asked', { member: { member } })
    return happens({ type: 'passataDropped', table: id, member, chips: asked.chips })
  },
  offeredFrom: onceAsked,
  candidates: everyPlayer,
})

/** III.3: no cards were dealt since the chips were handed over, and they still lie in the resto. */
const areStillThere = (table: Table, member: MemberId, { asked, deals }: HandedPassata): boolean =>
  deals === table.deals && !holdsCards(table, member) && restoAt(table, member) >= asked.chips

/** III.8: the first cassa of a newcomer; a further request would stand in its place once it is taken back. */
const isEntry = (reason: CassaReason): boolean => reason === 'entrata' || reason === 'doppia'

/** R22: a tap that was a mistake: the request waits again, as if nothing had been handed over. */
const takePassataBack = command({
  schema: ofMember.extend({ handedAt: z.int() }),
  may: ['segretario'],
  decide(evening, { table: id, member, handedAt }, { at }): Decision<RestoEvent> {
    const table = tableAt(evening, id)
    if (!isTableOpen(table)) return refuse(null, 'table-not-open')
    const player = playerAt(table, member)
    if (!player) return refuse(null, 'not-at-table', { member: { member } })
    const { handed } = player
    if (
      !handed ||
      !isJustHanded(handed, handedAt, at) ||
      !areStillThere(table, member, handed) ||
      (player.asked && isEntry(handed.asked.reason))
    )
      return refuse('III.6', 'nothing-just-handed', { member: { member } })
    const { chips } = handed.asked
    const transfers = move(restoOf(member), CASSA, chips)
    return happens({ type: 'passataTakenBack', table: id, member, chips, transfers })
  },
  candidates: (evening, by) =>
    everyPlayer(evening, by).flatMap((place) => {
      const handed = tableAt(evening, place.table).players[place.member]?.handed
      return handed ? [{ ...place, handedAt: handed.at }] : []
    }),
})

const setAllAltezza = command({
  schema: ofMember.extend({ on: z.boolean() }),
  may: ['tavolo', 'segretario'],
  decide(evening, { table: id, member, on }): Decision<RestoEvent> {
    const table = tableAt(evening, id)
    if (!isTableOpen(table)) return refuse(null, 'table-not-open')
    const player = playerAt(table, member)
    if (!player) return refuse(null, 'not-at-table', { member: { member } })
    if (player.allAltezza === on) return refuse('III.7', 'mark-already-so')
    return happens({ type: 'allAltezzaSet', table: id, member, on })
  },
  offeredFrom: besidePlay,
  candidates: (evening, by) =>
    everyPlayer(evening, by).map((place) => ({
      ...place,
      on: !tableAt(evening, place.table).players[place.member]?.allAltezza,
    })),
})

const correctCassa = command({
  schema: ofMember.extend({
    passate: z
      .int()
      .min(-MOST_PASSATE)
      .max(MOST_PASSATE)
      .refine((passate) => passate !== 0),
    why: reason(3, 300),
    ...DRAWN_SHOWN,
  }),
  may: ['segretario'],
  afterClosing: true,
  decide(evening, { table: id, member, passate, why, drawn: read }): Decision<RestoEvent> {
    const table = tableAt(evening, id)
    if (table.status === 'closed') return refuse(null, 'tableau-closed')
    const known = Object.hasOwn(table.players, member) ? table.players[member] : undefined
    const player = known && known.casse.length > 0 ? known : playerAt(table, member)
    if (!player) return refuse(null, 'not-at-table', { member: { member } })
    if (holdsCards(table, member))
      return refuse('III.3', 'cards-already-dealt', { member: { member } })
    const chips = passateWorth(passate, table.settings)
    const drawn = drawnBy(player)
    const parts = { member: { member }, drawn: { chips: drawn } }
    if (hasChanged(read, drawn)) return refuse('XVI.1', 'drawn-meanwhile', parts)
    if (drawn + chips < 0) return refuse('XVI.1', 'more-than-drawn', parts)
    const missing = negate(plus(restoAt(table, member), chips))
    if (missing > 0)
      return refuse('III.1', 'resto-too-small', { member: { member }, missing: { chips: missing } })
    const transfers = move(CASSA, restoOf(member), chips)
    return happens({ type: 'cassaCorrected', table: id, member, chips, why, transfers })
  },
  candidates: (evening, by) =>
    everyPlayer(evening, by).map(({ table, member }) => ({
      table,
      member,
      passate: 1,
      why: 'correzione',
    })),
  bounds: () => ({ passate: { min: -MOST_PASSATE, max: MOST_PASSATE, step: 1 } }),
})

/** Art. III: the resto. */
export const resto = article({
  id: 'III',
  commands: {
    askPassata,
    confirmPassata,
    dropPassata,
    takePassataBack,
    setAllAltezza,
    correctCassa,
  },
  refusals: RESTO_REFUSALS,
  evolve: evolveResto,
})
