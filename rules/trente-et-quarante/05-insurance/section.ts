import { z } from 'zod'
import { BOOK, mostInFront, purseOf } from '../../banked/accounts'
import { ofTable } from '../../banked/forms'
import { mayName, tableAt, tablesInReach } from '../../banked/frame/at-table'
import { PLAYER } from '../../banked/frame/roles'
import { memberOf } from '../../banked/ids'
import { Amount } from '../../kernel/amount'
import { minus } from '../../kernel/chips'
import { type Actor, type Decision, happens, type Refused } from '../../kernel/decider'
import { move } from '../../kernel/ledger'
import { premioOf } from '../accounts'
import { trenteArticle } from '../article'
import type { Evening } from '../evening'
import { freeOn, insuranceOn } from '../play/stakes'
import { refuse } from '../refuse'
import { Player } from '../state/ids'
import { CHANCES, type Chance } from '../state/posta'
import type { Table } from '../state/table'
import { playerPart } from '../telling/player'
import { evolveInsurance, type InsuranceEvent } from './events'
import { insuredOn, mostToInsure } from './most'
import { premiumFor } from './premium'
import { INSURANCE_REFUSALS } from './refusals'

const { article, command } = trenteArticle<InsuranceEvent>()

const ofStake = ofTable.extend({ player: Player, chance: z.enum(CHANCES) })

/** The reason why nothing is insured now; null until the first card is shown. Source: T.6.1, A5. */
function closed({ status, colpo }: Table): Refused | null {
  if (status !== 'open') return refuse(null, 'table-not-open')
  if (!colpo) return refuse(null, 'no-colpo')
  return colpo.phase === 'open' || colpo.phase === 'called'
    ? null
    : refuse('T.6.1', 'first-card-out')
}

/** The reason why this much of a stake cannot be insured; null when it can. Source: T.6.2, A4. */
function wrongInsured(
  table: Table,
  { player, chance, chips }: { player: Player; chance: Chance; chips: number },
): Refused | null {
  const { multiple, insured } = table.settings
  if (chips % multiple !== 0)
    return refuse('T.6.2', 'not-a-multiple', { multiple: { chips: multiple } })
  const free = freeOn(table, player, chance)
  if (free === 0) return refuse('T.6.2', 'nothing-to-insure', { player: playerPart(player) })
  const left = minus(free, insuredOn(table, player, chance))
  if (chips > left) return refuse('T.6.2', 'above-the-stake', { left: { chips: left } })
  return insured === 'whole' && chips !== left ? refuse('T.6.2', 'whole-stake-only') : null
}

/** A person insures their stakes on a chance against 31–31, and pays one per cent at once. Source: T.6.1, T.6.2, A4, A5. */
const insure = command({
  schema: ofStake.extend({ chips: Amount }),
  may: PLAYER,
  decide(evening, { table: id, player, chance, chips }): Decision<InsuranceEvent> {
    const table = tableAt(evening, id)
    const wrong = closed(table) ?? wrongInsured(table, { player, chance, chips })
    if (wrong) return wrong
    const premium = premiumFor(chips, table.settings)
    const purse = purseOf(id, player)
    const has = mostInFront(evening, purse)
    if (memberOf(player) !== null && premium > has)
      return refuse('T.6.1', 'not-enough-chips', {
        player: playerPart(player),
        chips: { chips: has },
      })
    const transfers = move(purse, premioOf(id, chance, player), premium)
    const told = { table: id, book: BOOK, player, chance, chips, premium } as const
    return happens({ type: 'insured', ...told, transfers })
  },
  candidates: (evening, by) =>
    stakedInReach(evening, by).flatMap(({ table, player, chance }) => {
      const chips = mostToInsure(evening, table, player, chance)
      return chips > 0 ? [{ table: table.id, player, chance, chips }] : []
    }),
  bounds: (evening, { table: id, chips }) => {
    const { multiple, insured } = tableAt(evening, id).settings
    return { chips: { min: insured === 'whole' ? chips : multiple, max: chips, step: multiple } }
  },
})

/** An insurance of this colpo is given up before the first card; one that stands since a null colpo stays. Source: T.6.1, F3. */
const dropInsurance = command({
  schema: ofStake,
  may: PLAYER,
  decide(evening, { table: id, player, chance }): Decision<InsuranceEvent> {
    const table = tableAt(evening, id)
    const late = closed(table)
    if (late) return late
    const insurance = insuranceOn(table, player, chance)
    if (!insurance) return refuse('T.6.1', 'not-insured', { player: playerPart(player) })
    if (insurance.stands) return refuse('T.6.1', 'premium-stands')
    const { premium } = insurance
    const transfers = move(premioOf(id, chance, player), purseOf(id, player), premium)
    const told = { table: id, book: BOOK, player, chance, premium } as const
    return happens({ type: 'insuranceDropped', ...told, transfers })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id, insurances }) =>
      insurances
        .filter(({ player }) => mayName(by, player))
        .map(({ player, chance }) => ({ table: id, player, chance })),
    ),
})

/** Persons and chances with a free stake, at tables in reach. */
const stakedInReach = (
  evening: Evening,
  by: Actor,
): { table: Table; player: Player; chance: Chance }[] =>
  tablesInReach(evening, by).flatMap((table) => {
    const seen = new Set<string>()
    return table.poste.flatMap(({ player, chance, prisons }) => {
      const key = `${chance}:${player}`
      if (prisons > 0 || seen.has(key) || !mayName(by, player)) return []
      seen.add(key)
      return [{ table, player, chance }]
    })
  })

/** Section 5: insurance. */
export const insurance = article({
  id: '5',
  commands: { insure, dropInsurance },
  refusals: INSURANCE_REFUSALS,
  evolve: evolveInsurance,
})
