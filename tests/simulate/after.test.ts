import { expect, it } from 'vitest'
import { stateAfter } from '@/rules/kernel/decider'
import { poker } from '@/rules/poker/decider'
import { type Poker, playEvening } from '@/simulate/poker/evening'
import { isSame } from '@/simulate/watch'
import { cases } from '../support/generated'

/** Commands that must have returned their new state; otherwise this test proves little. */
const WORKED_OUT = [
  'accept',
  'annul',
  'askCards',
  'beginCount',
  'closeTableau',
  'deal',
  'open',
  'raise',
  'recordColpo',
  'resumePlay',
  'showHand',
  'sign',
  'undoMove',
]

it('the state returned by a decision is the state that its events make', () => {
  const given = new Set<string>()
  const different = new Set<string>()
  const watched: Poker = {
    ...poker,
    decide: (evening, envelope) => {
      const decision = poker.decide(evening, envelope)
      if (!decision.accepted || !decision.after) return decision
      const { after, events } = decision
      const evolved = stateAfter(poker.evolve, evening, { accepted: true, events }, envelope)
      given.add(envelope.command.type)
      if (!isSame(after, evolved)) different.add(envelope.command.type)
      return decision
    },
  }
  for (let seed = 1; seed <= cases(30); seed++) expect(playEvening(watched, seed).fault).toBeNull()
  expect([...different]).toEqual([])
  expect(WORKED_OUT.filter((type) => !given.has(type))).toEqual([])
})
