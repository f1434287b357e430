import { expect, it } from 'vitest'
import { mayReturn } from '@/components/float/post/parts'
import { floatPost } from '@/rules/float/views/posts'
import { asChips, NO_CHIPS } from '@/rules/kernel/chips'
import { sceneOf } from '../rules/float/support/game'
import { opened } from '../rules/float/support/room'

it('V.aggiunta chr2 chips go back to the desk once some were added, and at a bank also those that it has won', () => {
  const post = floatPost(sceneOf(opened().state), 'T1')
  if (!post) throw new Error('no float at this table')
  expect(mayReturn(post)).toBe(false)
  expect(mayReturn({ ...post, equation: { ...post.equation, added: asChips(1) } })).toBe(true)
  const bank = { played: NO_CHIPS, won: NO_CHIPS, followedSince: null }
  expect(mayReturn({ ...post, floor: { ...post.floor, bank } })).toBe(true)
})
