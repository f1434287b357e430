import { describe, expect, it } from 'vitest'
import { bankOf, CASSA } from '@/rules/chemin-de-fer/accounts'
import { chemin } from '@/rules/chemin-de-fer/decider'
import type { Evening } from '@/rules/chemin-de-fer/evening'
import { asChips, plus } from '@/rules/kernel/chips'
import { type Chemin, cheminBy } from '@/simulate/chemin-de-fer/game'
import { playEvening } from '@/simulate/evening'
import { faultOf, shortest } from '@/simulate/shrink'
import { changedAfter } from './games'

/** One chip of the desk's turns up in the bank of the first table. */
function oneChipMore(evening: Evening): Evening {
  const [table] = Object.values(evening.tables)
  if (!table) return evening
  const bank = bankOf(table.id)
  const { [bank]: had = asChips(0), [CASSA]: desk = asChips(0) } = evening.accounts
  const accounts = { ...evening.accounts, [bank]: plus(had, asChips(1)) }
  return { ...evening, accounts: { ...accounts, [CASSA]: plus(desk, asChips(-1)) } }
}

describe('a broken decider of chemin de fer', () => {
  it('is detected, and shown by a list from which no command can be left out', () => {
    const leaking = cheminBy(changedAfter(chemin)('coupSettled', oneChipMore))
    const { fault, steps } = playEvening(leaking, 2, { keep: true, level: 3 })
    expect(fault?.check).toBe('money')
    if (!fault) return
    const few = shortest(leaking, steps, fault)
    const needed = few.every(
      (_, left) => faultOf(leaking, few.toSpliced(left, 1))?.check !== 'money',
    )
    expect(needed).toBe(true)
    expect(few.at(-1)?.command.type).toBe('settleCoup')
    expect(few.length).toBeLessThan(35)
  })

  it('with a refusal that has no sentence is detected', () => {
    const mute: Chemin = { ...chemin, sentence: () => null }
    expect(playEvening(cheminBy(mute), 3).fault?.check).toBe('words')
  })
})
