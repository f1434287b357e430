import { expect, it } from 'vitest'
import { type CheminEvent, chemin } from '@/rules/chemin-de-fer/decider'
import { replayOfCoup } from '@/rules/chemin-de-fer/judging/replay'
import { whatIfs } from '@/rules/chemin-de-fer/judging/what-if'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import { stateAfter } from '@/rules/kernel/decider'
import type { KeptEvent } from '@/rules/kernel/replay'
import { cheminGame } from '@/simulate/chemin-de-fer/game'
import { playEvening } from '@/simulate/evening'

/** Evenings, and the latest coups of each table, that are judged. */
const EVENINGS = 12
const COUPS = 3

/** A random evening and its journal, played until its last command. */
function journalOf(seed: number): { evening: Evening; events: KeptEvent<CheminEvent>[] } {
  const { steps } = playEvening(cheminGame, seed, { keep: true })
  const events: KeptEvent<CheminEvent>[] = []
  let evening = chemin.initial
  for (const step of steps) {
    const decision = chemin.decide(evening, step)
    if (!decision.accepted) continue
    const { at, by } = step
    for (const event of decision.events) events.push({ position: events.length + 1, at, by, event })
    evening = stateAfter(chemin.evolve, evening, decision, { at, by })
  }
  return { evening, events }
}

it('S.39a every coup of random evenings is replayed to its end, and thought otherwise with chips that are there to move', () => {
  const kinds = new Set<string>()
  for (let seed = 1; seed <= EVENINGS; seed++) {
    const { evening, events } = journalOf(seed)
    for (const { id: table, past, coup } of Object.values(evening.tables))
      for (const { serial, result, bets } of past.slice(-COUPS)) {
        if (coup?.serial === serial) continue
        const sought = { table, coup: serial }
        const last = replayOfCoup(events, sought)?.frames.at(-1)
        expect({ seed, serial, ...last }).toMatchObject({ phase: 'settled', result })
        expect(last?.bets.map(({ member, chips }) => ({ member, chips }))).toEqual(
          bets.map(({ member, chips }) => ({ member, chips })),
        )
        for (const { kind, transfers, ...thought } of whatIfs(evening, events, sought) ?? []) {
          kinds.add(kind)
          if (kind === 'result') expect(thought.result).not.toBe(result)
          for (const { from, to, chips } of transfers) {
            expect(from).not.toBe(to)
            expect(chips).toBeGreaterThan(0)
          }
        }
      }
  }
  expect([...kinds].sort()).toEqual(['consequence', 'holder', 'result'])
})
