import { describe, expect, it } from 'vitest'
import { noticesBetween } from '@/rules/poker/views/notices'
import { segretario } from '@/simulate/actors'
import { AUTOGRAPH } from '@/simulate/poker/room'
import { colpo, restoOf, won } from './support/colpi'
import { deputato, MEMBERS, socio } from './support/people'
import { calledFive, openEvening, tableOfFive } from './support/phrases'
import type { GivenCommand, Scene } from './support/scene'

const T1 = { table: 'T1' } as const

/** The concerns that a step brings, as `reason member` or `reason role`. */
const told = (before: Scene, after: Scene): string[] =>
  noticesBetween(before.evening, after.evening).map(({ reason, to }) =>
    'member' in to ? `${reason} ${to.member}` : `${reason} ${to.role}`,
  )

const answer = (signUp: number, what: 'coming' | 'give-up') =>
  ({ type: 'answerCall', signUp, answer: what }) as const

describe('the phones of those it concerns', () => {
  it('I.3 each of the five is told once that they are called, until the call ends', () => {
    const four = openEvening().signed(...MEMBERS.slice(0, 4))
    const five = four.give({ type: 'sign', list: 'L1', strokes: AUTOGRAPH }, socio('gialli'))
    expect(told(four, five)).toEqual(MEMBERS.slice(0, 5).map((member) => `called ${member}`))
    const [notice] = noticesBetween(four.evening, five.evening)
    expect(notice?.until).toBe(five.signUp('rossi').call?.until)
    expect(told(five, five.give(answer(1, 'coming'), socio('rossi')))).toEqual([])
  })

  it('I.11 the first in line is told when they move up, not at their own signature', () => {
    const full = calledFive().signed('viola').give(answer(6, 'coming'), socio('viola'))
    const [first = '', second = ''] = MEMBERS.slice(6)
    const one = full.signed(first)
    expect(told(full, one)).toEqual([])
    const two = one.signed(second)
    expect(told(one, two)).toEqual([])
    const gone = two.give({ type: 'withdraw', signUp: 7 }, socio(first))
    expect(told(two, gone)).toEqual([`next ${second}`])
  })

  it('I.11 a place that falls free calls the first in line, and tells the next that they moved up', () => {
    const full = calledFive().signed('viola').give(answer(6, 'coming'), socio('viola'))
    const [first = '', second = ''] = MEMBERS.slice(6)
    const waiting = full.signed(first, second)
    const freed = waiting.give({ type: 'withdraw', signUp: 6 }, socio('viola'))
    expect(told(waiting, freed)).toContain(`called ${first}`)
    expect(told(waiting, freed)).toContain(`next ${second}`)
  })

  it('XVII.2 a dispute sent up is told to the deputati, except those who played at the table', () => {
    const opened = tableOfFive()
      .afterColpi(1)
      .give(
        {
          ...{ type: 'openDispute', ...T1, colpo: 1, about: 'Chi aveva aperto', provision: 'VI.3' },
          contenders: ['rossi', 'bianchi'],
        },
        socio('rossi'),
      )
    const sent = opened.give({ type: 'appealDispute', ...T1, dispute: 1 }, socio('rossi'))
    const [notice] = noticesBetween(opened.evening, sent.evening)
    expect(notice).toMatchObject({ reason: 'dispute', to: { role: 'deputato' } })
    expect(notice?.to).toMatchObject({ except: MEMBERS.slice(0, 5) })
    const ruling: GivenCommand = {
      ...{ type: 'ruleDispute', ...T1, dispute: 1, inFavourOf: 'bianchi', provision: 'VI.3' },
      ...{ why: 'Apre chi precede nel giro.', final: true, transfers: [] },
    }
    const ruled = sent.give(ruling, deputato())
    expect(told(sent, ruled)).toEqual(['ruled rossi', 'ruled bianchi'])
  })

  it('XVI.1 a closed tableau is told to those who pay or receive, a payment handed over to its payee', () => {
    const played = colpo(tableOfFive(), won({ verdi: 40, neri: 40 }, [['verdi']]))
    const counted = MEMBERS.slice(0, 5).reduce(
      (scene, member) =>
        scene.give(
          { type: 'countResto', ...T1, member, chips: restoOf(played, member) },
          segretario,
        ),
      played.give({ type: 'beginCount', ...T1 }, segretario),
    )
    const closed = counted.give({ type: 'closeTableau', ...T1, settleBy: 'members' }, segretario)
    expect(told(counted, closed).sort()).toEqual(
      MEMBERS.slice(0, 5)
        .map((member) => `payment ${member}`)
        .sort(),
    )
    const [first] = closed.table().tableau?.payments ?? []
    if (!first || first.from === 'desk') throw new Error('members pay each other')
    const handed = closed.give(
      { type: 'markHanded', ...T1, payment: first.number },
      socio(first.from),
    )
    expect(told(closed, handed)).toEqual([`payment ${first.to}`])
    const received = handed.give({ type: 'markReceived', ...T1, payment: first.number }, segretario)
    expect(told(handed, received)).toEqual([])
  })

  it('nothing else is told: a deal at the table concerns those who sit there', () => {
    const table = tableOfFive()
    expect(told(table, table.give({ type: 'deal', ...T1, out: [] }))).toEqual([])
  })
})
