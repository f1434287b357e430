import { expect, it } from 'vitest'
import { type CheminEvent, chemin } from '@/rules/chemin-de-fer/decider'
import type { Evening } from '@/rules/chemin-de-fer/evening'
import { type FloatEvent, isFloatEvent } from '@/rules/float/articles'
import { equationOf } from '@/rules/float/equation'
import { floatAt } from '@/rules/float/room'
import { type AnyEvent, stateAfter } from '@/rules/kernel/decider'
import { cheminGame } from '@/simulate/chemin-de-fer/game'
import { playEvening } from '@/simulate/evening'
import { cases } from '../../support/generated'
import { gathered, PieceByPiece } from './support/reference'

/** The events of a simulated evening, each with the state after it. */
function* eventsOf(seed: number): Generator<{ event: CheminEvent; after: Evening }> {
  let evening = chemin.initial
  for (const step of playEvening(cheminGame, seed, { keep: true }).steps) {
    const decision = chemin.decide(evening, step)
    if (!decision.accepted) continue
    for (const event of decision.events) {
      evening = stateAfter(
        chemin.evolve,
        evening,
        { ...decision, events: [event], after: undefined },
        step,
      )
      yield { event, after: evening }
    }
  }
}

it('V.float V.reintegro whole days of random play leave each float with the pieces that somebody would count one by one', () => {
  let days = 0
  let entries = 0
  for (let seed = 1; entries < cases(300) || days < 2; seed++) {
    const tables = new Map<string, PieceByPiece>()
    for (const { event, after } of eventsOf(seed)) {
      const { table: id }: AnyEvent = event
      if (id === undefined || !isFloatEvent(event.type)) continue
      const table = tables.get(id) ?? new PieceByPiece()
      tables.set(id, table)
      table.take(event as FloatEvent)
      entries += 1
      const float = floatAt(after.float, id)
      const { is, due } = equationOf(after.float, id)
      const seen = {
        pieces: gathered(table.float),
        notes: table.notes,
        is: table.is,
        due: table.due,
      }
      const held = Object.fromEntries(Object.entries(float.pieces).filter(([, count]) => count > 0))
      const kept = { pieces: held, notes: float.banknotes, is, due }
      if (JSON.stringify(sorted(kept)) !== JSON.stringify(sorted(seen)))
        expect({ seed, event, ...kept }).toEqual({ seed, event, ...seen })
    }
    if (tables.size > 0) days += 1
  }
  expect(days).toBeGreaterThan(1)
})

const sorted = ({ pieces, ...rest }: { pieces: Record<string, number> }) => [
  Object.entries(pieces).sort(),
  rest,
]
