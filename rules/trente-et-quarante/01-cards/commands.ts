import { z } from 'zod'
import { ofTable } from '../../banked/forms'
import { eachTable, playersInReach, tableAt, tablesInReach } from '../../banked/frame/at-table'
import { INSPECTOR, PLAYER, STAFF } from '../../banked/frame/roles'
import { type Decision, happens, type Refused } from '../../kernel/decider'
import { MemberId } from '../../kernel/memberId'
import { trenteArticle } from '../article'
import { refuse } from '../refuse'
import { Player } from '../state/ids'
import type { Table } from '../state/table'
import type { TagliaStep } from '../state/taglia'
import type { TagliaEnd, TagliaEvent } from './events'

export const { article: cardsArticle, command: cardsCommand } = trenteArticle<TagliaEvent>()

/** The reason why a step of the taglia does not come now; null when it does. */
function notAt({ status, colpo, taglia }: Table, ...steps: TagliaStep[]) {
  if (status !== 'open') return refuse(null, 'table-not-open')
  if (colpo) return refuse(null, 'colpo-in-play')
  return steps.includes(taglia.step) ? null : refuse('T.1.4', 'not-this-step')
}

/** The reason why no stakes can be invited yet: the cards are not ready. Source: T.1.7. */
export const notReady = ({ taglia }: Pick<Table, 'taglia'>): Refused | null =>
  taglia.step === 'in-play' ? null : refuse('T.1.7', 'taglia-not-ready')

/** A person comes to the table, or leaves it; the mixing waits for the first. Source: T.1.3. */
const markPresence = cardsCommand({
  schema: ofTable.extend({ player: Player, isHere: z.boolean() }),
  may: PLAYER,
  outsiders: ({ player }) => (player.startsWith('@') ? [] : [player]),
  decide(evening, { table: id, player, isHere }): Decision<TagliaEvent> {
    const { status, present, poste } = tableAt(evening, id)
    if (status !== 'open') return refuse(null, 'table-not-open')
    if (present.includes(player) === isHere) return refuse('T.1.3', 'marked-so-already')
    if (!isHere && poste.some((posta) => posta.player === player))
      return refuse('T.1.3', 'has-stakes-here')
    return happens({ type: 'presenceMarked', table: id, player, isHere })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) =>
      playersInReach(evening, table.present, by).map((player) => ({
        table: table.id,
        player,
        isHere: !table.present.includes(player),
      })),
    ),
})

/** The six packs are opened and laid out pack by pack, faces up, and announced complete. Source: T.1.1, T.1.2. */
const layOutPacks = cardsCommand({
  schema: ofTable,
  may: STAFF,
  decide: (evening, { table }): Decision<TagliaEvent> =>
    notAt(tableAt(evening, table), 'none') ?? happens({ type: 'packsLaidOut', table }),
  candidates: eachTable,
})

/** The staff mixes, in the presence of at least one player. Source: T.1.3. */
const mixCards = cardsCommand({
  schema: ofTable,
  may: STAFF,
  decide(evening, { table: id }): Decision<TagliaEvent> {
    const table = tableAt(evening, id)
    const early = notAt(table, 'laid-out', 'ended')
    if (early) return early
    if (table.taglia.step === 'ended' && table.taglia.isDaysLast)
      return refuse('T.9', 'last-taglia-over')
    if (table.present.length === 0) return refuse('T.1.3', 'nobody-there')
    return happens({ type: 'cardsMixed', table: id, number: table.taglia.number + 1 })
  },
  candidates: eachTable,
})

/** The cut is offered to the players: the first who asks cuts; nobody: an employee, before a witness. Source: T.1.4, E1. */
const cutCards = cardsCommand({
  schema: ofTable.extend({ player: Player.nullable(), witness: MemberId.nullable() }),
  may: STAFF,
  outsiders: ({ witness }) => (witness === null ? [] : [witness]),
  decide(evening, { table: id, player, witness }, { by }): Decision<TagliaEvent> {
    const table = tableAt(evening, id)
    const early = notAt(table, 'mixed')
    if (early) return early
    if (player !== null && !table.present.includes(player)) return refuse('T.1.4', 'not-present')
    if (player === null && (witness === null || witness === by.member))
      return refuse('T.1.4', 'witness-needed')
    return happens({ type: 'cardsCut', table: id, player, witness })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id, present }) => [
      ...present.map((player) => ({ table: id, player, witness: null })),
      ...Object.values(evening.persons)
        .slice(0, 1)
        .map(({ member }) => ({ table: id, player: null, witness: member })),
    ]),
})

/** The first five cards are burnt, face down, into the basket. Source: T.1.5. */
const burnCards = cardsCommand({
  schema: ofTable,
  may: STAFF,
  decide: (evening, { table }): Decision<TagliaEvent> =>
    notAt(tableAt(evening, table), 'cut') ?? happens({ type: 'cardsBurnt', table }),
  candidates: eachTable,
})

/** The inspector declares the day's last taglia, before its first colpo. Source: T.9, C1, F6. */
const declareLastTaglia = cardsCommand({
  schema: ofTable,
  may: INSPECTOR,
  decide(evening, { table: id }): Decision<TagliaEvent> {
    const { status, taglia } = tableAt(evening, id)
    if (status !== 'open') return refuse(null, 'table-not-open')
    if (taglia.isDaysLast) return refuse('T.9', 'declared-already')
    return taglia.colpi > 0 || taglia.step === 'ended'
      ? refuse('T.9', 'taglia-begun')
      : happens({ type: 'lastTagliaDeclared', table: id })
  },
  candidates: eachTable,
})

/** The taglia ends between two colpi; what no colpo follows is divided or handed back. Source: T.9, C1, C2, F2. */
const endTaglia = (tagliaEnd: TagliaEnd) =>
  cardsCommand({
    schema: ofTable,
    may: STAFF,
    decide(evening, { table: id }): Decision<TagliaEvent> {
      const table = tableAt(evening, id)
      return notAt(table, 'in-play') ?? happens(tagliaEnd(table))
    },
    candidates: eachTable,
  })

export const tagliaCommands = (tagliaEnd: TagliaEnd) => ({
  markPresence,
  layOutPacks,
  mixCards,
  cutCards,
  burnCards,
  declareLastTaglia,
  endTaglia: endTaglia(tagliaEnd),
})
