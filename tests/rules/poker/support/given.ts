import { expect } from 'vitest'
import type { Unbranded } from '@/rules/kernel/brand'
import type { Actor } from '@/rules/kernel/decider'
import type { Parts } from '@/rules/kernel/tell'
import type { PokerEvent } from '@/rules/poker/decider'
import type { ProvisionId } from '@/rules/poker/provisions'
import { segretario } from './people'
import { type GivenCommand, Scene } from './scene'

/** An expected event: its type and any of its fields. */
export type Expected = { type: PokerEvent['type'] } & Readonly<Record<string, unknown>>

/** Given a scene, or only events, when a command is given, then events or a refusal. */
export function given(start: Scene | readonly PokerEvent[]) {
  const scene = start instanceof Scene ? start : new Scene().happening(start, segretario)
  return {
    when(command: GivenCommand, by: Actor) {
      const decision = scene.decide(command, by)
      return {
        /** Accepted, with exactly these events in this order; fields not named are free. */
        yields(...expected: readonly Expected[]): Scene {
          expect(decision).toMatchObject({ accepted: true })
          if (!decision.accepted) return scene
          expect(decision.events.map((event) => event.type)).toEqual(
            expected.map((event) => event.type),
          )
          expect(decision.events).toMatchObject(expected)
          return scene.happening(decision.events, by)
        },
        /** Refused by this provision for this reason, with these values among its own. */
        isRefused(
          provision: ProvisionId | null,
          code: string,
          parts: Unbranded<Parts> = {},
        ): Scene {
          expect(decision).toMatchObject({ accepted: false, refusal: { provision, code, parts } })
          return scene
        },
      }
    },
  }
}
