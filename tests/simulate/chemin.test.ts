import { describe, expect, it } from 'vitest'
import { bankOf, CASSA } from '@/rules/chemin-de-fer/accounts'
import { chemin } from '@/rules/chemin-de-fer/decider'
import type { Evening } from '@/rules/chemin-de-fer/evening'
import { asChips, plus } from '@/rules/kernel/chips'
import { type Chemin, cheminBy, cheminGame } from '@/simulate/chemin-de-fer/game'
import { playEvening } from '@/simulate/evening'
import { faultOf, shortest } from '@/simulate/shrink'

const COUPS = 20_000
/** Rare commands may need more evenings than the others. */
const MOST_COUPS = 3 * COUPS
/** One evening in so many is also played in strict mode. */
const STRICT = 16

describe('random evenings of chemin de fer', () => {
  const accepted = new Set<string>()
  const unused = () => Object.keys(chemin.commands).filter((type) => !accepted.has(type))

  it('break no invariant, whatever commands are given', () => {
    let coups = 0
    const isOver = () => coups >= (unused().length > 0 ? MOST_COUPS : COUPS)
    for (let seed = 1; !isOver(); seed++) {
      const played = playEvening(cheminGame, seed)
      expect({ seed, fault: played.fault }).toEqual({ seed, fault: null })
      coups += played.rounds
      for (const type of played.accepted) accepted.add(type)
      if (seed % STRICT !== 0) continue
      const strict = playEvening(cheminGame, seed, { strict: true })
      expect({ seed, fault: strict.fault }).toEqual({ seed, fault: null })
    }
  })

  it('use every command that any section allows somebody to give', () => {
    expect(unused()).toEqual([])
  })

  it('are the same again from the same seed', () => {
    const [one, other] = [1, 2].map(() => playEvening(cheminGame, 11, { keep: true }))
    expect(one?.steps.length).toBeGreaterThan(50)
    expect(JSON.stringify(other?.steps)).toBe(JSON.stringify(one?.steps))
  })
})

/** Rules that change the state after each event of this type. */
const changedAfter = (type: string, change: (evening: Evening) => Evening): Chemin => ({
  ...chemin,
  evolve: (evening, event, occasion) => {
    const after = chemin.evolve(evening, event, occasion)
    return event.type === type ? change(after) : after
  },
})

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
    const leaking = cheminBy(changedAfter('coupSettled', oneChipMore))
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

  it('that makes a change without an event is detected when the evening is replayed', () => {
    let calls = 0
    const forgetful = changedAfter('eveningOpened', (evening) => ({
      ...evening,
      title: `${calls++}`,
    }))
    expect(playEvening(cheminBy(forgetful), 3).fault?.check).toBe('replay')
  })
})
