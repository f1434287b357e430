import { describe, expect, it } from 'vitest'
import { CASSA } from '@/rules/banked/accounts'
import { asPlayer, asTable } from '@/rules/banked/ids'
import { RANKS, type Rank } from '@/rules/kernel/cards'
import { asChips, plus } from '@/rules/kernel/chips'
import { resultOf } from '@/rules/trente-et-quarante/02-rows/results'
import { posteOf } from '@/rules/trente-et-quarante/accounts'
import { jointChances, TOTALS } from '@/rules/trente-et-quarante/chances/rows'
import { trenteGame as rules } from '@/rules/trente-et-quarante/decider'
import type { Evening } from '@/rules/trente-et-quarante/evening'
import { NO_ROWS, rowDue, withDealt } from '@/rules/trente-et-quarante/play/rows'
import type { Rows } from '@/rules/trente-et-quarante/state/colpo'
import { playEvening } from '@/simulate/evening'
import { randomFrom } from '@/simulate/random'
import { trenteBy } from '@/simulate/trente-et-quarante/game'
import { changedAfter } from './games'

/** One chip of the desk's turns up among a person's stakes. */
function oneChipMore(evening: Evening): Evening {
  const account = posteOf(asTable('T1'), 'nero', asPlayer('m1'))
  const { [account]: had = asChips(0), [CASSA]: desk = asChips(0) } = evening.accounts
  const accounts = { ...evening.accounts, [account]: plus(had, asChips(1)) }
  return { ...evening, accounts: { ...accounts, [CASSA]: plus(desk, asChips(-1)) } }
}

/** A freed stake stays in prison. */
const notFreed = (evening: Evening): Evening => ({
  ...evening,
  tables: Object.fromEntries(
    Object.values(evening.tables).map((table) => [
      table.id,
      {
        ...table,
        poste: table.poste.map((posta) => (posta.isFreed ? { ...posta, prisons: 1 } : posta)),
      },
    ]),
  ),
})

describe('a broken decider of trente et quarante', () => {
  it.each([
    ['a chip that nobody moved', 'stakeLaid', oneChipMore],
    ['a stake that its chance does not free', 'colpoSettled', notFreed],
  ] as const)('is found by %s', (_, type, change) => {
    const broken = trenteBy(changedAfter(rules)(type, change))
    const seeds = Array.from({ length: 60 }, (_none, seed) => seed + 1)
    expect(seeds.some((seed) => playEvening(broken, seed).fault !== null)).toBe(true)
  })
})

it('T.3.1 rows dealt from shuffled taglie agree with the exact table within four standard errors', () => {
  const DEALS = 20_000
  const random = randomFrom(31)
  const taglia: Rank[] = RANKS.flatMap((rank) => Array.from({ length: 24 }, () => rank))
  /** The next deal, each card drawn from those still in the packet. */
  const deal = (): Rows => {
    let rows = NO_ROWS
    for (let drawn = 0; rowDue(rows) !== null; drawn++) {
      const other = drawn + random.below(taglia.length - drawn)
      const card = taglia[other] ?? 'A'
      taglia[other] = taglia[drawn] ?? 'A'
      taglia[drawn] = card
      rows = withDealt(rows, card, 'nero')
    }
    return rows
  }
  const found = TOTALS.map(() => TOTALS.map(() => 0))
  for (let dealt = 0; dealt < DEALS; dealt++) {
    const rows = deal()
    const result = resultOf(rows)
    const row = result && found[result.nero - 31]
    if (row) row[result.rosso - 31] = (row[result.rosso - 31] ?? 0) + 1
  }
  const joint = jointChances()
  for (const nero of TOTALS.keys())
    for (const rosso of TOTALS.keys()) {
      const chance = joint[nero]?.[rosso] ?? 0
      const error = Math.sqrt(DEALS * chance * (1 - chance))
      const off = Math.abs((found[nero]?.[rosso] ?? 0) - DEALS * chance)
      expect(off).toBeLessThan(4 * error)
    }
})
