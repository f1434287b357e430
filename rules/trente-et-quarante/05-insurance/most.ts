import { mostInFront, purseOf } from '../../banked/accounts'
import { memberOf } from '../../banked/ids'
import { asChips, type Chips, lesser, minus, NO_CHIPS } from '../../kernel/chips'
import { freeOn, insuranceOn } from '../play/stakes'
import type { Evening } from '../state/evening'
import type { Player } from '../state/ids'
import type { Chance } from '../state/posta'
import type { Table } from '../state/table'
import { premiumFor } from './premium'

/** The chips of a person's stakes on a chance that are insured so far. */
export const insuredOn = (table: Table, player: Player, chance: Chance): Chips =>
  insuranceOn(table, player, chance)?.insured ?? NO_CHIPS

/** The largest multiple that an amount holds. */
const multiplesIn = (amount: Chips, multiple: Chips): Chips =>
  asChips(Math.floor(amount / multiple) * multiple)

/**
 * The most that a person may still insure on a chance, by their stakes, the table's customs and their chips. Source:
 * T.6.2, A4.
 */
export function mostToInsure(
  evening: Evening,
  table: Table,
  player: Player,
  chance: Chance,
): Chips {
  const { multiple, insured } = table.settings
  const free = freeOn(table, player, chance)
  if (insured === 'whole' && free % multiple !== 0) return NO_CHIPS
  const left = multiplesIn(minus(free, insuredOn(table, player, chance)), multiple)
  if (memberOf(player) === null) return left
  const each = premiumFor(multiple, table.settings)
  const has = mostInFront(evening, purseOf(table.id, player))
  const payable = asChips(Math.floor(has / each) * multiple)
  if (insured === 'whole') return payable < left ? NO_CHIPS : left
  return lesser(left, payable)
}
