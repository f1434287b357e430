import { segretario } from '@/simulate/actors'
import { restoOf } from '../support/colpi'
import { deputato, socio } from '../support/people'
import type { Scene } from '../support/scene'

export const at = { table: 'T1' } as const

/** A command about one member at the table. */
export const of = <T extends string>(type: T, member = 'rossi') => ({ type, ...at, member })

export const counting = (scene: Scene): Scene =>
  scene.give({ type: 'beginCount', ...at }, segretario)

/** Every resto counted as expected, except for these gaps. */
export const counted = (scene: Scene, gaps: Readonly<Record<string, number>> = {}): Scene => {
  const begun = counting(scene)
  return Object.keys(begun.table().players).reduce((so, member) => {
    const chips = restoOf(begun, member) + (gaps[member] ?? 0)
    return so.give({ type: 'countResto', ...at, member, chips }, segretario)
  }, begun)
}

export const closed = (scene: Scene, settleBy: 'desk' | 'members' = 'desk'): Scene =>
  counted(scene).give({ type: 'closeTableau', ...at, settleBy }, segretario)

/** They go away from the table for a moment. */
export const away = (scene: Scene, ...members: string[]): Scene =>
  members.reduce((so, member) => so.give(of('goAway', member)), scene)

export const back = (scene: Scene, member: string): Scene => scene.give(of('comeBack', member))

/** They leave for good, the deputato allowing it. */
export const gone = (scene: Scene, ...members: string[]): Scene =>
  members.reduce(
    (so, member) =>
      so.give(
        { type: 'leave', ...at, member, allowed: true, anyway: false, waive: true },
        deputato(),
      ),
    scene,
  )

/** The member answers “coming” to a call or an offer. */
export const coming = (scene: Scene, member: string): Scene =>
  scene.give(
    { type: 'answerCall', signUp: scene.signUp(member).number, answer: 'coming' },
    socio(member),
  )

/** The member signs, is offered a place and accepts it. */
export const joining = (scene: Scene, member: string): Scene => coming(scene.signed(member), member)

/** A dispute between rossi and bianchi about this colpo, by default the last dealt; the others vote. */
export const disputed = (scene: Scene, colpo = scene.table().colpoNumber): Scene =>
  scene.give({
    type: 'openDispute',
    ...at,
    colpo,
    about: 'Chi aveva aperto',
    provision: 'VI.3',
    contenders: ['rossi', 'bianchi'],
  })
