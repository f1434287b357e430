import { expect, it } from 'vitest'
import { asMember } from '@/rules/kernel/ids'
import { asksByPlaying } from '@/rules/poker/play/sectors'
import { asTable } from '@/rules/poker/state/ids'
import { tableView } from '@/rules/poker/views/table'
import type { Scene } from '../support/scene'
import { inPlay, playedTable, said } from './said'

const viewOf = (scene: Scene) => {
  const view = tableView(scene.evening, asTable('T1'), scene.now)
  if (!view) throw new Error('no table T1')
  return view
}

/** The chips before a player, in a colpo kept move by move. */
function shownAt(scene: Scene, member: string): number | null | undefined {
  const { sectors, summary } = viewOf(scene)
  return sectors[asMember(member)] ?? summary.seats.find((seat) => seat.member === member)?.resto
}

it('III.1 the stakes put in since the opening are shown apart from the pot, and leave their sectors', () => {
  const opened = said('bianchi opens 10, verdi accepts')
  expect(viewOf(opened)).toMatchObject({
    pot: 5,
    staked: 20,
    sectors: { bianchi: 89, verdi: 89 },
  })
  expect(viewOf(inPlay())).toMatchObject({ staked: 0, sectors: {} })
})

it('III.5 a player who comes in below the pot also shows the passate they answer for, once they have put in', () => {
  const scene = inPlay({ uscita: 60 })
  expect(shownAt(scene, 'bianchi')).toBe(40)
  const opened = said(scene, 'bianchi opens 100')
  expect(shownAt(opened, 'bianchi')).toBe(240)
  expect(shownAt(opened, 'verdi')).toBe(40)
})

it('III.5 a player with less than the pot asks for a passata by coming in, and is warned before that', () => {
  const asks = (scene: Scene, member: string) => {
    const { colpo, play } = scene.table()
    if (!colpo || !play) throw new Error('no colpo in play at T1')
    return asksByPlaying(colpo, play, asMember(member))
  }
  const scene = inPlay({ uscita: 60 })
  expect(asks(scene, 'bianchi')).toBe(true)
  expect(asks(said(scene, 'bianchi opens 100'), 'bianchi')).toBe(false)
  expect(asks(inPlay(), 'bianchi')).toBe(false)
  const marked = playedTable({ uscita: 60 })
    .give({ type: 'setAllAltezza', table: 'T1', member: 'neri', on: true })
    .give({ type: 'deal', table: 'T1', out: [] })
  expect(asks(marked, 'neri')).toBe(false)
  expect(asks(marked, 'nobody')).toBe(false)
})

it('III.7 a player all’altezza shows the chips before them', () => {
  const richer = said(
    'bianchi opens 99, verdi accepts, neri folds, gialli folds, rossi folds, bianchi asks 0, verdi asks 0',
    'bianchi opened-right, bianchi shows Kc Kq 9p 8f 6c, verdi shows Ac Aq 9c 8q 6p',
  )
  const marked = richer
    .give({ type: 'setAllAltezza', table: 'T1', member: 'neri', on: true })
    .give({ type: 'deal', table: 'T1', out: ['bianchi'] })
  const opened = said(marked, 'verdi passes, neri opens 90')
  expect(shownAt(opened, 'neri')).toBe(8)
})
