import { z } from 'zod'
import { ofTable } from '../../banked/forms'
import { eachTable, mayName, tableAt, tablesInReach } from '../../banked/frame/at-table'
import { INSPECTOR, PLAYER, STAFF } from '../../banked/frame/roles'
import { type Decision, happens } from '../../kernel/decider'
import { presentAt } from '../play/places'
import { cardsBehind } from '../play/shoe'
import { refuse } from '../refuse'
import { Player } from '../state/forms'
import type { ShoeStep } from '../state/shoe'
import type { Table } from '../state/table'
import { playerPart } from '../telling/player'
import { cardsCommand } from './commands'
import { cutterAsked } from './cut'
import type { ShoeEvent } from './events'

/** The reason why a step of the shoe does not come now; null when it does. */
function notAt({ status, colpo, shoe }: Table, ...steps: ShoeStep[]) {
  if (status !== 'open') return refuse(null, 'table-not-open')
  if (colpo) return refuse(null, 'colpo-in-play')
  return steps.includes(shoe.step) ? null : refuse('B.1.5', 'not-this-step')
}

/** The packs are opened, inspected face up and turned over. Source: B.1.2. */
const checkPacks = cardsCommand({
  schema: ofTable,
  may: STAFF,
  decide: (evening, { table }): Decision<ShoeEvent> =>
    notAt(tableAt(evening, table), 'none') ?? happens({ type: 'packsChecked', table }),
  candidates: eachTable,
})

/** Mixing, as soon as one player is there. Source: B.1.3, B.1.4. */
const mixCards = cardsCommand({
  schema: ofTable,
  may: STAFF,
  decide(evening, { table: id }): Decision<ShoeEvent> {
    const table = tableAt(evening, id)
    const early = notAt(table, 'checked', 'spread')
    if (early) return early
    if (presentAt(table).length === 0) return refuse('B.1.4', 'nobody-there')
    return happens({ type: 'cardsMixed', table: id, number: table.shoe.number + 1 })
  },
  candidates: eachTable,
})

/** The one to whom the cut is offered cuts, or passes it to the left. Source: B.30.1, B.30.2, B.30.3. */
const answerCut = cardsCommand({
  schema: ofTable.extend({ player: Player, cuts: z.boolean() }),
  may: PLAYER,
  decide(evening, { table: id, player, cuts }): Decision<ShoeEvent> {
    const table = tableAt(evening, id)
    const early = notAt(table, 'mixed')
    if (early) return early
    const asked = cutterAsked(table)
    if (asked === null) return refuse('B.30.4', 'management-cuts')
    if (asked !== player)
      return refuse('B.30.1', 'not-offered-the-cut', { player: playerPart(asked) })
    return happens({ type: 'cutAnswered', table: id, player, cuts })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) => {
      const player = cutterAsked(table)
      return player === null || !mayName(by, player)
        ? []
        : [true, false].map((cuts) => ({ table: table.id, player, cuts }))
    }),
})

/** Everybody has declined: a person of the management cuts. Source: B.30.4. */
const cutForAll = cardsCommand({
  schema: ofTable,
  may: INSPECTOR,
  decide(evening, { table: id }): Decision<ShoeEvent> {
    const table = tableAt(evening, id)
    const early = notAt(table, 'mixed')
    if (early) return early
    const asked = cutterAsked(table)
    return asked === null
      ? happens({ type: 'managementCut', table: id })
      : refuse('B.30.4', 'cut-still-offered', { player: playerPart(asked) })
  },
  candidates: eachTable,
})

/** The pack with the mascherina in its rear part goes into the sabot. Source: B.1.5, B1.cards.2. */
const loadShoe = cardsCommand({
  schema: ofTable,
  may: STAFF,
  decide(evening, { table: id }): Decision<ShoeEvent> {
    const table = tableAt(evening, id)
    const behind = cardsBehind(table.settings)
    return notAt(table, 'cut') ?? happens({ type: 'shoeLoaded', table: id, behind })
  },
  candidates: eachTable,
})

/** The first cards are burnt, unseen. Source: B.1.6, G5. */
const burnCards = cardsCommand({
  schema: ofTable,
  may: STAFF,
  decide(evening, { table: id }): Decision<ShoeEvent> {
    const table = tableAt(evening, id)
    return (
      notAt(table, 'marked') ??
      happens({ type: 'cardsBurnt', table: id, cards: table.settings.burnt })
    )
  },
  candidates: eachTable,
})

/** The unplayed tallone is spread among the four parts. Source: B.32. */
const spreadTallone = cardsCommand({
  schema: ofTable,
  may: STAFF,
  decide: (evening, { table }): Decision<ShoeEvent> =>
    notAt(tableAt(evening, table), 'ended') ?? happens({ type: 'talloneSpread', table }),
  candidates: eachTable,
})

export const mixingCommands = {
  checkPacks,
  mixCards,
  answerCut,
  cutForAll,
  loadShoe,
  burnCards,
  spreadTallone,
}
