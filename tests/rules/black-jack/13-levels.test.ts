import { expect, it } from 'vitest'
import { asPlayer } from '@/rules/banked/ids'
import { offersOf } from '@/rules/black-jack/offers'
import { aDay, desk, inspector, Play, p, phone, T1, tablet, twoStaked } from './support/table'
import { atLevelTwo, casella, type Ended, record } from './support/told'

it('J.2 B.13.4 against the banco’s black jack only a black jack ties, and insurance wins twice', () => {
  const play = atLevelTwo().give(
    record(
      [
        casella(1, ['black-jack']),
        casella(2, ['lost'], { player: 2, insurance: 10 }),
        casella(3, ['lost', 'lost'], { player: 3, on: [20, 20] }),
      ],
      true,
    ),
  )
  expect([play.won(1), play.won(2), play.won(3)]).toEqual([0, 0, -40])
  const won = record([casella(1, ['won']), casella(2, ['lost'])], true)
  expect(atLevelTwo().refused(won)).toBe('B.13.4 banco-has-black-jack')
  const tied = record([casella(1, ['tied']), casella(2, ['lost'])], true)
  expect(atLevelTwo().refused(tied)).toBe('B.13.4 banco-has-black-jack')
})

it('J.2 B.14 B.15 the stakes of a recorded colpo are those that a colpo may have', () => {
  const refused = (caselle: ReturnType<typeof casella>[]) => atLevelTwo().refused(record(caselle))
  expect(refused([casella(1, ['lost'])])).toBe('B.14 two-caselle-alone')
  expect(refused([casella(1, ['lost']), casella(1, ['lost'], { player: 2 })])).toBe(
    'J.2 entered-twice',
  )
  expect(refused([casella(1, ['lost'], {}, {}), casella(2, ['lost'])])).toBe('J.2 entered-twice')
  const five = new Play(aDay({ settings: { level: 2, caselle: 5 } }))
  expect(five.refused(record([casella(6, ['lost'], { player: 1 }), casella(2, ['lost'])]))).toBe(
    'B1.players.1 no-such-casella',
  )
  expect(refused([casella(1, ['lost'], { on: [30] }), casella(2, ['lost'])])).toBe(
    'J.2 not-these-amounts',
  )
  const both = [casella(1, ['lost']), casella(2, ['lost'], { player: 1 }), casella(3, ['lost'])]
  expect(atLevelTwo(true).refused(record(both))).toBe('B.15 one-puntata-each')
})

it('J.2 B.15 A4 where the crowd is found by itself, a recorded colpo has one puntata for each person too', () => {
  const full = (standing: number) =>
    new Play(
      aDay({ seated: 2, standing, settings: { level: 2, caselle: 2, crowded: 'automatic' } }),
    ).give(record([casella(1, ['lost']), casella(2, ['won'])]))
  const both = record([casella(1, ['lost']), casella(2, ['lost'], { player: 1 })])
  expect(full(1).refused(both)).toBe('B.15 one-puntata-each')
  expect(full(0).give(both).won(1)).toBe(-60)
})

it('J.2 a puntata beyond the chips of its player cannot be recorded', () => {
  const poor = new Play(aDay({ settings: { level: 2 }, chips: 10 }))
  expect(poor.refused(record([casella(1, ['won']), casella(2, ['lost'])]))).toBe(
    'J.2 not-enough-chips',
  )
})

it('J.2 a split mano is no black jack, one split only, and par is for a black jack', () => {
  const refused = (first: ReturnType<typeof casella>) =>
    atLevelTwo().refused(record([first, casella(2, ['lost'])]))
  expect(refused(casella(1, ['black-jack', 'won'], { on: [20, 20] }))).toBe(
    'J.2 no-black-jack-split',
  )
  expect(refused(casella(1, ['won', 'won', 'won'], { on: [20, 20, 20] }))).toBe(
    'B1.split.2 split-before',
  )
  expect(refused(casella(1, ['won'], { isPar: true }))).toBe('B1.game.1 no-black-jack-waits')
  const par = atLevelTwo().give(
    record([casella(1, ['black-jack'], { isPar: true }), casella(2, ['lost'])]),
  )
  expect(par.won(1)).toBe(20)
})

it('J.2 a casella that was void gets its puntata back', () => {
  const play = atLevelTwo().give(record([casella(1, ['void']), casella(2, ['won'])]))
  expect([play.won(1), play.won(2)]).toEqual([0, 20])
})

it('J.2 B.19.2 F3 a void casella gets its insurance back, against a black jack of the banco’s or not', () => {
  for (const hasBlackJack of [true, false]) {
    const insured = casella(1, ['void'], { insurance: 10 })
    const play = atLevelTwo().give(record([insured, casella(2, ['lost'])], hasBlackJack))
    expect([play.won(1), play.won(2)]).toEqual([0, -20])
    expect(play.last.parts.map(({ outcome }) => outcome)).toEqual([
      'lost',
      'given-back',
      'given-back',
    ])
    expect(play.last.caselle.map(({ isVoid }) => isVoid)).toEqual([true, false])
  }
  const half = casella(1, ['void', 'won'], { on: [20, 20] })
  expect(atLevelTwo().refused(record([half, casella(2, ['lost'])]))).toBe('J.2 void-is-whole')
})

it('J.2 B.8.1 B.10.1 a doubled black jack is no result, and is asked again', () => {
  const doubled = casella(1, ['black-jack'], { on: [40] })
  expect(atLevelTwo().refused(record([doubled, casella(2, ['lost'])]))).toBe(
    'J.2 no-black-jack-doubled',
  )
  const won = casella(1, ['won'], { on: [40] })
  expect(
    atLevelTwo()
      .give(record([won, casella(2, ['lost'])]))
      .won(1),
  ).toBe(40)
})

it('J.2 D8 D10 companions double only with the titolare, who has chips on every mano of a split', () => {
  const entered = (hands: Ended[], own: number[], companions: number[]) => {
    const both = [
      { player: 4, chips: 40, on: companions },
      { player: 1, on: own },
    ]
    return record([casella(1, hands, ...both), casella(2, ['lost'])])
  }
  const won = (...given: Parameters<typeof entered>) => atLevelTwo().give(entered(...given))
  const refused = (...given: Parameters<typeof entered>) => atLevelTwo().refused(entered(...given))
  expect(refused(['won'], [20], [80])).toBe('J.2 only-with-titolare')
  expect(refused(['won', 'won'], [20, 0], [40, 40])).toBe('J.2 only-with-titolare')
  expect(won(['won'], [40], [40]).won(4)).toBe(40)
  expect(won(['won', 'lost'], [20, 40], [0, 80]).won(4)).toBe(-80)
  expect(won(['won', 'lost'], [20, 20], [40, 0]).won(4)).toBe(40)
})

it('J.2 J.5 at level 1 the club’s line is all that the members left', () => {
  const play = new Play().give({ type: 'setLevel', table: T1, level: 1 })
  play.give({ type: 'beginCount' }, desk)
  for (const [n, chips] of [900, 1_050, 1_000, 1_000, 1_000].entries())
    play.give({ type: 'countChips', member: `m${n + 1}`, chips }, desk)
  play.give({ type: 'closeTableau' }, desk)
  expect(play.evening.tableau).toMatchObject({ club: 50, gap: 0 })
})

/** Everybody has drawn 50, and the table kept its float only for a while. */
const afterFloatOnly = (level: 2 | 3) =>
  new Play(aDay({ chips: 50 }))
    .give({ type: 'setLevel', table: T1, level: 1 })
    .give({ type: 'setLevel', table: T1, level })

it('J.1 J.2 a cassa is corrected down to nothing once the book does not follow all chips', () => {
  const play = afterFloatOnly(3).give({ type: 'inviteStakes', table: T1 }).lay(1, p(1), 30)
  const [offer] = offersOf('correctCassa', play.evening, desk, play.at)
  expect(offer?.bounds?.chips).toMatchObject({ min: -50 })
})

it('J.2 A9 B.22.1 chips won while only the float was kept are staked and added afterwards, within the limits', () => {
  const play = afterFloatOnly(3).give({ type: 'inviteStakes', table: T1 })
  const [offer] = offersOf('layStake', play.evening, phone(1), play.at)
  expect(offer?.bounds?.chips).toMatchObject({ min: 10, max: 100 })
  play.lay(1, p(1), 80).lay(2, p(2), 50)
  play.give({ type: 'closeStakes', table: T1 }).cards('6 9 A 5 8')
  play.give({ type: 'insure', table: T1, casella: 1, player: p(1), chips: 40 }).double(1)
  expect([play.lying(1, 1), play.insured(1, 1)]).toEqual([160, 40])
  const followed = new Play(aDay({ chips: 50 })).give({ type: 'inviteStakes', table: T1 })
  const stake = { type: 'layStake', table: T1, casella: 1, player: p(1), chips: 80 } as const
  expect(followed.refused(stake)).toBe('B.22.1 not-enough-chips')
})

it('J.2 A9 F10 a colpo by result, and its correction, have chips that the book does not know', () => {
  const told = record([casella(1, ['lost'], { chips: 80 }), casella(2, ['won'])])
  const play = afterFloatOnly(2).give(told)
  const slip = { type: 'correctColpo', table: T1, serial: 1, casella: 1, player: p(1) } as const
  play.give({ ...slip, chips: -20, why: 'erano 100' }, inspector)
  expect(play.banco).toBe(80 - 20 + 20)
  const followed = new Play(aDay({ chips: 50, settings: { level: 2 } }))
  expect(followed.refused(told)).toBe('J.2 not-enough-chips')
})

it('J.2 A9 B.37.1 winnings are held abandoned with a puntata of chips that the book does not know', () => {
  const won = record([casella(1, ['won'], { chips: 80 }), casella(2, ['won'])])
  const taken = { type: 'takeAbandoned', table: T1, casella: 1, player: p(1), chips: 160 } as const
  const play = afterFloatOnly(2).give(won).give(taken, inspector)
  expect(play.table.abandoned).toMatchObject([{ chips: 160, status: 'held' }])
})

it('J.2 A9 the count offers nobody less than no chips', () => {
  const play = afterFloatOnly(2).give(
    record([casella(1, ['lost'], { chips: 80 }), casella(2, ['won'])]),
  )
  play.give({ type: 'beginCount' }, desk)
  const [first] = offersOf('countChips', play.evening, desk, play.at)
  expect(first?.payload).toEqual({ member: 'm1', chips: 0 })
})

const repeat = { type: 'repeatStakes', table: T1 } as const

it('B1.stakes.1 the latest puntate lie there again by one word, and are taken back by one', () => {
  const play = new Play().stakes([1, p(1), 20], [1, p(4), 10], [2, p(2), 30])
  play.cards('10 9 7 K 8').say(1, 'no').say(2, 'no').cards('K').settle()
  play.give(repeat)
  expect([play.lying(1, 1), play.lying(1, 4), play.lying(2, 2)]).toEqual([20, 10, 30])
  expect(play.colpo.caselle[0]?.puntate.map(({ player }) => player)).toEqual([p(4), p(1)])
  play.give({ type: 'takeBack', table: T1 })
  expect([play.table.colpo, play.lying(1, 1)]).toEqual([null, 0])
})

it('B1.stakes.1 nobody who left, and nothing that is beyond their chips, is laid again', () => {
  const play = new Play(aDay({ chips: 40 })).stakes([1, p(1), 40], [2, p(2), 10], [3, p(3), 10])
  play.cards('10 9 9 7 K 8 8')
  for (const n of [1, 2, 3]) play.say(n, 'no')
  play.cards('J').settle()
  play.give({ type: 'leaveSeat', table: T1, player: p(3) })
  const lost = play.evening.accounts
  expect(lost).toMatchObject({ 'chips:m1': 80 })
  expect(new Play().refused(repeat)).toBe('B1.stakes.1 nothing-to-repeat')
  play.give(repeat)
  expect([play.lying(1, 1), play.lying(2, 2), play.lying(3, 3)]).toEqual([40, 10, 0])
})

it('B1.players.1 A1 a tablet may seat and stake a person whom the book does not name', () => {
  const play = new Play().give({ type: 'takeSeat', table: T1, player: '@5', seat: 5 })
  play
    .give({ type: 'inviteStakes', table: T1 })
    .lay(5, asPlayer('@5'), 20)
    .lay(5, asPlayer('@5a'), 10)
  expect(play.colpo.caselle[0]?.puntate).toHaveLength(2)
  expect(play.refused({ type: 'takeSeat', table: T1, player: '@6', seat: 6 }, phone(1))).toBe(
    'null not-yours',
  )
})

it('J.3 a phone takes nothing back, and no tablet acts for another table', () => {
  const back = { type: 'takeBack', table: T1 } as const
  expect(twoStaked().refused(back, phone(1))).toBe('null not-allowed')
  expect(twoStaked().refused(back, { ...tablet, post: 'T2' })).toBe('null not-yours')
})
