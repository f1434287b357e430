import { expect, it } from 'vitest'
import { aDay, Play, T1 } from '../trente-et-quarante/support/table'
import { FloatHands } from './support/float'

/** A table of trente et quarante by results, its float open before two. */
const byResults = () => new FloatHands(new Play(aDay({ settings: { level: 2 } }))).opened()
const result = {
  ...({ type: 'recordResult', table: T1, nero: 33, rosso: 36, first: 'nero' } as const),
  ...{ isLast: false, invites: false },
}

it('V.plus-minus T.1.7 a colpo by result waits for the word about a gap, as one card by card does', () => {
  const hands = byResults()
  hands.declared(hands.pieces(-50))
  const judge = { type: 'judgeGap', table: 'T1', gap: 1, playsOn: false }
  hands.by('commissario', judge).play.invite().lay(1, 'nero', 100)
  expect(hands.play.refused(result)).toBe('V.plus-minus play-waits')
  expect(hands.play.refused({ type: 'callStakes', table: T1 })).toBe('V.plus-minus play-waits')
  hands.by('commissario', { ...judge, playsOn: true })
  expect(hands.play.give(result).won(1)).toBe(100)
})

it('V.plus-minus T.1.7 a colpo that was called before the gap was found ends by its result', () => {
  const hands = byResults()
  hands.play.invite().lay(1, 'nero', 100).call()
  hands.declared(hands.pieces(-50))
  hands.by('commissario', { type: 'judgeGap', table: 'T1', gap: 1, playsOn: false })
  expect(hands.play.give(result).table.past.map(({ won }) => won)).toEqual([-100])
})
