import { expect, it } from 'vitest'
import { type CheminEvent, chemin } from '@/rules/chemin-de-fer/decider'
import { tellsOfEvent } from '@/rules/chemin-de-fer/sentences'
import { textOf } from '@/rules/kernel/tell'
import { cheminGame } from '@/simulate/chemin-de-fer/game'
import { recordedCheminEvenings } from '../../support/journals'

const LOCALES = ['it', 'en'] as const
/** A journal's own occasion matters to no sum. */
const OCCASION = { at: 1, by: { roles: [], member: null, post: null } }

const told = (event: CheminEvent): string[] =>
  tellsOfEvent(event).flatMap(({ sentence, parts }) =>
    LOCALES.map((locale) => textOf(sentence[locale], parts, () => '·')),
  )

it('C.3 every event ever recorded has its sentence in both languages, with no value missing', () => {
  const texts = recordedCheminEvenings().flatMap((evening) =>
    evening.flatMap(({ event }) => told(event)),
  )
  expect(texts.length).toBeGreaterThan(2_000)
  expect(texts.filter((text) => /[{}]|undefined|NaN/.test(text) || text.trim() === '')).toEqual([])
})

it('C.3 the chips of every recorded evening balance after each event', () => {
  for (const evening of recordedCheminEvenings())
    evening.reduce((before, { position, event }) => {
      const after = chemin.evolve(before, event, OCCASION)
      expect({ position, wrong: cheminGame.wrong(before, event, after, '') }).toEqual({
        position,
        wrong: null,
      })
      return after
    }, chemin.initial)
})
