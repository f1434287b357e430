import { ofTable } from '../../banked/forms'
import { colpoIn, eachTable, tableAt, tablesInReach } from '../../banked/frame/at-table'
import { INSPECTOR, STAFF } from '../../banked/frame/roles'
import { type Decision, happens } from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import { reason } from '../../kernel/text'
import { presentAt, sentOutAt, standsUnnamed } from '../play/places'
import { refuse } from '../refuse'
import { Player } from '../state/forms'
import { cardsCommand } from './commands'
import type { ShoeEvent } from './events'

/** The mascherina appears before the next card; the colpo is played to its end. Source: B.33.1, B.33.2. */
const showMarker = cardsCommand({
  schema: ofTable,
  may: STAFF,
  decide(evening, { table: id }): Decision<ShoeEvent> {
    const table = tableAt(evening, id)
    const colpo = colpoIn(table, 'dealing', 'offers', 'tiraggio', 'banco')
    if (isRefused(colpo)) return colpo
    return table.shoe.step === 'in-play'
      ? happens({ type: 'markerOut', table: id })
      : refuse('B.33.2', 'marker-out-already')
  },
  candidates: eachTable,
})

/** The inspector ends a shoe between two colpi. */
const endShoe = cardsCommand({
  schema: ofTable,
  may: INSPECTOR,
  decide(evening, { table: id }): Decision<ShoeEvent> {
    const { colpo, shoe } = tableAt(evening, id)
    if (colpo) return refuse(null, 'colpo-in-play')
    return shoe.step === 'in-play' || shoe.step === 'last-colpo'
      ? happens({ type: 'shoeEnded', table: id })
      : refuse('B.32', 'no-shoe-runs')
  },
  candidates: eachTable,
})

/** Marked or torn cards are replaced between two colpi. Source: B.36.1. */
const replaceCards = cardsCommand({
  schema: ofTable.extend({ why: reason(3, 200) }),
  may: INSPECTOR,
  decide: (evening, { table, why }): Decision<ShoeEvent> =>
    tableAt(evening, table).colpo
      ? refuse('B.36.1', 'colpo-in-play')
      : happens({ type: 'cardsReplaced', table, note: why }),
  candidates: (evening, by) =>
    eachTable(evening, by).map((at) => ({ ...at, why: 'carte rovinate' })),
})

/** A person who touched or damaged the cards leaves the rooms. Source: B.21. */
const removePerson = cardsCommand({
  schema: ofTable.extend({ player: Player, why: reason(3, 200) }),
  may: INSPECTOR,
  decide(evening, { table, player, why }): Decision<ShoeEvent> {
    const at = tableAt(evening, table)
    if (sentOutAt(evening, at).includes(player) && !presentAt(at).includes(player))
      return refuse('B.21', 'sent-out')
    const unnamed = standsUnnamed(player) && ({ standsUnnamed: true } as const)
    return happens({ type: 'personRemoved', table, player, why, ...unnamed })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) =>
      presentAt(table).map((player) => ({ table: table.id, player, why: 'carte toccate' })),
    ),
})

export const reportCommands = { showMarker, endShoe, replaceCards, removePerson }
