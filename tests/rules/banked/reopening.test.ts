import { describe, expect, it } from 'vitest'
import { chipsOf } from '@/rules/banked/accounts'
import { type BookedTable, tableBook } from '@/rules/banked/views/book'
import { resultAt } from '@/rules/banked/views/result'
import { sheetsBetween } from '@/rules/banked/views/sheets'
import { tableauView } from '@/rules/banked/views/tableau'
import { sceneOf as blackJackScene } from '@/rules/black-jack/bench'
import type { Actor } from '@/rules/kernel/decider'
import { asMember } from '@/rules/kernel/ids'
import { sceneOf as trenteScene } from '@/rules/trente-et-quarante/bench'
import * as bj from '../black-jack/support/table'
import * as trente from '../trente-et-quarante/support/table'

const { desk } = bj
const other: Actor = { roles: ['amministratore'], member: asMember('capo'), post: null }
const nobody: Actor = { roles: ['segretario'], member: null, post: null }
const ask = { type: 'askReopening', why: 'una fiche sotto il tavolo' } as const

const blackJack = () =>
  new bj.Play(bj.aDay({ settings: { level: 2 } })).give({
    type: 'recordColpo',
    table: bj.T1,
    hasBlackJack: false,
    caselle: [1, 2].map((n) => ({
      casella: n,
      puntate: [{ player: bj.p(n), chips: 20, on: [20], insurance: 0, isPar: false }],
      hands: ['lost'],
    })),
  } as never)
const trenteDay = () => {
  const play = new trente.Play()
  play.played([[1, 'nero', 20]], [36, 33])
  return play.give({ type: 'closeTable', table: trente.T1 }, trente.inspector)
}

type Play = bj.Play | trente.Play
const give = (play: Play, command: object, by: Actor = desk) => play.give(command as never, by)
const refused = (play: Play, command: object, by: Actor = desk) =>
  play.refused(command as never, by)

/** Everybody is counted as expected, and the tableau is closed. */
function closed<P extends Play>(play: P): P {
  give(play, { type: 'beginCount' })
  for (const [member, chips] of Object.entries(play.evening.closing?.expected ?? {}))
    give(play, { type: 'countChips', member, chips })
  give(play, { type: 'closeTableau' })
  return play
}

it('J.6 K.4 the results of a table are the same after the tableau is closed, on the desk and in its book', () => {
  const told = (play: Play) => {
    const isBlackJack = play instanceof bj.Play
    const scene = isBlackJack ? blackJackScene(play.evening) : trenteScene(play.evening)
    const { won, shoes } = tableBook(scene, play.table as BookedTable)
    return [resultAt(scene, 'T1').won, won, shoes.at(-1)?.won ?? won]
  }
  for (const play of [blackJack(), trenteDay()]) {
    const before = told(play)
    expect(before[0]).toBeGreaterThan(0)
    expect(told(closed(play))).toEqual(before)
    give(play, ask)
    give(play, { type: 'reopen' }, other)
    expect(told(play)).toEqual(before)
  }
})

describe.each([
  ['J.5', blackJack],
  ['K.5', trenteDay],
] as const)('%s', (id, day) => {
  it('J.5 K.5 a closed tableau is reopened by two officers, with its chips as they were, and closed again', () => {
    const play = day()
    const before = play.evening.accounts
    const result = closed(play).evening
    give(play, { type: 'closeEvening' })
    give(play, ask)
    expect(tableauView(play.evening)).toMatchObject({
      reopenAskedBy: desk.member,
      reopenWhy: ask.why,
    })
    give(play, { type: 'reopen' }, other)
    expect(play.evening).toMatchObject({ status: 'closed', tableau: null, accounts: before })
    expect(sheetsBetween(result, play.evening, () => '')).toEqual({
      closed: [],
      reopened: ['sala'],
    })
    const [first = ''] = Object.keys(play.evening.persons)
    const chips = play.evening.closing?.counted[asMember(first)]
    give(play, { type: 'countChips', member: first, chips })
    give(play, { type: 'closeTableau' })
    expect(play.evening.tableau).toMatchObject({ rows: result.tableau?.rows, reopenAskedBy: null })
    expect(Object.values(play.evening.accounts).every((one) => one === 0)).toBe(true)
  })

  it('J.5 K.5 the same person never asks and confirms, nobody without a name does, and the request may be dropped', () => {
    const play = day()
    expect(refused(play, ask)).toBe(`${id} tableau-not-closed`)
    closed(play)
    expect(refused(play, { type: 'reopen' })).toBe(`${id} reopening-not-asked`)
    expect(refused(play, ask, nobody)).toBe(`${id} no-name`)
    give(play, ask)
    expect(refused(play, ask, other)).toBe(`${id} reopening-asked`)
    expect(refused(play, { type: 'reopen' })).toBe(`${id} same-person`)
    const unread = { type: 'reopen', why: 'un altro motivo' }
    expect(refused(play, unread, other)).toBe(`${id} reopening-changed`)
    give(play, { type: 'dropReopening' })
    expect(refused(play, { type: 'reopen' }, other)).toBe(`${id} reopening-not-asked`)
    expect(play.evening.tableau).toMatchObject({ reopenAskedBy: null, reopenWhy: null })
  })

  it('J.5 K.5 one whose only cassa is written during the count is expected to have it', () => {
    const play = day()
    const member = asMember('late')
    give(play, { type: 'askCassa', member, chips: 50 })
    give(play, { type: 'beginCount' })
    expect(play.evening.closing?.expected).not.toHaveProperty('late')
    give(play, { type: 'correctCassa', member, chips: 50, why: 'una cassa mai scritta' })
    expect(play.evening.closing?.expected[member]).toBe(50)
  })

  it('J.5 K.5 a cassa corrected during the count changes what its player should have', () => {
    const play = day()
    give(play, { type: 'beginCount' })
    const [first = ''] = Object.keys(play.evening.persons)
    const member = asMember(first)
    give(play, { type: 'correctCassa', member, chips: 7, why: 'una cassa mai scritta' })
    const chips = play.evening.accounts[chipsOf(member)] ?? 0
    expect(play.evening.closing?.expected[member]).toBe(chips)
    give(play, { type: 'countChips', member, chips })
    expect(tableauView(play.evening).gaps).toEqual({ [member]: 0 })
  })
})

it('J.5 K.5 a figure begun before another desk wrote one, or before a cassa was corrected, is refused', () => {
  for (const play of [blackJack(), trenteDay()]) {
    give(play, { type: 'beginCount' })
    const [member = '', expected = 0] =
      Object.entries(play.evening.closing?.expected ?? {})[0] ?? []
    const figure = (chips: number, counted: number | null) =>
      ({ type: 'countChips', member, chips, counted, expected }) as const
    give(play, figure(expected, null))
    expect(refused(play, figure(7, null))).toMatch(/ counted-meanwhile$/)
    give(play, figure(expected, null))
    give(play, figure(7, expected))
    give(play, { type: 'correctCassa', member, chips: 5, why: 'non scritta' })
    expect(refused(play, figure(9, 7))).toMatch(/ expected-changed$/)
  }
})

it('J.5 K.5 a tableau is closed with the gap that was read', () => {
  for (const play of [blackJack(), trenteDay()]) {
    give(play, { type: 'beginCount' })
    const expected = Object.entries(play.evening.closing?.expected ?? {})
    for (const [member, chips] of expected) give(play, { type: 'countChips', member, chips })
    const [member = '', chips = 0] = expected[0] ?? []
    give(play, { type: 'countChips', member, chips: chips - 1 })
    expect(refused(play, { type: 'closeTableau', gap: 0 })).toMatch(/ imbalance-changed$/)
    give(play, { type: 'closeTableau', gap: 1 })
  }
})
