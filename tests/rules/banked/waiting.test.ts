import { expect, it } from 'vitest'
import { aDay, inspector, Play, T1, tablet } from '../trente-et-quarante/support/table'
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

/** The box counted for its closing, which waits for the witness. */
const counted = (hands: ReturnType<typeof byResults>) => {
  const { banknotes } = hands.float
  const count = { pieces: hands.pieces(hands.play.banco), banknotes, seal: '204' }
  return hands.cards('closing').by('commissario', { type: 'countClosing', table: 'T1', ...count })
}
const order = { type: 'orderClosing', table: 'T1' }
const confirm = { type: 'confirmClosing', table: 'T1' }

it('V.close-presence K.4 the box is not closed upon a colpo that began since its count', () => {
  const hands = counted(byResults().by('commissario', order))
  hands.play.invite().lay(1, 'nero', 100)
  expect(hands.refused('testimone', confirm)).toBe('V.close-presence coup-first')
  hands.by('commissario', { type: 'dropCount', table: 'T1' }).play.give(result)
  counted(hands).by('testimone', confirm)
  expect(hands.float.box).toBe('keeping')
})

it('V.close-presence V.open-presence K.3 a colpo is not put back into play once the box is closed', () => {
  const hands = byResults()
  hands.play.invite().lay(1, 'nero', 100).give(result)
  const back = { type: 'takeBack', table: T1 } as const
  counted(hands.by('commissario', order)).by('testimone', confirm)
  for (const by of [tablet, inspector])
    expect(hands.play.refused(back, by)).toBe('V.open-presence box-not-open')
  const open = byResults()
  open.play.invite().lay(1, 'nero', 100).give(result)
  expect(counted(open.by('commissario', order)).play.give(back).colpo.phase).toBe('open')
})
