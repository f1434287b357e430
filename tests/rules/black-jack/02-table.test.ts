import { expect, it } from 'vitest'
import { asPlayer } from '@/rules/banked/ids'
import { isPhysical } from '@/rules/black-jack/accounts'
import { offersOf } from '@/rules/black-jack/offers'
import { tellsOfEvent } from '@/rules/black-jack/sentences'
import { Settings } from '@/rules/black-jack/settings'
import { accountsIn } from '@/rules/kernel/ledger'
import { aDay, inspector, Play, p, phone, T1, tablet, twoStaked } from './support/table'

const invited = (evening = aDay()) => new Play(evening).give({ type: 'inviteStakes', table: T1 })
const close = { type: 'closeStakes', table: T1 } as const

it('B1.players.1 caselle: seven seats at most; a person who stands takes part too', () => {
  expect(Settings.safeParse({ caselle: 8 }).success).toBe(false)
  const play = new Play(aDay({ settings: { caselle: 3 } }))
  const seat = { type: 'takeSeat', table: T1, player: p(4) } as const
  expect(play.refused({ ...seat, seat: 4 })).toBe('B1.players.1 no-such-seat')
  expect(play.refused({ ...seat, seat: 1 })).toBe('B1.players.1 seat-taken')
  play.give({ type: 'inviteStakes', table: T1 }).lay(2, p(4), 10)
  expect(play.lying(2, 4)).toBe(10)
})

it('B1.players.2 one person stakes on several caselle', () => {
  const play = invited().lay(1, p(1), 10).lay(4, p(1), 20)
  expect([play.lying(1, 1), play.lying(4, 1)]).toEqual([10, 20])
})

it('B.14 alone against the banco one needs two caselle', () => {
  const play = invited().lay(1, p(1), 10)
  expect(play.refused(close)).toBe('B.14 two-caselle-alone')
  expect(play.lay(2, p(1), 10).give(close).colpo.phase).toBe('dealing')
  const two = invited().lay(1, p(1), 10).lay(1, p(2), 10)
  expect(two.give(close).colpo.phase).toBe('dealing')
})

it('B.14 at a table with one casella a person may be alone against the banco', () => {
  const play = new Play(aDay({ seated: 1, standing: 0, settings: { caselle: 1 } }))
  expect(play.stakes([1, p(1), 10]).colpo.phase).toBe('dealing')
})

it('B.15 at a crowded table others stake on other caselle', () => {
  const declare = { type: 'declareCrowd', table: T1, isCrowded: true } as const
  const play = new Play().give(declare, inspector).stakes([1, p(1), 10], [2, p(2), 10])
  expect(play.colpo.caselle).toHaveLength(2)
})

it('B.15 crowded: the inspector declares it from the next colpo, or it is found by itself', () => {
  const declare = { type: 'declareCrowd', table: T1, isCrowded: true } as const
  const play = invited()
  play.give(declare, inspector).lay(1, p(1), 10).lay(2, p(1), 10).give(close)
  play.cards('10 10 8 7 7').say(1, 'no').say(2, 'no').cards('K').settle()
  play.give({ type: 'inviteStakes', table: T1 }).lay(1, p(1), 10)
  const second = { type: 'layStake', table: T1, casella: 2, player: p(1), chips: 10 } as const
  expect(play.refused(second)).toBe('B.15 one-puntata-each')

  const full = new Play(aDay({ seated: 2, settings: { caselle: 2, crowded: 'automatic' } }))
  full.stakes([1, p(1), 10], [2, p(2), 10]).cards('10 10 8 7 7')
  full.say(1, 'no').say(2, 'no').cards('K').settle()
  expect(full.give({ type: 'inviteStakes', table: T1 }).colpo.isCrowded).toBe(true)
})

it('B.15 A4 where the crowd is found by itself, the puntate that lie there again are one for each person', () => {
  const play = new Play(aDay({ seated: 3, settings: { caselle: 3, crowded: 'automatic' } }))
  play.stakes([1, p(1), 10], [2, p(1), 10], [3, p(3), 10]).cards('10 10 9 8 7 7 9')
  play.say(1, 'no').say(2, 'no').say(3, 'no').cards('K').settle()
  const { colpo } = play.give({ type: 'repeatStakes', table: T1 })
  expect([colpo.isCrowded, colpo.caselle.map(({ number }) => number)]).toEqual([true, [1, 3]])
})

it('B.16.1 the holder of the seat speaks, however small the puntata', () => {
  const play = new Play().stakes([1, p(1), 10], [1, p(4), 90], [2, p(2), 10])
  expect(play.titolare(1)).toBe(p(1))
  play.cards('10 9 7 8 5')
  const word = { type: 'sayWord', table: T1, casella: 1, player: p(4), word: 'no' } as const
  expect(play.refused(word)).toBe('B.16.1 only-the-titolare')
  expect(play.refused({ ...word, player: p(1) }, phone(4))).toBe('null not-yours')
})

it('B.16.2 on a free casella the largest puntata speaks, of equals the earliest', () => {
  const play = new Play().stakes([6, p(4), 20], [6, p(5), 30], [7, p(5), 20], [7, p(4), 20])
  expect([play.titolare(6), play.titolare(7)]).toEqual([p(5), p(5)])
  const unstaked = new Play().stakes([1, p(2), 10], [2, p(4), 10])
  expect(unstaked.titolare(1)).toBe(p(2))
})

it('B.23.3 a seat lost in a colpo is free when it is over; its puntate are played', () => {
  const play = twoStaked().cards('10 9 7 8 9')
  const forfeit = { type: 'forfeitSeat', table: T1, player: p(1), why: 'gesti e parole' } as const
  play.give(forfeit, inspector)
  expect(play.table.seats[0]?.holder).toBe(p(1))
  expect(play.refused(forfeit, inspector)).toBe('B.23.3 no-seat')
  expect(play.refused({ type: 'leaveSeat', table: T1, player: p(1) })).toBe('B1.players.1 no-seat')
  play.say(1, 'no').say(2, 'no').cards('10').settle()
  expect(play.table.seats[0]?.holder).toBeNull()
  expect(play.won(1)).toBe(20)
})

it('B.34 advice moves nothing: the others at a casella give no word and no answer for its titolare', () => {
  const play = new Play().stakes([1, p(1), 10], [1, p(4), 10], [2, p(2), 10]).cards('8 9 7 8 5')
  const { evening } = play
  const of = { table: T1, casella: 1, player: p(4) } as const
  expect(play.refused({ ...of, type: 'sayWord', word: 'carta' }, phone(4))).toMatch(/^B\.16\.1 /)
  expect(play.refused({ ...of, type: 'split' }, phone(4))).toMatch(/^B\.16\.1 /)
  expect(play.evening).toBe(evening)
})

it('B.35 only whole chips lie on the table, and after a colpo none but the banco’s', () => {
  const lay = { type: 'layStake', table: T1, casella: 3, player: p(3), chips: 10.5 } as const
  const play = invited()
  expect(() => play.try(lay, inspector)).toThrow()
  play.lay(1, p(1), 20).lay(2, p(2), 10).give(close)
  play.cards('10 9 7 8 9').say(1, 'no').say(2, 'no').cards('10').settle()
  const lying = accountsIn(play.evening.accounts).filter(
    (account) => isPhysical(account) && !account.startsWith('chips:') && play.chips(account) > 0,
  )
  expect(lying).toEqual([])
  expect(play.banco).toBe(-30)
})

it('B.5.1 awayWord: only the inspector speaks for a person who is away, and says "no" by default', () => {
  const away = (settings = {}) =>
    twoStaked(aDay({ settings }))
      .cards('10 9 7 2 9')
      .give({ type: 'markAway', table: T1, player: p(1), isAway: true })
  const word = { type: 'sayWord', table: T1, casella: 1, player: p(1) } as const
  expect(away().refused({ ...word, word: 'no' })).toBe('B.5.1 titolare-away')
  expect(away().refused({ ...word, word: 'carta' }, inspector)).toBe('B.5.1 only-no-for-away')
  expect(
    away()
      .give({ ...word, word: 'no' }, inspector)
      .hand(1)?.end,
  ).toBe('stays')
  const nine = twoStaked()
    .cards('6 9 7 5 8')
    .give({ type: 'markAway', table: T1, player: p(1), isAway: true })
  const double = { type: 'double', table: T1, casella: 1, player: p(1) } as const
  expect(nine.refused(double, inspector)).toBe('B.5.1 only-no-for-away')
  const free = away({ awayWord: 'inspector' }).give({ ...word, word: 'carta' }, inspector)
  expect(free.colpo.cardAsked).toBe(true)
})

it('B1.split.6 D8 nobody answers for a companion who is away or was sent out: they do not join', () => {
  const away = { type: 'markAway', table: T1, player: p(3), isAway: true } as const
  const out = { type: 'removePerson', table: T1, player: p(3), why: 'carta piegata' } as const
  const joins = { type: 'answerDouble', table: T1, player: p(3), joins: true } as const
  const goes = (answer: 'joins' | 'first' | 'second') =>
    ({ type: 'answerSplit', table: T1, player: p(3), answer }) as const
  const staked = (cards: string, settings = {}) =>
    new Play(aDay({ settings })).stakes([1, p(1), 20], [1, p(3), 10], [2, p(2), 10]).cards(cards)
  for (const [gone, by] of [[away, tablet] as const, [out, inspector] as const]) {
    const doubled = staked('6 9 7 5 8').double(1).give(gone, by)
    expect(doubled.refused(joins)).toBe('B.5.1 only-no-for-away')
    expect(doubled.refused(joins, inspector)).toBe('B.5.1 only-no-for-away')
    expect(doubled.give({ ...joins, joins: false }).lying(1, 3)).toBe(10)
    const split = staked('8 9 7 8 8').split(1).give(gone, by)
    expect(split.refused(goes('second'))).toBe('B.5.1 only-no-for-away')
    expect(split.refused(goes('joins'))).toBe('B.5.1 only-no-for-away')
    expect(split.give(goes('first')).colpo.caselle[0]?.puntate[0]?.on).toEqual([10, 0])
  }
  const wish = staked('6 9 7 5 8', { awayWord: 'inspector' }).double(1).give(away)
  expect(wish.refused(joins)).toBe('B.5.1 only-no-for-away')
  expect(wish.give(joins, inspector).lying(1, 3)).toBe(20)
})

it('B.21 A6 a person whom nobody names stands and is sent out: no word, no chips, and their sign is nobody’s', () => {
  const unnamed = asPlayer('@1a')
  const out = { type: 'removePerson', table: T1, player: unnamed, why: 'carta piegata' } as const
  const staked = () =>
    new Play()
      .stakes([7, unnamed, 20], [2, p(2), 10])
      .cards('6 9 7 8 5')
      .say(2, 'no')
  const says = (word: 'carta' | 'no') =>
    ({ type: 'sayWord', table: T1, casella: 7, player: unnamed, word }) as const
  const play = staked().give(out, inspector)
  expect(play.refused(out, inspector)).toBe('B.21 sent-out')
  expect(play.refused(says('no'))).toBe('B.5.1 titolare-away')
  expect(play.refused(says('carta'), inspector)).toBe('B.5.1 only-no-for-away')
  play.give(says('no'), inspector).cards('K').settle()
  expect(play.give({ type: 'repeatStakes', table: T1 }).colpo.caselle).toMatchObject([
    { number: 2 },
  ])
  const stakes = { type: 'layStake', table: T1, casella: 1, player: unnamed, chips: 10 } as const
  expect(play.refused(stakes, inspector)).toBe('B.21 sent-out')
  const offered = offersOf('layStake', play.evening, tablet, play.at).map(({ payload }) =>
    payload.casella === 1 ? payload.player : null,
  )
  expect(offered).toContain('@1b')
  expect(offered).not.toContain(unnamed)
  expect(staked().say(7, 'carta').colpo.cardAsked).toBe(true)
})

it('B1.players.1 nobody sits down at a table that waits for its second signature', () => {
  const limits = { minimum: 10, maximum: 100, settings: Settings.parse({}) }
  const play = new Play().give({ type: 'openTable', ...limits, as: 'management' }, inspector)
  const takes = { type: 'takeSeat', table: 'T2', player: p(1), seat: 1 } as const
  expect(play.refused(takes, inspector)).toBe('null table-not-open')
})

it('B1.players.1 a person who sits down stands no more, and the others do', () => {
  const play = new Play(aDay({ seated: 2, standing: 2 }))
  play.give({ type: 'takeSeat', table: T1, player: p(3), seat: 5 })
  expect([play.table.standing, play.table.seats[4]?.holder]).toEqual([[p(4)], p(3)])
})

it('B1.players.1 A1 somebody without a name is known by the seat: no other seat is offered to them, and sentences say so', () => {
  const play = new Play(aDay({ seated: 2 })).give({
    type: 'takeSeat',
    table: T1,
    player: '@7',
    seat: 7,
  })
  expect(play.events.flatMap(tellsOfEvent)[0]?.parts).toMatchObject({
    player: { tell: { sentence: { en: 'Seat {place}' }, parts: { place: '7' } } },
  })
  const offered = offersOf('takeSeat', play.evening, tablet, play.at).flatMap(({ payload }) =>
    payload.seat === 5 && payload.player.startsWith('@') ? payload.player : [],
  )
  expect(offered).toEqual(['@5'])
})
