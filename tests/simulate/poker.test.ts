import { describe, expect, it } from 'vitest'
import { asChips } from '@/rules/kernel/chips'
import { asAccount } from '@/rules/kernel/ledger'
import { poker } from '@/rules/poker/decider'
import type { Evening } from '@/rules/poker/evening'
import type { TableId } from '@/rules/poker/state/ids'
import { type Poker, playEvening, pokerBy } from '@/simulate/poker/evening'
import { faultOf, shortest } from '@/simulate/shrink'

/** A decider that loses one chip of every passata between the cashier and the player. */
const leaking: Poker = {
  ...poker,
  evolve: (evening, event, occasion) => {
    const after = poker.evolve(evening, event, occasion)
    return event.type === 'passataTaken' ? oneChipLess(after, event.table) : after
  },
}

function oneChipLess(evening: Evening, id: TableId): Evening {
  const table = evening.tables[id]
  if (!table) return evening
  const accounts = {
    ...table.accounts,
    [asAccount('cassa')]: asChips((table.accounts[asAccount('cassa')] ?? 0) + 1),
  }
  return { ...evening, tables: { ...evening.tables, [id]: { ...table, accounts } } }
}

describe('a broken decider', () => {
  it('is detected, and shown by a list from which no command can be left out', () => {
    const { fault, steps } = playEvening(leaking, 1, { keep: true })
    expect(fault?.check).toBe('money')
    if (!fault) return
    const few = shortest(pokerBy(leaking), steps, fault)
    expect(faultOf(pokerBy(leaking), few)?.check).toBe('money')
    const needed = few.every(
      (_, left) => faultOf(pokerBy(leaking), few.toSpliced(left, 1))?.check !== 'money',
    )
    expect(needed).toBe(true)
    expect(few.at(-1)?.command.type).toBe('confirmPassata')
    expect(few.length).toBeLessThan(25)
  })

  it('that throws is detected as one that throws', () => {
    const throwing: Poker = {
      ...poker,
      decide: (evening, envelope) => {
        if (envelope.command.type === 'drawLots') throw new Error('the lots fell off the table')
        return poker.decide(evening, envelope)
      },
    }
    const faults = Array.from({ length: 5 }, (_, seed) => playEvening(throwing, seed).fault?.check)
    expect(faults).toContain('threw')
  })

  it('that accepts a command and bars it from the offers is detected', () => {
    const { passOpening } = poker.commands
    const gated: Poker = {
      ...poker,
      commands: { ...poker.commands, passOpening: { ...passOpening, offeredFrom: () => null } },
    }
    const faults = Array.from({ length: 5 }, (_, seed) => playEvening(gated, seed).fault)
    expect(faults).toContainEqual({
      check: 'offer',
      found: 'passOpening was accepted, and is not offered',
    })
  })
})
