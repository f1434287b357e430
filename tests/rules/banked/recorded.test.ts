import { expect, it } from 'vitest'
import { tellsOfEvent as blackJackTells } from '@/rules/black-jack/sentences'
import type { AnyEvent } from '@/rules/kernel/decider'
import { type Tell, textOf } from '@/rules/kernel/tell'
import { tellsOfEvent as trenteTells } from '@/rules/trente-et-quarante/sentences'
import { blackJackGame } from '@/simulate/black-jack/game'
import { trenteGame } from '@/simulate/trente-et-quarante/game'
import { recordedBlackJackDays, recordedTrenteDays } from '../../support/journals'

const LOCALES = ['it', 'en'] as const
/** A journal's own occasion matters to no sum. */
const OCCASION = { at: 1, by: { roles: [], member: null, post: null } }

interface Played<S, E extends AnyEvent> {
  rules: { initial: S; evolve(state: S, event: E, occasion: typeof OCCASION): S }
  wrong(before: S, event: E, after: S, command: string): string | null
}

function untold<E>(
  days: readonly { event: E }[][],
  tells: (event: E) => readonly Tell[],
): string[] {
  const texts = days.flatMap((day) =>
    day.flatMap(({ event }) =>
      tells(event).flatMap(({ sentence, parts }) =>
        LOCALES.map((locale) => textOf(sentence[locale], parts, () => '·')),
      ),
    ),
  )
  expect(texts.length).toBeGreaterThan(1_000)
  return texts.filter((text) => /[{}]|undefined|NaN/.test(text) || text.trim() === '')
}

function unsound<S, E extends AnyEvent>(
  { rules, wrong }: Played<S, E>,
  days: readonly { position: number; event: E }[][],
) {
  return days.flatMap((day) => {
    let before = rules.initial
    return day.flatMap(({ position, event }) => {
      const after = rules.evolve(before, event, OCCASION)
      const found = wrong(before, event, after, '')
      before = after
      return found === null ? [] : [{ position, found }]
    })
  })
}

it('J.5 K.5 every event ever recorded has its sentence in both languages, with no value missing', () => {
  expect(untold(recordedBlackJackDays(), blackJackTells)).toEqual([])
  expect(untold(recordedTrenteDays(), trenteTells)).toEqual([])
})

it('J.5 K.5 the chips of every recorded day balance after each event', () => {
  expect(unsound(blackJackGame, recordedBlackJackDays())).toEqual([])
  expect(unsound(trenteGame, recordedTrenteDays())).toEqual([])
})
