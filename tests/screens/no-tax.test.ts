import { expect, it } from 'vitest'
import { partsShown } from '@/components/float/post/parts'
import { sceneOf } from '@/rules/black-jack/bench'
import { FLOAT_PROFILES } from '@/rules/float/settings'
import { floatPost } from '@/rules/float/views/posts'
import { FloatHands } from '../rules/banked/support/float'
import { aDay, Play } from '../rules/black-jack/support/table'

it.each([1, 2] as const)(
  'V.box a bank that the float pays takes no tax: its changeur has no part for one (level %i)',
  (level) => {
    const play = new Play(aDay({ settings: { level } }))
    new FloatHands(play, FLOAT_PROFILES.club).opened()
    const post = floatPost(sceneOf(play.evening), 'T1')
    expect(post && partsShown(post)).toContain('change')
    expect(post && partsShown(post)).not.toContain('tax')
  },
)
