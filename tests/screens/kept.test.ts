import { expect, it, vi } from 'vitest'
import { keepChoice, keptChoice } from '@/components/installed/kept'
import { isSoundWanted, keepSound } from '@/components/ui/awake/sound'

it('a browser that refuses storage lets a screen sound until the page is loaded again', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('refused')
    },
    setItem() {
      throw new Error('refused')
    },
  })
  expect(isSoundWanted('desk')).toBe(false)
  keepSound('desk', true)
  expect([isSoundWanted('desk'), isSoundWanted('board')]).toEqual([true, false])
  keepChoice('invite', 'no')
  expect(keptChoice('invite')).toBeNull()
})
