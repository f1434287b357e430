import { expect, it } from 'vitest'
import { afterStakes } from '@/components/poker/table/afterStakes'
import { tableView } from '@/rules/poker/views/table'
import { inPlay, said } from '@/tests/rules/play/said'
import { tavolo } from '@/tests/rules/support/people'
import type { Scene } from '@/tests/rules/support/scene'

/** What the map shows before a player, move by move. */
function shownAt(scene: Scene, member: string): number | null | undefined {
  const view = tableView(scene.evening, 'T1', scene.now)
  if (!view?.play || !view.colpo) throw new Error('no colpo in play at T1')
  const seats = afterStakes(view.summary.seats, view.play, view.colpo.altezza)
  return seats.find((seat) => seat.member === member)?.resto
}

it('III.5 who comes in below the pot shows also the passate he answers for, once he has put in', () => {
  const scene = inPlay({ uscita: 60 })
  expect(shownAt(scene, 'bianchi')).toBe(40)
  const opened = said(scene, 'bianchi opens 100')
  expect(shownAt(opened, 'bianchi')).toBe(240)
  expect(shownAt(opened, 'verdi')).toBe(40)
})

it('III.7 who is all’altezza shows what lies before him', () => {
  const richer = said(
    inPlay(),
    'bianchi opens 99, verdi accepts, neri folds, gialli folds, rossi folds, bianchi asks 0, verdi asks 0',
    'bianchi opened-right, bianchi shows Kc Kq 9p 8f 6c, verdi shows Ac Aq 9c 8q 6p',
  )
  const marked = richer
    .give({ type: 'setAllAltezza', table: 'T1', member: 'neri', on: true }, tavolo())
    .give({ type: 'deal', table: 'T1', out: ['bianchi'] }, tavolo())
  const opened = said(marked, 'verdi passes, neri opens 90')
  expect(shownAt(opened, 'neri')).toBe(8)
})
