import { describe, expect, it } from 'vitest'
import { CASSA } from '@/rules/banked/accounts'
import { asPlayer, asTable } from '@/rules/banked/ids'
import { asChips, plus } from '@/rules/kernel/chips'
import { posteOf } from '@/rules/trente-et-quarante/accounts'
import { trenteGame as rules } from '@/rules/trente-et-quarante/decider'
import type { Evening } from '@/rules/trente-et-quarante/evening'
import { playEvening } from '@/simulate/evening'
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
