import { expect, it } from 'vitest'
import { lotOf } from '@/rules/kernel/lots'
import { pokerRoom } from '@/server/games/poker/game'
import { lotsPaper } from '@/server/games/poker/print/fillRoom'
import { wordsFor } from '@/server/print/words'
import { segretario } from '@/simulate/actors'
import { socio, tavolo } from '../rules/poker/support/people'
import { calledFive } from '../rules/poker/support/phrases'

it('II.2 a player who came back under a new signature stays on the slip with the number of the draw', () => {
  const drawn = calledFive().allComing().give({ type: 'drawLots', table: 'T1' }, tavolo()).paid()
  const game = drawn.afterColpi(1)
  const left = game
    .after('01:05')
    .give(
      { type: 'leave', table: 'T1', member: 'bianchi', allowed: true, anyway: false, waive: true },
      segretario,
    )
  const back = left
    .signed('bianchi')
    .give({ type: 'answerCall', signUp: 6, answer: 'coming' }, socio('bianchi'))
  expect(back.player('bianchi').signUp).toBe(6)

  const table = back.table()
  const personOf = (id: string) => ({ name: id, card: '' })
  const slip = lotsPaper(back.evening, table, { personOf, words: wordsFor('it') })
  const his = slip?.order.find(({ player }) => player.name === 'bianchi')
  expect(his).toMatchObject({ number: 2, digest: lotOf(slip?.seed ?? '', 2) })
  const shown = pokerRoom.draw?.(back.evening, 'T1')?.order
  expect(shown?.map(({ number }) => number)).toEqual(slip?.order.map(({ number }) => number))
  expect(shown?.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4, 5])
})
