import { describe, expect, it } from 'vitest'
import type { RefusalTexts } from '@/rules/kernel/article'
import type { Unbranded } from '@/rules/kernel/brand'
import type { Actor, AnyCommand, AnyEvent, Refusal } from '@/rules/kernel/decider'
import type { Moment } from './bench'

/** The reason of a refusal, or `accepted`; then a moment, and a command given in it. */
export type Row<S, C extends AnyCommand, E extends AnyEvent> = readonly [
  reason: string,
  moment: Moment<S, C, E>,
  by: Actor,
  command: Unbranded<C>,
]

/**
 * Commands refused again and again, by name: each row corrects only the reason of the row before, so that its own reason
 * was there already, behind the other. Reasons of one list come in the order of the list.
 */
export function refusedInOrder<S, C extends AnyCommand, E extends AnyEvent>(
  decider: { sentence(refusal: Refusal): object | null; allRefusals: readonly RefusalTexts[] },
  walks: Readonly<Record<string, () => readonly Row<S, C, E>[]>>,
): void {
  /** The list whose sentence a screen says for this refusal. */
  const listOf = (refusal: Refusal) => {
    const said = decider.sentence(refusal)
    return decider.allRefusals.find((list) => said !== null && list[refusal.code] === said)
  }
  describe('refusals come in their order of precedence', () => {
    it.each(Object.entries(walks))(
      '%s: each situation corrects the reason before it',
      (_, rows) => {
        const told = rows().map(([reason, moment, by, command]) => {
          const decision = moment.decide(command, by)
          const refusal = decision.accepted ? null : decision.refusal
          return { reason, refusal, code: refusal?.code ?? 'accepted' }
        })
        expect(told.map(({ code }) => code)).toEqual(told.map(({ reason }) => reason))
        const places = told.flatMap(({ refusal }) => {
          const list = refusal && listOf(refusal)
          return refusal && list ? [{ list, at: Object.keys(list).indexOf(refusal.code) }] : []
        })
        for (const list of new Set(places.map((place) => place.list))) {
          const order = places.filter((place) => place.list === list).map(({ at }) => at)
          expect(order).toEqual([...new Set(order)].sort((a, b) => a - b))
        }
      },
    )
  })
}
