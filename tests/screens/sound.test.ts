import { expect, it, vi } from 'vitest'
import { chime, click } from '@/components/ui/awake/chime'
import { newcomers } from '@/components/ui/awake/sound'

it('a call that was answered and comes again is new, one that stays is not', () => {
  const hasNew = newcomers()
  const told = [['a'], ['a', 'b'], ['b'], ['a', 'b'], ['a', 'b'], [], ['b']].map(hasNew)
  expect(told).toEqual([false, true, false, true, false, false, true])
})

it('nothing is begun while the browser keeps a page silent, so that nothing sounds late', async () => {
  const begun: number[] = []
  const sounds = { state: 'suspended', currentTime: 0, resume: () => new Promise(() => undefined) }
  vi.stubGlobal(
    'AudioContext',
    vi.fn(function context() {
      return sounds
    }),
  )
  class Tone {
    gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined }
    connect = () => this
    start = (at: number) => begun.push(at)
    stop = () => undefined
  }
  vi.stubGlobal('OscillatorNode', Tone)
  vi.stubGlobal('GainNode', Tone)
  await click()
  expect([await chime(), begun]).toEqual([false, []])
  Object.assign(sounds, { state: 'running', currentTime: 0, resume: async () => undefined })
  await click()
  expect([await chime(), begun]).toEqual([true, [0, 0, 0.28]])
})
