import { expect, it } from 'vitest'
import { FLOAT_PROFILES } from '@/rules/float/settings'
import { asMember } from '@/rules/kernel/ids'
import { accountsIn } from '@/rules/kernel/ledger'
import { sceneOf } from '@/rules/trente-et-quarante/bench'
import { trenteGame } from '@/rules/trente-et-quarante/decider'
import { NO_EVENING } from '@/rules/trente-et-quarante/evening'
import { offersOf } from '@/rules/trente-et-quarante/offers'
import { PROFILES } from '@/rules/trente-et-quarante/settings'
import { takesCasseBack } from '../banked/support/casse'
import { aDay, desk, inspector, Play, p, phone, T1, tablet } from './support/table'

const opened = () =>
  new Play(NO_EVENING)
    .give({ type: 'openEvening', title: 'Trente et quarante', day: '2026-11-20' }, desk)
    .give({ type: 'handCassa', member: 'm1', chips: 500 }, desk)
const proposal = {
  type: 'openTable',
  minimum: 10,
  maximum: 500,
  settings: PROFILES.campione,
  as: 'management',
} as const
const sign = { type: 'signTable', table: T1, as: 'control' } as const
const count = (play: Play, chips: readonly number[]) => {
  play.give({ type: 'beginCount' }, desk)
  for (const [index, one] of chips.entries())
    play.give({ type: 'countChips', member: `m${index + 1}`, chips: one }, desk)
  return play.give({ type: 'closeTableau' }, desk)
}

it('K.1 members take their chips at the desk, which may correct what it handed out', () => {
  const play = opened().give({ type: 'askCassa', member: 'm2', chips: 100 }, phone(2))
  expect(play.refused({ type: 'askCassa', member: 'm2', chips: 100 }, phone(2))).toBe(
    'K.1 already-asked',
  )
  play.give({ type: 'handCassa', member: 'm2', chips: 100 }, desk)
  const resto = {
    type: 'correctCassa',
    member: 'm2',
    chips: -40,
    why: 'resto',
    drawn: 100,
  } as const
  play.give(resto, desk)
  expect(play.chips('chips:m2' as never)).toBe(60)
  expect(play.refused(resto, desk)).toBe('K.1 drawn-meanwhile')
  expect(
    play.refused({ type: 'correctCassa', member: 'm2', chips: -90, why: 'no' + '!' }, desk),
  ).toBe('K.1 more-than-drawn')
  expect(play.refused({ type: 'dropCassa', member: 'm2' }, phone(2))).toBe('K.1 nothing-asked')
  expect(play.refused({ type: 'openEvening', title: 'due', day: '2026-11-20' }, desk)).toBe(
    'K.1 evening-already-open',
  )
})

it('K.1 F7 casse handed out by mistake are taken back within ten seconds; the request waits as before, or a newer one', () => {
  const play = new Play(aDay({ chips: 10 }))
  takesCasseBack(play, 'K.1', () => offersOf('dropCassa', play.evening, desk, play.at))
})

it('K.2 level: the level changes between two colpi, and at the first nothing is staked in the book', () => {
  const play = new Play(aDay({ settings: { level: 2 } }))
  expect(play.refused({ type: 'setLevel', table: T1, level: 2 })).toBe('K.2 level-so-already')
  play.invite()
  expect(play.refused({ type: 'setLevel', table: T1, level: 3 })).toBe('null colpo-in-play')
  play.lay(1, 'nero', 20).give({
    type: 'recordResult',
    table: T1,
    nero: 31,
    rosso: 31,
    first: 'nero',
    isLast: false,
    invites: false,
  })
  expect(play.refused({ type: 'setLevel', table: T1, level: 1 })).toBe('K.5 stakes-lie')
  play.give({ type: 'setLevel', table: T1, level: 3 })
  const first = new Play().give({ type: 'setLevel', table: T1, level: 1 })
  expect(first.refused({ type: 'inviteStakes', table: T1 })).toBe('null not-at-this-level')
  expect(first.evening.isUnfollowed).toBe(true)
})

it('K.2 F8 T.8 chips won while only the float was kept are staked and insured with afterwards, at any table of the day', () => {
  const play = new Play(aDay({ chips: 50, settings: { multiple: 100 } }))
  const stake = { type: 'layStake', table: T1, player: p(1), chance: 'nero', chips: 800 } as const
  expect(play.invite().refused(stake)).toBe('T.8 not-enough-chips')
  play.give({ type: 'voidColpo', table: T1, slip: 'shown-early', why: 'nullo' }, inspector)
  play
    .give({ type: 'setLevel', table: T1, level: 1 })
    .give({ type: 'setLevel', table: T1, level: 3 })
  play.invite()
  const [offer] = offersOf('layStake', play.evening, phone(1), play.at)
  expect(offer?.bounds?.chips).toMatchObject({ max: 5_000 })
  play.give(stake).insure(1, 'nero', 800)
  expect(play.chips('chips:m1' as never)).toBe(50 - 800 - 8)
})

it('K.3 F8 an entry is taken back whose chips the book does not know', () => {
  const play = new Play(aDay({ chips: 20 })).give({ type: 'setLevel', table: T1, level: 1 })
  play.give({ type: 'setLevel', table: T1, level: 3 }).played([[1, 'nero', 20]], [33, 36])
  play.give({ type: 'correctCassa', member: 'm1', chips: -20, why: 'resa' }, desk)
  expect(play.give({ type: 'takeBack', table: T1 }).colpo.phase).toBe('settling')
})

it('K.2 the result alone is entered at the second level only', () => {
  const play = new Play().invite().lay(1, 'nero', 20)
  const result = {
    type: 'recordResult',
    table: T1,
    nero: 33,
    rosso: 36,
    first: 'nero',
    isLast: false,
    invites: false,
  } as const
  expect(play.refused(result)).toBe('null not-at-this-level')
})

it('K.3 the latest entry is taken back with its chips, also a settlement, until stakes are invited again', () => {
  const play = new Play().played([[1, 'nero', 20]], [31, 31])
  expect(play.cloth).toEqual(['m1 nero 20 ×1'])
  const back = { type: 'takeBack', table: T1 } as const
  play.give(back)
  expect(play.colpo.phase).toBe('settling')
  expect(play.cloth).toEqual(['m1 nero 20'])
  play.give(back)
  expect(play.colpo.rows.rosso).toEqual(['K', 'Q', 'J'])
  play.cards('A').settle().invite()
  expect(play.refused(back)).toBe('K.3 nothing-to-take-back')
})

it('K.3 an entry whose chips were used since is not taken back', () => {
  const play = new Play(aDay({ chips: 20 })).played([[1, 'nero', 20]], [33, 36])
  play.give({ type: 'correctCassa', member: 'm1', chips: -20, why: 'resa' }, desk)
  expect(play.refused({ type: 'takeBack', table: T1 })).toBe('K.3 chips-moved-on')
})

it('K.3 recordings upon an earlier state of the table are refused', () => {
  const play = new Play().invite().lay(1, 'nero', 20)
  expect(play.table.moves).toBe(2)
})

it('K.5 the tableau has a line for each member and the club’s own as the bank, and leaves no chips', () => {
  const play = new Play(aDay({ players: 2 })).played(
    [
      [1, 'nero', 100],
      [2, 'rosso', 160],
    ],
    [33, 36],
  )
  count(play, [10_100, 9_840])
  expect(play.evening.tableau).toMatchObject({
    club: 60,
    gap: 0,
    rows: [{ final: 100 }, { final: -160 }],
  })
  const { accounts } = play.evening
  expect(accountsIn(accounts).filter((account) => accounts[account] !== 0)).toEqual([])
  play.give({ type: 'closeEvening' }, desk)
})

it('K.5 nothing is counted while stakes lie on the cloth, and nobody plays once the count has begun', () => {
  const play = new Play().played([[1, 'nero', 20]], [31, 31])
  expect(play.refused({ type: 'beginCount' }, desk)).toBe('K.5 stakes-lie')
  expect(play.refused({ type: 'closeEvening' }, desk)).toBe('K.5 stakes-lie')
  play.give({ type: 'closeTable', table: T1 }, inspector).give({ type: 'beginCount' }, desk)
  expect(play.refused({ type: 'beginCount' }, desk)).toBe('K.5 counting-begun')
  expect(play.refused({ type: 'closeTableau' }, desk)).toBe('K.5 not-all-counted')
  expect(play.refused({ type: 'markPresence', table: T1, player: p(1), isHere: true })).toBe(
    'K.5 counting-begun',
  )
  play.give({ type: 'resumePlay' }, desk)
})

it('K.5 recountAbove: a larger gap is counted again first', () => {
  const play = new Play(aDay({ players: 1, settings: { recountAbove: 50 } }))
  play.give({ type: 'beginCount' }, desk)
  play.give({ type: 'countChips', member: 'm1', chips: 9_900 }, desk)
  expect(play.refused({ type: 'closeTableau' }, desk)).toBe('K.5 recount-first')
  play.give({ type: 'countChips', member: 'm1', chips: 9_960 }, desk)
  play.give({ type: 'closeTableau' }, desk)
  expect(play.evening.tableau?.gap).toBe(40)
})

it('K.6 a table is opened by one of the two signers and signed by another person', () => {
  const play = opened().give(proposal, inspector)
  expect(play.refused({ type: 'layOutPacks', table: T1 }, inspector)).toBe('null table-not-open')
  expect(play.refused(sign, phone(1))).toBe('K.6 not-a-signer')
  expect(play.refused(sign, inspector)).toBe('K.6 two-persons')
  expect(
    play.refused({ ...sign, as: 'management' }, { ...inspector, member: asMember('altro') }),
  ).toBe('K.6 signed-already')
  play.give(sign, desk)
  expect(play.table).toMatchObject({ status: 'open', limits: { minimum: 10, maximum: 500 } })
  expect(play.refused(sign, desk)).toBe('K.6 nothing-to-sign')
})

it('K.6 limits change by two signatures, from the next opening of the stakes', () => {
  const play = new Play().invite()
  const change = { type: 'changeLimits', table: T1, minimum: 20, maximum: 200 } as const
  expect(play.refused({ ...change, maximum: 10, as: 'management' }, inspector)).toBe(
    'K.6 minimum-above-maximum',
  )
  expect(play.refused({ ...change, maximum: 201, as: 'management' }, inspector)).toBe(
    'K.6 not-in-steps',
  )
  play.give({ ...change, as: 'management' }, inspector)
  expect(play.refused({ ...change, as: 'control' }, desk)).toBe('K.6 limits-asked-already')
  play.lay(1, 'rosso', 10).colpoOf(33, 36).invite()
  expect(play.table.limits).toMatchObject({ minimum: 10, maximum: 5_000, since: 1 })
  play.lay(1, 'nero', 10).give({ type: 'signLimits', table: T1, as: 'control' }, desk)
  play.lay(1, 'rosso', 10).colpoOf(33, 36).invite()
  expect(play.table.limits).toMatchObject({ minimum: 20, maximum: 200, since: 3 })
  expect(play.table.limitsBefore).toMatchObject([{ minimum: 10, maximum: 5_000, since: 1 }])
  play.give({ ...change, as: 'management' }, inspector)
  play.give({ type: 'dropLimits', table: T1 }, desk)
  expect(play.refused({ type: 'signLimits', table: T1, as: 'control' }, desk)).toBe(
    'K.6 nothing-to-sign',
  )
})

it('K.6 new limits wait for the stakes at levels 2 and 3, and for nothing where only the float is kept', () => {
  const signed = (level: 1 | 2) => {
    const play = new Play().give({ type: 'setLevel', table: T1, level })
    play.give(
      { type: 'changeLimits', table: T1, minimum: 20, maximum: 200, as: 'management' },
      inspector,
    )
    return play.give({ type: 'signLimits', table: T1, as: 'control' }, desk)
  }
  expect(signed(1).table).toMatchObject({ limits: { minimum: 20 }, limitsAsked: null })
  expect(signed(2).table.limits.minimum).toBe(10)
  expect(signed(2).invite().table.limits.minimum).toBe(20)
})

it('K.5 a day on which nobody drew chips is closed without a tableau, any other with it', () => {
  const closes = { type: 'closeEvening' } as const
  expect(new Play(aDay({ players: 0 })).give(closes, desk).evening.status).toBe('closed')
  expect(new Play().refused(closes, desk)).toBe('K.5 tableau-first')
})

it('K.3 a settlement given upon an earlier state of the table is refused, and upon this one accepted', () => {
  const { evening, table } = new Play().invite().lay(1, 'nero', 20).call().rows(33, 36)
  const settles = { type: 'settleColpo', table: T1, invites: false } as const
  const upon = (moves: number) =>
    trenteGame.decide(evening, {
      ...{ id: 'c', at: 0, by: tablet, secrets: {} },
      command: settles,
      upon: { moves },
    })
  expect(upon(table.moves - 1)).toMatchObject({ refusal: { code: 'said-since' } })
  expect(upon(table.moves).accepted).toBe(true)
})

it('K.4 the float knows whether the latest colpo was void', () => {
  const coup = ({ evening }: Play) => sceneOf(evening).floor.tables[0]?.coup
  const play = new Play().invite().lay(1, 'nero', 20)
  expect(coup(play)).toEqual({ serial: 1, isVoid: false })
  const slip = { slip: 'shown-early', why: 'carta vista' } as const
  play.call().give({ type: 'voidColpo', table: T1, ...slip }, inspector)
  expect(coup(play)).toEqual({ serial: 1, isVoid: true })
  expect(coup(new Play().played([[1, 'nero', 20]], [33, 36]))).toEqual({ serial: 1, isVoid: false })
})

it('K.1 in a house with floats nobody is invited to stake before the box of the table is open', () => {
  const play = new Play().give({ type: 'declareFloat', settings: FLOAT_PROFILES.club }, desk)
  const invites = { type: 'inviteStakes', table: T1 } as const
  expect(play.refused(invites)).toBe('V.open-presence box-not-open')
  play.give({ type: 'declareFloat', settings: null }, desk).give(invites)
  expect(play.evening.tables[T1]?.colpo?.phase).toBe('open')
})
