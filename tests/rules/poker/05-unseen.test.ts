import { describe, expect, it } from 'vitest'
import { segretario } from '@/simulate/actors'
import {
  colpo,
  dealt,
  type GivenOutcome,
  NOBODY_OPENED,
  parolAmong,
  resti,
  won,
} from './support/colpi'
import { deputato, socio } from './support/people'
import { tableOfFive } from './support/phrases'
import { quarrel, rule } from './support/remedies'
import type { Scene } from './support/scene'
import { tablet } from './support/views'

const T1 = { table: 'T1' } as const
const casseOnly = (scene: Scene) => scene.give({ type: 'setLevel', ...T1, level: 1 }).after('00:20')
/** Every resto is counted, and the table records results again. */
const back = (scene: Scene) => {
  const counting = scene.give({ type: 'beginCount', ...T1 }, segretario)
  return Object.entries(resti(counting.table()))
    .reduce<Scene>(
      (so, [member, chips]) => so.give({ type: 'countResto', ...T1, member, chips }, segretario),
      counting,
    )
    .give({ type: 'resumePlay', ...T1, level: 2 }, segretario)
}
/** Twenty minutes in which nobody records a colpo. */
const unseen = (scene: Scene) => back(casseOnly(scene))
const correct = (outcome: GivenOutcome) =>
  ({ type: 'correctColpo', ...T1, colpo: 1, outcome, why: 'un altro' }) as const
const winner = (member: string) => won({ rossi: 10, bianchi: 10 }, [[member]])

describe('colpi that nobody recorded, between two that were (level 1)', () => {
  const later = () => unseen(colpo(tableOfFive(), winner('rossi')))

  it('N3 XVII.2 the one before them is the last no more: its end, and its pot, were played on', () => {
    const scene = later()
    expect(tablet(scene).lastColpo).toBeNull()
    for (const outcome of [NOBODY_OPENED, parolAmong({ rossi: 10, bianchi: 10 })])
      scene.when(correct(outcome)).isRefused(null, 'later-colpi-depend')
    quarrel(scene, 'rossi', 'bianchi')
      .when(rule({ kind: 'colpo-void' }), deputato())
      .isRefused('XVII.2', 'too-late-to-void')
    scene.when(correct(winner('bianchi'))).yields({ type: 'colpoCorrected', next: null })
  })

  it('N3 the first one recorded after them is the last again', () => {
    const next = colpo(later(), winner('rossi'))
    expect(tablet(next).lastColpo?.number).toBe(2)
    next
      .when({ ...correct(NOBODY_OPENED), colpo: 2 })
      .yields({ type: 'colpoCorrected', outcome: NOBODY_OPENED })
  })

  it('N3 are none where a count changes what is recorded of a colpo: the last one stays the last', () => {
    const scene = colpo(tableOfFive(), winner('rossi'))
      .give({ type: 'beginCount', ...T1 }, segretario)
      .give({ type: 'resumePlay', ...T1, level: 3 }, segretario)
    scene.when(correct(NOBODY_OPENED)).yields({ type: 'colpoCorrected' })
  })

  it('D2 XIV.1 begin with no pot to be won: of one that was left nothing would be known when play is recorded again', () => {
    const left = colpo(tableOfFive(), NOBODY_OPENED)
    const casse = { type: 'setLevel', ...T1, level: 1 } as const
    left.when(casse).isRefused(null, 'pot-to-play')
    left
      .give({ type: 'beginCount', ...T1 }, segretario)
      .when({ type: 'resumePlay', ...T1, level: 1 }, segretario)
      .isRefused(null, 'pot-to-play')
    const honours = [{ member: 'rossi', honour: 'poker', unopposed: false }] as const
    const put = { rossi: 10, bianchi: 10 }
    colpo(tableOfFive({ onori: 'pot' }), won(put, [['rossi']], { honours: [...honours] }))
      .when(casse)
      .isRefused(null, 'pot-to-play')
    colpo(left, winner('rossi')).when(casse).yields({ type: 'levelSet', level: 1 })
  })

  it('V.2 II.1 a newcomer who has played them deals at their turn, and their seat is not undone', () => {
    const seated = casseOnly(tableOfFive().afterColpi(5))
      .signed('viola')
      .give({ type: 'answerCall', signUp: 6, answer: 'coming' }, socio('viola'))
      .give({ type: 'takeSeat', ...T1, member: 'viola', seat: 6 })
      .paid()
    const recorded = back(seated.after('00:10'))
    recorded
      .when({ type: 'undoSeat', ...T1, member: 'viola' })
      .isRefused(null, 'nothing-to-take-back')
    expect(dealt(recorded).table().colpo?.cartaro).toBe('viola')
  })
})
