import { expect, it } from 'vitest'
import { balance, bankOf, CAGNOTTE, chipsOf } from '@/rules/chemin-de-fer/accounts'
import { verdictOf } from '@/rules/chemin-de-fer/judging/cards'
import { replayOfCoup } from '@/rules/chemin-de-fer/judging/replay'
import { considered } from '@/rules/chemin-de-fer/judging/ruling'
import { whatIfs } from '@/rules/chemin-de-fer/judging/what-if'
import { PROFILES } from '@/rules/chemin-de-fer/settings'
import { deputatoView, waitingDisputes } from '@/rules/chemin-de-fer/views/deputato'
import { asChips } from '@/rules/kernel/chips'
import { post, type Transfer } from '@/rules/kernel/ledger'
import { at, CARTA, opens, STANDS, shows, third } from './support/coup'
import { type Night, nightWithBank, stakes } from './support/night'
import { inspector, m, T1, tableOf } from './support/table'

const sought = { table: T1, coup: 1 }

/** Coup 1: m1's bank of 100 with 6 against m3's 60 and m5's 40; the punta has 3 and draws, the third as told. */
function coupPlayed(thirdCard = 2, end = true): Night {
  const night = nightWithBank().give([
    at({ type: 'announceBank', toutVa: false, seesStakes: false }),
    stakes(3, 60),
    stakes(5, 40),
    at({ type: 'closeGame' }),
    at({ type: 'giveCards', member: m(3) }),
    at({ type: 'dealCards' }),
    ...[CARTA, opens(6), third('punta', thirdCard), STANDS, shows(3)].map(at),
  ])
  return end ? night.give([at({ type: 'settleCoup' })]) : night
}

const dispute = at({
  type: 'openDispute',
  coup: 1,
  about: 'la terza carta',
  provision: 'V.values',
  contenders: [m(1), m(3)],
})

/** The chips of the transfers by account, each as its sum. */
const sums = (transfers: readonly Transfer[]) =>
  Object.fromEntries(Object.entries(post({}, transfers)).filter(([, chips]) => chips !== 0))

const thought = (night: Night, kind: string, result: string) =>
  (whatIfs(night.evening, night.events, sought) ?? []).filter(
    (one) => one.kind === kind && one.result === result,
  )

it('S.39a the inspector has beside a dispute the coup that it is about', () => {
  const { evening } = coupPlayed().give([dispute])
  expect(deputatoView(evening, m(9), 0).tables[0]?.disputes).toMatchObject([
    { about: 'la terza carta', settled: { serial: 1 } },
  ])
})

it('S.39a a coup is replayed step by step: stakes, cards, words, the holder with the row, and the end', () => {
  const { events } = coupPlayed()
  const replay = replayOfCoup(events, sought)
  expect(replay).toMatchObject({ coup: 1, banker: m(1) })
  const frames = replay?.frames ?? []
  expect(frames[0]).toMatchObject({ phase: 'open', bank: 100, bets: [], result: null })
  expect(frames[0]?.seats.slice(0, 2)).toEqual([
    { seat: 1, holder: m(1) },
    { seat: 2, holder: m(2) },
  ])
  const dealt = frames.map(({ punta, banco }) => [punta.isDealt, banco.isDealt].join())
  expect(dealt.slice(0, 3)).toEqual(Array(3).fill('false,false'))
  expect(dealt.slice(-3)).toEqual(Array(3).fill('true,true'))
  expect(frames.map(({ phase }) => phase).filter((one, i, all) => one !== all[i - 1])).toEqual([
    'open',
    'closed',
    'dealt',
    'spoken',
    'shown',
    'decided',
    'settled',
  ])
  const closed = frames.find(({ phase }) => phase === 'closed')
  expect(closed?.bets).toMatchObject([
    { member: m(3), chips: 60 },
    { member: m(5), chips: 40 },
  ])
  expect(frames.find(({ holder }) => holder)?.holder).toMatchObject({
    member: m(3),
    provision: 'S.51',
  })
  expect(frames.at(-1)).toMatchObject({
    result: 'banco',
    bank: 195,
    punta: { word: 'carta', point: 5 },
    banco: { word: 'no', point: 6 },
    end: { tax: 5, nextBank: 195, net: { m3: -60, m5: -40 } },
  })
  expect(frames.every(({ tells }) => tells.length > 0)).toBe(true)
})

it('C.5 a coup that was opened and taken back is not replayed; one settled again shows both', () => {
  const night = nightWithBank().give([
    at({ type: 'announceBank', toutVa: false, seesStakes: false }),
    at({ type: 'takeBack' }),
  ])
  expect(replayOfCoup(night.events, sought)).toBeNull()
  const again = coupPlayed().give([at({ type: 'takeBack' }), at({ type: 'settleCoup' })])
  const phases = replayOfCoup(again.events, sought)?.frames.map(({ phase }) => phase)
  expect(phases?.slice(-4)).toEqual(['decided', 'settled', 'decided', 'settled'])
})

it('S.39a with another result the chips that would move are those of a coup settled so', () => {
  const [punta] = thought(coupPlayed(), 'result', 'punta')
  expect(punta?.provision).toBe('V.values')
  // The bank gives back 95 won, and pays 100 more; the tax goes back too.
  expect(sums(punta?.transfers ?? [])).toEqual({
    [chipsOf(m(3))]: 120,
    [chipsOf(m(5))]: 80,
    [bankOf(T1)]: -195,
    [CAGNOTTE]: -5,
  })
  const [tie] = thought(coupPlayed(), 'result', 'tie')
  expect(sums(tie?.transfers ?? [])).toEqual({
    [chipsOf(m(3))]: 60,
    [chipsOf(m(5))]: 40,
    [bankOf(T1)]: -95,
    [CAGNOTTE]: -5,
  })
  expect(thought(coupPlayed(), 'result', 'banco')).toEqual([])
})

it('cf44 once the mano is over its owners pay, not a bank that another holds', () => {
  const lost = coupPlayed(5).give([at({ type: 'openBank', member: m(2), bank: 50 })])
  const [banco] = thought(lost, 'result', 'banco')
  expect(sums(banco?.transfers ?? [])).toEqual({
    [chipsOf(m(1))]: 195,
    [chipsOf(m(3))]: -120,
    [chipsOf(m(5))]: -80,
    [CAGNOTTE]: 5,
  })
})

it('S.42b with another holder the stakes that play are those of that call, with its row', () => {
  const night = nightWithBank().give([
    at({ type: 'announceBank', toutVa: false, seesStakes: false }),
    stakes(5, 40),
    at({
      type: 'callBanco',
      member: m(3),
      place: { kind: 'seat', seat: 3 },
      respects: [],
      helpers: [],
    }),
    at({ type: 'closeGame' }),
    at({ type: 'giveCards', member: m(3) }),
    at({ type: 'dealCards' }),
    ...[CARTA, opens(6), third('punta', 2), STANDS, shows(3)].map(at),
    at({ type: 'settleCoup' }),
  ])
  const [other, ...more] = thought(night, 'holder', 'banco')
  expect(more).toEqual([])
  expect(other).toMatchObject({ provision: 'S.51', isDue: false, matched: 40 })
  expect(sums(other?.transfers ?? [])).toEqual({
    [chipsOf(m(3))]: 100,
    [chipsOf(m(5))]: -40,
    [bankOf(T1)]: -57,
    [CAGNOTTE]: -3,
  })
})

it('S.131a S.134 an error that nobody reported is reckoned by its row', () => {
  const found = thought(coupPlayed(), 'consequence', 'void')
  expect(found.map(({ provision }) => provision)).toContain('S.134')
  const [muddled] = found.filter(({ provision }) => provision === 'S.134')
  expect(sums(muddled?.transfers ?? [])).toEqual({
    [chipsOf(m(3))]: 60,
    [chipsOf(m(5))]: 40,
    [bankOf(T1)]: -95,
    [CAGNOTTE]: -5,
  })
})

it('S.62 in a later coup the banker’s cards in the basket give the punta the coup', () => {
  const second = coupPlayed().give([
    at({ type: 'announceBank', toutVa: false, seesStakes: false }),
    stakes(3, 60),
    at({ type: 'closeGame' }),
    at({ type: 'giveCards', member: m(3) }),
    at({ type: 'dealCards' }),
    ...[CARTA, opens(6), third('punta', 2), STANDS, shows(3)].map(at),
    at({ type: 'settleCoup' }),
  ])
  const rows = (whatIfs(second.evening, second.events, { table: T1, coup: 2 }) ?? [])
    .filter(({ kind, result }) => kind === 'consequence' && result === 'punta')
    .map(({ provision }) => provision)
  expect(rows).toContain('S.62')
})

it('S.27 nothing is reckoned of a coup in play, nor of one that never was', () => {
  const night = coupPlayed(2, false)
  expect(whatIfs(night.evening, night.events, sought)).toBeNull()
  expect(whatIfs(night.evening, night.events, { table: T1, coup: 9 })).toBeNull()
})

it('V.values cards told again give points and result, and S.113c says where the draws were not the rule’s', () => {
  const settings = PROFILES.club
  expect(verdictOf({ punta: [3], banco: [6, 0] }, settings)).toBeNull()
  expect(verdictOf({ punta: [3, 0, 4], banco: [6, 0] }, settings)).toMatchObject({
    points: { punta: 7, banco: 6 },
    result: 'punta',
    notes: [],
  })
  const keysOf = (punta: number[], banco: number[]) =>
    verdictOf({ punta, banco }, settings)?.notes.map(({ key }) => key)
  expect(keysOf([2, 0], [6, 0])).toEqual(['puntaDraws'])
  expect(keysOf([7, 0, 1], [6, 0, 4])).toEqual(['puntaStands', 'bancoStands'])
  expect(keysOf([8, 0], [6, 0, 4])).toEqual(['naturalBars'])
  expect(keysOf([6, 0], [4, 0])).toEqual(['bancoDraws'])
})

it('S.39a a ruling thought of says which chips change, or why it is impossible now, and stores nothing', () => {
  const night = coupPlayed().give([dispute])
  const asked = { table: T1, dispute: 1, provision: null }
  const occasion = { at: 0, by: inspector }
  const transfers = [{ from: bankOf(T1), to: chipsOf(m(3)), chips: asChips(30) }]
  expect(considered(night.evening, { ...asked, transfers }, occasion)).toEqual({
    refusal: null,
    changes: expect.arrayContaining([
      { account: bankOf(T1), was: 195, is: 165 },
      { account: chipsOf(m(3)), was: 440, is: 470 },
    ]),
  })
  const tooMany = [{ from: bankOf(T1), to: chipsOf(m(3)), chips: asChips(300) }]
  expect(considered(night.evening, { ...asked, transfers: tooMany }, occasion)).toMatchObject({
    refusal: { code: 'account-holds-less', parts: { chips: { chips: 195 } } },
    changes: [],
  })
  expect(considered(night.evening, { ...asked, dispute: 9, transfers }, occasion)).toBeNull()
  night.give([at({ type: 'announceBank', toutVa: false, seesStakes: false })])
  expect(considered(night.evening, { ...asked, transfers: [] }, occasion)).toMatchObject({
    refusal: { code: 'coup-in-play' },
  })
})

it('S.39a cf44 a ruling that moves chips of the bank keeps the shares equal to it, and ends taking back', () => {
  const night = coupPlayed().give([dispute])
  const [tie] = thought(night, 'result', 'tie')
  night.give([
    at({
      type: 'ruleDispute',
      dispute: 1,
      inFavourOf: m(3),
      why: 'parità',
      provision: 'V.values',
      transfers: tie?.transfers,
    }),
  ])
  const { mano, steps, disputes } = tableOf(night.evening)
  expect(balance(night.evening, bankOf(T1))).toBe(100)
  expect(mano?.shares).toEqual({ m1: 100 })
  expect(balance(night.evening, CAGNOTTE)).toBe(0)
  expect(steps).toEqual([])
  expect(disputes[0]?.status).toBe('final')
  const last = replayOfCoup(night.events, sought)?.frames.at(-1)
  expect(last).toMatchObject({ phase: 'settled', bank: 100 })
})

it('S.39a the disputes of all tables wait for the inspector, and for an arbiter none', () => {
  const { evening } = coupPlayed().give([dispute])
  expect(waitingDisputes(evening, null)).toMatchObject([
    { table: { id: T1 }, dispute: { about: 'la terza carta', contenders: [m(1), m(3)] } },
  ])
  expect(waitingDisputes(evening, m(2))).toEqual([])
})

it('S.39a cf69 each member says four times what they saw, whatever others say', () => {
  const says = (n: number) =>
    at({ type: 'stateToDispute', dispute: 1, member: m(n), text: 'ho visto un sei' })
  const night = coupPlayed().give([dispute, ...[2, 2, 2, 2, 3, 3].map(says)])
  const decided = (n: number) => {
    try {
      night.give([says(n)])
      return 'accepted'
    } catch (error) {
      return String(error)
    }
  }
  expect(decided(2)).toContain('said-already')
  expect(decided(3)).toBe('accepted')
})
