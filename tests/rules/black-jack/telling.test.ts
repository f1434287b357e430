import { expect, it } from 'vitest'
import { blackJackGame } from '@/rules/black-jack/decider'
import { PROVISIONS } from '@/rules/black-jack/provisions'
import { EVENTS, tellsOfEvent } from '@/rules/black-jack/sentences'
import { FLOAT_REGULATION } from '@/rules/float/provisions'
import { textOf } from '@/rules/kernel/tell'
import { p, T1, twoStaked } from './support/table'

it('B.28.1 an event that pays tells each payment after its own sentence', () => {
  const play = twoStaked().cards('10 9 7 K 8').say(1, 'no').say(2, 'no').cards('K')
  const command = { type: 'settleCasella', table: T1, casella: 2 as never } as const
  const by = { roles: ['tavolo'], member: null, post: T1 }
  const decision = blackJackGame.decide(play.evening, { id: 'x', at: 1, by, command, secrets: {} })
  if (!decision.accepted) throw new Error('refused')
  const told = decision.events.flatMap(tellsOfEvent)
  const written = told.map(({ sentence, parts }) =>
    textOf(sentence.en, parts, (part) =>
      typeof part === 'object' ? Object.values(part).join('') : String(part),
    ),
  )
  expect(written).toEqual(['Casella 2 is settled', `Casella 2, ${p(2)}: a tie, 10 stay`])
})

it('every event of the game has its sentence, and every provision its words in both languages', () => {
  expect(Object.keys(EVENTS).length).toBeGreaterThan(70)
  expect(Object.keys(PROVISIONS)).toHaveLength(112)
  const floats = FLOAT_REGULATION.flatMap(({ provisions }) => Object.keys(provisions))
  expect(floats.filter((id) => Object.hasOwn(PROVISIONS, id))).toEqual([])
})
