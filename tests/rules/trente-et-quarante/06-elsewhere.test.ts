import { expect, it } from 'vitest'
import { bancoOf, chipsOf } from '@/rules/banked/accounts'
import { asPlayer } from '@/rules/banked/ids'
import { tableBook } from '@/rules/banked/views/book'
import { copyCounts, type Rank } from '@/rules/kernel/cards'
import { asChips } from '@/rules/kernel/chips'
import type { Actor } from '@/rules/kernel/decider'
import { asMember } from '@/rules/kernel/ids'
import { sceneOf } from '@/rules/trente-et-quarante/bench'
import { offersTo } from '@/rules/trente-et-quarante/offers'
import { isUpheld } from '@/rules/trente-et-quarante/state/dispute'
import { aDay, desk, inPrison, inspector, Play, p, phone, T1, tablet } from './support/table'

const dealt = (nero = 33, rosso = 36) =>
  new Play().invite().lay(1, 'nero', 20).lay(2, 'rosso', 40).call().rows(nero, rosso)
const claim = {
  type: 'openDispute',
  table: T1,
  about: 'ho puntato sul nero',
  provision: null,
} as const
const ruled = (transfers: { from: string; to: string; chips: number }[] = []) => ({
  type: 'ruleDispute' as const,
  table: T1,
  dispute: 1,
  why: 'visto dal tavolo',
  inFavourOf: null as string | null,
  provision: 'T.3.4',
  transfers,
})
const ruling = ruled()
const back = { type: 'takeBack', table: T1 } as const
const settle = { type: 'settleColpo', table: T1, invites: false } as const

it('T.10 E2 a card too many: the inspector has the rows rebuilt by the order of the cards, and those left over are out', () => {
  const play = new Play().invite().lay(1, 'nero', 20).call().cards('K Q J 3 K Q J')
  play.give(
    {
      type: 'rebuildRows',
      table: T1,
      slip: 'surplus-card',
      why: 'una carta di troppo',
      cards: ['K', 'Q', 'J', '3', 'K', 'Q', 'J', '6', '9'],
      first: 'nero',
    },
    inspector,
  )
  expect(play.colpo).toMatchObject({
    phase: 'settling',
    rows: { nero: ['K', 'Q', 'J', '3'], rosso: ['K', 'Q', 'J', '6'], first: 'nero' },
  })
  expect(play.table.taglia.out).toEqual(copyCounts({ 3: 1, 6: 1, 9: 1, J: 2, Q: 2, K: 2 }))
  play.settle()
  expect(play.outcomes).toEqual(['won'])
  expect(play.last.incidents).toMatchObject([{ provision: 'T.10', slip: 'surplus-card' }])
})

it('K.4 T.10 a ruling on a colpo of an earlier taglia is in the result of its own taglia', () => {
  const mixed = (play: Play) =>
    play
      .give({ type: 'mixCards', table: T1 })
      .give({ type: 'cutCards', table: T1, player: p(1), witness: null })
      .give({ type: 'burnCards', table: T1 })
  const play = mixed(new Play(aDay({ taglia: {} })).give({ type: 'layOutPacks', table: T1 }))
  play.invite().lay(1, 'nero', 20).call().rows(33, 36)
  play.give({ ...claim, player: p(1) }, phone(1))
  play.give({ type: 'voidColpo', table: T1, slip: 'shown-early', why: 'carta vista' }, inspector)
  mixed(play.give({ type: 'endTaglia', table: T1 })).played([[2, 'nero', 40]], [33, 36])
  const sums = () => tableBook(sceneOf(play.evening), play.table).shoes.map(({ won }) => won)
  const before = sums()
  play.give(ruled([{ from: bancoOf(T1), to: chipsOf(asMember('m1')), chips: 20 }]), inspector)
  expect([before, sums()]).toEqual([
    [0, -60],
    [-20, -60],
  ])
})

it('T.10 E2 the inspector may have the colpo void: every stake, free or imprisoned, is as before it', () => {
  const play = inPrison().invite().lay(2, 'rosso', 40).call().cards('K Q')
  const before = { cloth: play.cloth, accounts: play.evening.accounts }
  const slip = { type: 'voidColpo', table: T1, slip: 'shown-early', why: 'carta vista' } as const
  expect(play.refused(slip, phone(1))).toBe('null not-allowed')
  play.give(slip, inspector)
  expect({ cloth: play.cloth, accounts: play.evening.accounts }).toEqual(before)
  expect(play.last).toMatchObject({ isVoid: true, won: 0 })
})

it('T.10 E2 a ruling on a slip cites it and is final at once, for the massimario', () => {
  const play = dealt()
  const slip = { slip: 'wrong-announcement', why: 'annunciato 34' } as const
  play.give({ type: 'voidColpo', table: T1, ...slip }, inspector)
  expect(play.events.map(({ type }) => type)).toEqual([
    'colpoVoided',
    'disputeOpened',
    'disputeRuled',
  ])
  expect(play.events[2]).toMatchObject({ provision: 'T.10', final: true, why: 'annunciato 34' })
  expect(play.table.disputes).toMatchObject([{ status: 'final', coup: 1 }])
})

it('T.10 a claim halts the settling until it is ruled on', () => {
  const play = dealt().give({ ...claim, player: p(1) }, phone(1))
  expect(play.refused(settle)).toBe('null claim-waits')
  expect(play.refused({ ...claim, player: p(1) }, phone(1))).toBe('null claimed-already')
  play.give(ruling, inspector).give(settle)
  expect(play.table.disputes).toMatchObject([
    { status: 'final', contenders: ['m1'], decision: { provision: 'T.3.4' } },
  ])
  expect(play.refused(ruling, inspector)).toBe('null no-open-claim')
})

it('T.10 one claim at a time, of a person without a name too; another person claims beside it, and anew once it is ruled on', () => {
  const unnamed = asPlayer('@1')
  const play = new Play().invite().lay(1, 'nero', 20)
  play.give({ type: 'layStake', table: T1, player: unnamed, chance: 'nero', chips: 20 })
  play
    .call()
    .rows(33, 36)
    .give({ ...claim, player: unnamed })
  expect(play.refused({ ...claim, player: unnamed })).toBe('null claimed-already')
  play.give({ ...claim, player: p(1) }, phone(1)).give(ruling, inspector)
  expect(play.give({ ...claim, player: unnamed }).table.disputes).toMatchObject([
    { status: 'final', player: unnamed, contenders: [] },
    { status: 'open', player: 'm1' },
    { status: 'open', player: unnamed },
  ])
})

it('T.10 a claim is refused before a card is shown and after the colpo, and from a person without a stake', () => {
  const play = new Play().invite().lay(1, 'nero', 20)
  expect(play.refused({ ...claim, player: p(1) })).toBe('null colpo-over')
  play.call().rows(33, 36)
  expect(play.refused({ ...claim, player: p(3) })).toBe('null no-stake-there')
  play.settle()
  expect(play.refused({ ...claim, player: p(1) })).toBe('null colpo-over')
})

it('T.10 a claim is given up by the person who made it, by the tablet or by an officer', () => {
  const play = dealt().give({ ...claim, player: p(1) }, phone(1))
  const drop = { type: 'withdrawDispute', table: T1, dispute: 1 } as const
  expect(play.refused(drop, phone(2))).toBe('null not-yours')
  play.give(drop, phone(1)).give(settle)
  expect(play.table.disputes).toMatchObject([{ status: 'withdrawn' }])
})

it('T.10 K.5 E5 a claim that outlives its colpo is ruled on or given up after its table is closed, and before the count', () => {
  const closed = () => {
    const play = dealt().give({ ...claim, player: p(1) }, phone(1))
    play.give({ type: 'voidColpo', table: T1, slip: 'shown-early', why: 'carta vista' }, inspector)
    return play.give({ type: 'closeTable', table: T1 }, inspector)
  }
  const offered = (play: Play, by: Actor) =>
    offersTo(play.evening, by, play.at).map(({ type }) => type)
  const play = closed()
  expect(play.refused({ type: 'beginCount' }, desk)).toBe('null claim-waits')
  expect(play.refused({ type: 'closeEvening' }, desk)).toBe('null claim-waits')
  expect(offered(play, inspector)).toEqual(
    expect.arrayContaining(['ruleDispute', 'withdrawDispute']),
  )
  expect(offered(play, phone(1))).toContain('withdrawDispute')
  expect(offered(play, phone(2))).not.toContain('withdrawDispute')
  play.give(ruled([{ from: bancoOf(T1), to: 'chips:m1', chips: 20 }]), inspector)
  expect(play.give({ type: 'beginCount' }, desk).won(1)).toBe(20)
  closed()
    .give({ type: 'withdrawDispute', table: T1, dispute: 1 }, phone(1))
    .give({ type: 'beginCount' }, desk)
})

it('T.10 a ruling moves chips between those who take part and the bank, and no others', () => {
  const play = dealt().give({ ...claim, player: p(1) }, phone(1))
  const pay = (from: string, chips: number) => ruled([{ from, to: chipsOf(asMember('m1')), chips }])
  expect(play.refused(pay('cassa', 20), inspector)).toBe('null account-not-here')
  expect(play.refused(pay('chips:m2', 90_000), inspector)).toBe('null not-enough-chips')
  expect(play.refused({ ...ruling, inFavourOf: 'm3' }, inspector)).toBe('null rule-for-a-contender')
  play.give({ ...pay(bancoOf(T1), 20), inFavourOf: 'm1' }, desk)
  expect(play.won(1)).toBe(0)
})

it('T.10 E4 K.3 a tablet takes no disputed colpo back after the ruling, and nothing before one that moved chips is', () => {
  const play = dealt().give({ ...claim, player: p(1) }, phone(1))
  play.give(ruled([{ from: bancoOf(T1), to: 'chips:m1', chips: 200 }]), inspector).give(settle)
  expect([play.won(1), play.won(2)]).toEqual([220, -40])
  expect(play.refused(back)).toBe('K.3 inspector-takes-back')
  play.give(back, inspector)
  for (const by of [tablet, inspector]) expect(play.refused(back, by)).toBe('K.3 before-a-ruling')
  expect([play.settle().won(1), play.won(2)]).toEqual([220, -40])
})

it('T.10 E4 K.3 entries before a claim are the inspector’s to take back until it is given up; later ones are not', () => {
  const play = new Play().invite().lay(1, 'nero', 20).call().cards('K Q J')
  play.give({ ...claim, player: p(1) }, phone(1))
  expect(play.refused(back)).toBe('K.3 inspector-takes-back')
  play.cards('4').give(back).give(ruling, inspector).cards('3').give(back)
  expect(play.colpo.rows.nero).toEqual(['K', 'Q', 'J'])
  expect(play.refused(back)).toBe('K.3 inspector-takes-back')
  expect(play.give(back, inspector).colpo.rows.nero).toEqual(['K', 'Q'])
  const dropped = dealt().give({ ...claim, player: p(1) }, phone(1))
  dropped.give({ type: 'withdrawDispute', table: T1, dispute: 1 }, phone(1)).give(back)
  expect(dropped.colpo.phase).toBe('rosso')
})

it('T.10 E4 K.3 a ruling about the colpo before leaves the entries of this one to the tablet', () => {
  const play = dealt().give({ ...claim, player: p(1) }, phone(1))
  play.give({ type: 'voidColpo', table: T1, slip: 'shown-early', why: 'carta vista' }, inspector)
  play.invite().lay(1, 'rosso', 20)
  play.give(ruled([{ from: bancoOf(T1), to: 'chips:m1', chips: 20 }]), inspector).give(back)
  expect(play.cloth).toEqual(['m1 nero 20', 'm2 rosso 40'])
})

it('T.10 E4 K.3 a tablet undoes neither a void colpo nor rows rebuilt by the inspector', () => {
  const slip = { table: T1, slip: 'shown-early', why: 'carta vista' } as const
  const play = dealt().give({ ...slip, type: 'voidColpo' }, inspector)
  expect(play.refused(back)).toBe('K.3 inspector-takes-back')
  expect(play.give(back, inspector).colpo.phase).toBe('settling')
  const cards: Rank[] = ['K', 'Q', 'J', '3']
  const rebuilt = { ...slip, type: 'rebuildRows' as const, cards, first: 'nero' as const }
  play.give(rebuilt, inspector)
  expect(play.refused(back)).toBe('K.3 inspector-takes-back')
  expect(play.cards('6').give(back).colpo.rows).toMatchObject({ nero: cards, rosso: [] })
})

it('T.11 E3 a version of the customs has its author and its hour, begins between two taglie, and every colpo keeps its own', () => {
  const play = new Play().played([[1, 'nero', 20]], [33, 36])
  const settings = { ...play.table.settings, zero: 'nested' } as const
  const version = { type: 'setVersion', table: T1, settings, note: 'prova' } as const
  expect(play.refused(version, inspector)).toBe('T.11 taglia-runs')
  play.give({ type: 'endTaglia', table: T1 }).give(version, inspector)
  expect(play.table.versions).toMatchObject([
    { number: 1 },
    { number: 2, by: 'deputato', note: 'prova', settings: { zero: 'nested' } },
  ])
  expect(play.last.version).toBe(1)
})

it('T.11 T.6.2 a version with customs that contradict each other is refused as at the opening', () => {
  const play = new Play().played([[1, 'nero', 20]], [33, 36]).give({ type: 'endTaglia', table: T1 })
  const settings = { ...play.table.settings, multiple: 100, step: 6 }
  const version = { type: 'setVersion', table: T1, settings, note: '' } as const
  expect(play.refused(version, inspector)).toBe('T.6.2 multiple-not-in-steps')
})

it('T.11 K.6 D1 a version whose step the limits in force, or those that wait, do not fit is refused', () => {
  const play = new Play().played([[1, 'nero', 20]], [33, 36]).give({ type: 'endTaglia', table: T1 })
  const stepped = (step: number) => {
    const settings = { ...play.table.settings, multiple: 120 * 100, step }
    return { type: 'setVersion', table: T1, settings, note: '' } as const
  }
  const { minimum, maximum } = play.table.limits
  expect([minimum % 6, maximum % 6, minimum % 10, maximum % 10]).toEqual([4, 2, 0, 0])
  expect(play.refused(stepped(6), inspector)).toBe('K.6 not-in-steps')
  const asked = { table: T1, minimum: 12, maximum: 1_200 }
  play.give({ type: 'changeLimits', ...asked, as: 'control' }, inspector)
  // Those asked for would fit it, those in force do not.
  expect(play.refused(stepped(6), inspector)).toBe('K.6 not-in-steps')
  expect(play.refused(stepped(10), inspector)).toBe('K.6 not-in-steps')
  expect(play.give(stepped(2), inspector).table.versions).toHaveLength(2)
})

it('T.11 a premium in force is decided under the version it was paid under', () => {
  const play = new Play().invite().lay(1, 'nero', 500).insure(1, 'nero', 500).colpoOf(35, 35)
  play.give({ type: 'endTaglia', table: T1 })
  const { settings } = play.table
  expect(play.refused({ type: 'setVersion', table: T1, settings, note: '' }, inspector)).toBe(
    'T.11 premium-in-force',
  )
})

it('T.10 rows are rebuilt only where cards are kept, and only with cards that the taglia holds', () => {
  const rebuilt = (cards: readonly ('K' | '3')[]) => ({
    type: 'rebuildRows' as const,
    table: T1,
    slip: 'wrong-row' as const,
    why: 'per ordine',
    cards: [...cards],
    first: 'rosso' as const,
  })
  const play = new Play(aDay({ taglia: { number: 1, step: 'in-play', unseen: 5, out: { K: 23 } } }))
  play.invite().lay(1, 'nero', 20).call().cards('K')
  expect(play.refused(rebuilt(['K', 'K']), inspector)).toBe('T.1.1 none-left')
  play.give(rebuilt(['K', '3']), inspector)
  expect(play.colpo.rows).toEqual({ nero: ['K', '3'], rosso: [], first: 'rosso' })
  const two = new Play(aDay({ settings: { level: 2 } })).invite().lay(1, 'nero', 20).call()
  expect(two.refused(rebuilt(['K']), inspector)).toBe('null not-at-this-level')
})

it('T.10 a ruling is for the claimant whom it names, or whom the bank pays, and not where they give back', () => {
  const [banco, own] = [bancoOf(T1), chipsOf(asMember('m1'))]
  const moves = (from: typeof own, to: typeof own) => [{ from, to, chips: asChips(5) }]
  expect(isUpheld({ inFavourOf: asMember('m1'), transfers: [] })).toBe(true)
  expect(isUpheld({ inFavourOf: null, transfers: moves(banco, own) })).toBe(true)
  expect(isUpheld({ inFavourOf: null, transfers: moves(own, banco) })).toBe(false)
  expect(isUpheld({ inFavourOf: null, transfers: [] })).toBe(false)
})
