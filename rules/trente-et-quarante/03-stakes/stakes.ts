import { z } from 'zod'
import { BOOK, mostInFront, purseOf } from '../../banked/accounts'
import { ofTable } from '../../banked/forms'
import { colpoIn, playersInReach, tableAt, tablesInReach } from '../../banked/frame/at-table'
import { PLAYER, STAFF } from '../../banked/frame/roles'
import { memberOf } from '../../banked/ids'
import { Amount } from '../../kernel/amount'
import { type Chips, lesser, minus, NO_CHIPS } from '../../kernel/chips'
import { type Decision, happens, type Refused } from '../../kernel/decider'
import { move } from '../../kernel/ledger'
import { isRefused } from '../../kernel/refusal'
import { posteOf, premioOf } from '../accounts'
import { freeOn, insuranceOn, postaAt, posteInReach, untouchable } from '../play/stakes'
import { refuse } from '../refuse'
import { changedEvening, changedTable } from '../state/changed'
import type { Evening } from '../state/evening'
import { Player } from '../state/ids'
import { CHANCES, type Chance, type Posta } from '../state/posta'
import type { Table } from '../state/table'
import { playerPart } from '../telling/player'
import { stakesCommand } from './commands'
import type { StakeEvent } from './events'

/** The reason why nobody may lay a stake now: the call is over, or a card is shown. Source: T.1.7, T.7.2. */
function notOpen(table: Table): Refused | null {
  const found = colpoIn(table, 'open')
  if (!isRefused(found)) return null
  if (table.status !== 'open' || !table.colpo) return found
  return table.colpo.phase === 'called'
    ? refuse('T.1.7', 'called')
    : refuse('T.7.2', 'no-new-stakes')
}

/** The reason why an amount cannot be laid: steps, limits, chips. Source: D1, B4. */
function wrongAmount(
  evening: Evening,
  table: Table,
  { player, chance, chips }: Pick<Posta, 'player' | 'chance'> & { chips: Chips },
): Refused | null {
  const { id, settings, limits } = table
  if (chips % settings.step !== 0)
    return refuse('T.2.1', 'not-in-steps', { step: { chips: settings.step } })
  if (chips < limits.minimum)
    return refuse('T.2.1', 'below-minimum', { minimum: { chips: limits.minimum } })
  if (chips > roomOn(table, player, chance))
    return refuse('T.2.1', 'above-maximum', { maximum: { chips: limits.maximum } })
  const has = mostInFront(evening, purseOf(id, player))
  return memberOf(player) !== null && chips > has
    ? refuse('T.8', 'not-enough-chips', { player: playerPart(player), chips: { chips: has } })
    : null
}

/** The most that a person can lay on a chance. */
function mostToLay(evening: Evening, table: Table, player: Player, chance: Chance): Chips {
  const room = roomOn(table, player, chance)
  const has = memberOf(player) === null ? room : mostInFront(evening, purseOf(table.id, player))
  const most = lesser(room, has)
  return minus(most, (most % table.settings.step) as Chips)
}

/** The event of a stake laid, the next of the table. */
const laid = (
  table: Table,
  over: number,
  { player, chance, chips }: { player: Player; chance: Chance; chips: Chips },
): StakeEvent => ({
  type: 'stakeLaid',
  table: table.id,
  book: BOOK,
  posta: table.lastPosta + over,
  player,
  chance,
  chips,
  transfers: move(purseOf(table.id, player), posteOf(table.id, chance, player), chips),
})

/** A person lays a stake on one of the four chances; two on the same one are two stakes. Source: T.2.1, T.7.2, T.8. */
const layStake = stakesCommand({
  schema: ofTable.extend({ player: Player, chance: z.enum(CHANCES), chips: Amount }),
  may: PLAYER,
  outsiders: ({ player }) => (player.startsWith('@') ? [] : [player]),
  decide(evening, { table: id, player, chance, chips }): Decision<StakeEvent> {
    const table = tableAt(evening, id)
    const given = { player, chance, chips }
    return notOpen(table) ?? wrongAmount(evening, table, given) ?? happens(laid(table, 1, given))
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) =>
      table.colpo?.phase === 'open'
        ? playersInReach(evening, table.present, by).flatMap((player) =>
            CHANCES.map((chance) => ({
              table: table.id,
              player,
              chance,
              chips: table.limits.minimum,
            })),
          )
        : [],
    ),
  bounds: (evening, { table: id, player, chance }) => {
    const table = tableAt(evening, id)
    return {
      chips: {
        min: table.limits.minimum,
        max: mostToLay(evening, table, player, chance),
        step: table.settings.step,
      },
    }
  },
})

/** The stakes of the latest colpo that can be laid again, where their owner has none now: of one person, or of all. */
function toRepeat(evening: Evening, table: Table, only: Player | null): StakeEvent[] {
  const events: StakeEvent[] = []
  let now: Pick<Table, 'poste'> = table
  let { accounts } = evening
  for (const posta of table.past.at(-1)?.laid ?? []) {
    const { player, chance, amount: chips } = posta
    if (only !== null && player !== only) continue
    if (freeOn(table, player, chance) > 0) continue
    const given = { player, chance, chips }
    const at = changedTable(table, now)
    if (wrongAmount(changedEvening(evening, { accounts }), at, given)) continue
    const purse = purseOf(table.id, player)
    events.push(laid(table, events.length + 1, given))
    now = { poste: [...now.poste, posta] }
    accounts = { ...accounts, [purse]: minus(accounts[purse] ?? NO_CHIPS, chips) }
  }
  return events
}

/** The free stakes of the latest colpo are laid again, as far as limits and chips allow. Source: T.2.1. */
const repeatStakes = stakesCommand({
  schema: ofTable.extend({ player: Player.nullable() }),
  may: STAFF,
  decide(evening, { table: id, player }): Decision<StakeEvent> {
    const table = tableAt(evening, id)
    const closed = notOpen(table)
    if (closed) return closed
    const events = toRepeat(evening, table, player)
    return events.length === 0 ? refuse('T.2.1', 'nothing-to-repeat') : happens(...events)
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id, past, colpo }) =>
      colpo?.phase === 'open'
        ? [null, ...new Set((past.at(-1)?.laid ?? []).map(({ player }) => player))].map(
            (player) => ({ table: id, player }),
          )
        : [],
    ),
})

/**
 * A person takes a free stake off the cloth before the call; with the whole insured stake its premium comes back, and
 * the insured part cannot be made smaller. Source: T.7.1, A1, A3, B6, F3.
 */
const withdrawStake = stakesCommand({
  schema: ofTable.extend({ player: Player, posta: z.int().positive() }),
  may: PLAYER,
  decide(evening, { table: id, player, posta: number }): Decision<StakeEvent> {
    const table = tableAt(evening, id)
    const barred = untouchable(table)
    if (barred) return barred
    const posta = postaAt(table, number)
    if (posta?.player !== player)
      return refuse('T.7.1', 'no-such-stake', { player: playerPart(player) })
    if (posta.prisons > 0) return refuse('T.5.3', 'in-prison')
    const { chance, amount: chips } = posta
    const insurance = insuranceOn(table, player, chance)
    const rest = minus(freeOn(table, player, chance), chips)
    if (insurance && rest > 0 && rest < insurance.insured)
      return refuse('T.6.2', 'insured-part-stays', { insured: { chips: insurance.insured } })
    const premium = insurance && rest === 0 ? insurance.premium : NO_CHIPS
    const purse = purseOf(id, player)
    const transfers = [
      ...move(posteOf(id, chance, player), purse, chips),
      ...move(premioOf(id, chance, player), purse, premium),
    ]
    const told = { table: id, book: BOOK, posta: number, player, chance, chips, premium } as const
    return happens({ type: 'stakeWithdrawn', ...told, transfers })
  },
  candidates: (evening, by) =>
    posteInReach(evening, by).map(({ table, posta: { number, player } }) => ({
      table: table.id,
      player,
      posta: number,
    })),
})

export const stakeCommands = { layStake, repeatStakes, withdrawStake }

/** The most that a person may still lay on a chance, and below it the least. Source: D1. */
function roomOn(table: Table, player: Player, chance: Chance): Chips {
  return minus(table.limits.maximum, freeOn(table, player, chance))
}
