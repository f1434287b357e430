import { expect, it } from 'vitest'
import { sceneOf } from '@/rules/black-jack/bench'
import { FLOAT_PROFILES } from '@/rules/float/settings'
import { floatPost, gapFound } from '@/rules/float/views/posts'
import { aDay, Play } from '../black-jack/support/table'
import { FloatHands } from './support/float'

const bj = (level: 1 | 2 = 2) =>
  new FloatHands(new Play(aDay({ settings: { level } })), FLOAT_PROFILES.club).opened()

it('J.2 V.plus-minus where only the float is kept a count in other pieces is no difference, and is told as none', () => {
  const told = (hands: ReturnType<typeof bj>, more: number) => {
    const post = floatPost(sceneOf(hands.play.evening), 'T1')
    if (!post) throw new Error('no float')
    const gap = gapFound(post, { pieces: hands.pieces(more), banknotes: post.float.banknotes })
    const declare = {
      type: 'declareGap',
      table: 'T1',
      pieces: hands.pieces(more),
      note: '',
    } as const
    return [gap, hands.refused('changeur', { ...declare, banknotes: post.float.banknotes })]
  }
  expect(told(bj(1), -55)).toEqual([0, 'V.plus-minus no-difference'])
  const followed = bj()
  expect(told(followed, 0)).toEqual([0, 'V.plus-minus no-difference'])
  followed.declared(followed.pieces(-55))
  expect(followed.gaps).toMatchObject([{ chips: -55 }])
})
