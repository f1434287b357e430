import { expect, it } from 'vitest'
import { asTable } from '@/rules/banked/ids'
import type { BankedAudience } from '@/rules/banked/views/audience'
import type { DeputatoView, MemberView, TableView } from '@/rules/black-jack/views/view'
import { noticesBetween, viewOf } from '@/rules/black-jack/views/view'
import { FloatSettings } from '@/rules/float/settings'
import { asMember } from '@/rules/kernel/ids'
import { aDay, desk, inspector, Play, p, phone, T1, twoStaked } from './support/table'

const seen = (play: Play, audience: BankedAudience) => viewOf(play.evening, audience, play.at)
const tabletOf = (play: Play) => seen(play, { kind: 'table', table: T1 }) as TableView

it('B.2.1 the wall shows limits and free seats of each table, and nobody’s money', () => {
  const view = seen(twoStaked(), { kind: 'board' })
  expect(view).toMatchObject({
    tables: [{ label: 'Black jack · 1', limits: { minimum: 10, maximum: 100 }, freeSeats: 4 }],
  })
  expect(JSON.stringify(view)).not.toMatch(/"chips"|"accounts"|"amount"/)
})

it('A2 of two tables where a member has a seat their phone shows the one where they have a puntata', () => {
  const day = aDay()
  const T2 = asTable('T2')
  const { [T1]: one } = day.tables
  if (!one) throw new Error('no table T1')
  const second = { ...one, id: T2, number: 2 }
  const play = new Play({ ...day, tables: { [T1]: one, [T2]: second }, lastTable: 2 })
  const shown = () =>
    (seen(play, { kind: 'member', member: asMember('m1') }) as MemberView).mine.table?.summary.id
  expect(shown()).toBe(T1)
  play.give({ type: 'inviteStakes', table: T2 }, inspector)
  play.give({ type: 'layStake', table: T2, casella: 1, player: p(1), chips: 10 }, phone(1))
  expect(shown()).toBe(T2)
})

it('B.15 A4 the wall says that a table is crowded, also where it is found by itself', () => {
  const play = new Play(aDay({ seated: 2, settings: { caselle: 2, crowded: 'automatic' } }))
  const isCrowded = () => tabletOf(play).summary.isCrowded
  play.stakes([1, p(1), 10], [2, p(2), 10]).cards('10 10 8 7 7')
  expect(isCrowded()).toBe(false)
  play.say(1, 'no').say(2, 'no').cards('K').settle()
  expect(isCrowded()).toBe(true)
  const stands = (n: number) => ({ type: 'markStanding', table: T1, player: p(n), isHere: false })
  play.give({ type: 'inviteStakes', table: T1 })
  for (const n of [3, 4]) play.give(stands(n) as never)
  expect(isCrowded()).toBe(true)
})

it('B.29 B.19.1 a claim is open until its ruling, or until its colpo is void', () => {
  const claim = {
    type: 'makeClaim',
    table: T1,
    casella: 1,
    player: p(1),
    text: 'la carta',
  } as const
  const play = twoStaked().cards('10 9 7 K 9').give(claim, phone(1))
  expect(tabletOf(play).summary.openClaims).toBe(1)
  play.give({ type: 'voidColpo', table: T1, why: 'distribuita male' }, inspector)
  expect(tabletOf(play).summary.openClaims).toBe(0)
})

it('J.5 the wall and the tablet say that the chips are counted, from the count to the tableau', () => {
  const play = new Play()
  const isCounting = () => [seen(play, { kind: 'board' }), tabletOf(play)]
  expect(isCounting()).toMatchObject([{ isCounting: false }, { isCounting: false }])
  play.give({ type: 'beginCount' }, desk)
  expect(isCounting()).toMatchObject([{ isCounting: true }, { isCounting: true }])
  for (const [member, chips] of Object.entries(play.evening.closing?.expected ?? {}))
    play.give({ type: 'countChips', member, chips }, desk)
  play.give({ type: 'closeTableau' }, desk)
  expect(isCounting()).toMatchObject([{ isCounting: false }, { isCounting: false }])
})

it('B.28.1 the tablet sees what is due, casella by casella, with the row of each payment', () => {
  const play = twoStaked().cards('A 9 10 K 9').say(2, 'no')
  expect(tabletOf(play).colpo?.next).toEqual({ to: 'banco' })
  const { colpo, result } = tabletOf(play.cards('5 6'))
  expect(colpo?.bancoPoint.total).toBe(21)
  expect(colpo?.due).toMatchObject([
    { casella: 2, parts: [{ outcome: 'lost', stake: 10, pays: 0, provision: 'B.13.6' }] },
    { casella: 1, parts: [{ outcome: 'black-jack', stake: 20, pays: 30, provision: 'B.13.8' }] },
  ])
  expect(result.won).toBe(0)
})

it('B.5.1 the tablet sees the mano whose word it is, and the points of all', () => {
  const { colpo } = tabletOf(twoStaked().cards('A 9 7 6 8'))
  expect(colpo).toMatchObject({ turn: { casella: 1, hand: 0 }, isAce: false })
  expect(colpo?.points[0]?.hands).toEqual([{ total: 17, isSoft: true }])
})

it('J.1 a phone sees its own chips and nobody else’s', () => {
  const view = seen(twoStaked(), { kind: 'member', member: asMember('m2') })
  expect(view).toMatchObject({ mine: { chips: 990, seat: { seat: 2 }, drawn: 1_000 } })
  const persons = (view as MemberView).mine.table?.persons ?? []
  expect(persons.filter(({ chips }) => chips !== null).map(({ member }) => member)).toEqual(['m2'])
})

it('J.5 the desk sees everybody’s chips, each banco’s result and the tableau so far', () => {
  const play = twoStaked().cards('10 9 7 6 7').say(1, 'carta', 'K').say(2, 'carta', 'K').settle()
  expect(seen(play, { kind: 'desk', member: asMember('s'), roles: ['segretario'] })).toMatchObject({
    tables: [{ result: { won: 30 } }],
    tableau: { club: 30, closedAt: null },
  })
})

it('B.29 the inspector sees a claim with the colpo, and is told of it; the claimant is told of the ruling', () => {
  const play = twoStaked().cards('10 9 7 K 8')
  const before = play.evening
  const claim = {
    type: 'makeClaim',
    table: T1,
    casella: 2,
    player: p(2),
    text: 'era un 9',
  } as const
  play.give(claim, phone(2))
  expect(noticesBetween(before, play.evening)).toMatchObject([
    { reason: 'dispute', to: { role: 'deputato' } },
  ])
  const view = seen(play, { kind: 'deputato', member: asMember('deputato') })
  expect(view).toMatchObject({ tables: [{ claims: [{ text: 'era un 9', ruling: null }] }] })
  const asked = play.evening
  play.give(
    { type: 'ruleClaim', table: T1, number: 1, isUpheld: false, why: 'era un 8', provision: null },
    { roles: ['deputato'], member: asMember('deputato'), post: null },
  )
  expect(noticesBetween(asked, play.evening)).toEqual([{ reason: 'ruled', to: { member: 'm2' } }])
  const ruled = play.evening
  play.give({ ...claim, text: 'era un 10' }, phone(2))
  expect(noticesBetween(ruled, play.evening)).toMatchObject([{ reason: 'dispute' }])
})

it('B.30.1 the tablet sees to whom the cut is offered', () => {
  const play = new Play()
  for (const step of ['endShoe', 'spreadTallone', 'mixCards'] as const)
    play.give({ type: step, table: T1 }, { roles: ['deputato'], member: asMember('d'), post: null })
  expect(tabletOf(play)).toMatchObject({ cutter: 'm1', summary: { shoe: { step: 'mixed' } } })
})

it('B.14 the tablet has the reason why the step that it waits for rests, until it may be taken', () => {
  const play = new Play().give({ type: 'inviteStakes', table: T1 })
  const reasons = () => tabletOf(play).hindered.map(({ type, refusal }) => [type, refusal.code])
  expect(reasons()).toEqual([['closeStakes', 'nothing-staked']])
  play.lay(1, p(1), 10)
  expect(reasons()).toEqual([['closeStakes', 'two-caselle-alone']])
  expect(tabletOf(play).hindered[0]?.refusal).toMatchObject({
    game: 'black-jack',
    provision: 'B.14',
    sentence: { it: expect.stringContaining('due caselle') },
  })
  const beside = { type: 'layStake', payload: { player: p(1), casella: 2 } }
  expect(tabletOf(play).offers).toContainEqual(
    expect.objectContaining({
      ...beside,
      payload: expect.objectContaining(beside.payload),
    }),
  )
  play.lay(2, p(1), 10)
  expect(reasons()).toEqual([])
  expect(tabletOf(play).offers.map(({ type }) => type)).toContain('closeStakes')
})

it('A6 B.24.1 the inspector’s own screen offers the word and the answer of a titolare who is away, and only “no”', () => {
  const play = twoStaked().cards('10 9 7 5 8')
  play.give({ type: 'markAway', table: T1, player: p(1), isAway: true })
  const offered = () => {
    const view = seen(play, { kind: 'deputato', member: asMember('deputato') }) as DeputatoView
    expect(view.tables[0]?.seats[0]).toMatchObject({ holder: p(1), isAway: true })
    return view.offers.flatMap(({ type, payload }): (string | boolean)[] => {
      if (type === 'sayWord') return [payload.word]
      return type === 'answerSurplus' ? [payload.takes] : []
    })
  }
  expect(offered()).toEqual(['no'])
  play.give({ type: 'reportSurplus', table: T1, card: '6' })
  expect(offered()).toEqual([false])
})

it('A6 B.21 the inspector’s own screen names the players sent out, seated or standing', () => {
  const play = twoStaked()
  const remove = { type: 'removePerson', table: T1, why: 'carta piegata' } as const
  play.give({ ...remove, player: p(4) }, inspector).give({ ...remove, player: p(1) }, inspector)
  const view = seen(play, { kind: 'deputato', member: asMember('deputato') }) as DeputatoView
  expect(view.tables[0]?.sentOut).toEqual([p(4), p(1)])
})

it('B.37.2 winnings held abandoned are on the phone of those alone who sign for them by an office', () => {
  const play = twoStaked().cards('10 9 7 K 9').say(1, 'no').say(2, 'no').cards('K').settle()
  const taken = { type: 'takeAbandoned', table: T1, casella: 1, player: p(1), chips: 40 } as const
  play.give(taken, inspector)
  const settings = FloatSettings.parse({})
  play.give({ type: 'declareFloat', settings }, desk)
  const held = (member: string) =>
    (seen(play, { kind: 'member', member: asMember(member) }) as MemberView).mine.held
  expect(held('m4')).toBeUndefined()
  const enter = { type: 'enterDuty', member: asMember('m4'), where: null } as const
  play.give({ ...enter, office: 'direzione' }, desk)
  expect(held('m4')).toMatchObject([
    { id: T1, label: 'Black jack · 1', abandoned: [{ player: p(1), chips: 40, status: 'held' }] },
  ])
  expect(held('m1')).toBeUndefined()
  const sign = { type: 'signAbandoned', table: T1, number: 1, wanted: 'claimed' } as const
  play.give({ ...sign, as: 'management' }, phone(4))
  play.give({ ...enter, member: asMember('m5'), office: 'testimone' }, desk)
  play.give({ ...sign, as: 'control' }, phone(5))
  expect(held('m4')).toBeUndefined()
})
