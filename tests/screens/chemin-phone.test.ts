import { expect, it } from 'vitest'
import { ACTS_ON_PHONE, PLAY_ACTS } from '@/components/chemin-de-fer/member/acts/list'
import { actsShown, gapsIn } from '@/components/chemin-de-fer/member/acts/shown'
import { headlineOf } from '@/components/chemin-de-fer/member/headline'
import { ANY_SUM, quickSums } from '@/components/money/quickSums'
import { type CommandType, chemin } from '@/rules/chemin-de-fer/decider'
import { FLOAT_HOST } from '@/rules/chemin-de-fer/float'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import { asSeat, type SeatNumber } from '@/rules/chemin-de-fer/state/ids'
import { memberView } from '@/rules/chemin-de-fer/views/member'
import { floatArticles } from '@/rules/float/articles'
import { asChips } from '@/rules/kernel/chips'
import {
  beginAuction,
  bid,
  closeStep,
  imposeMano,
  passed,
} from '../rules/chemin-de-fer/support/seguito'
import { callsBanco, lay, open, withSuivi } from '../rules/chemin-de-fer/support/stakes'
import {
  after,
  aTable,
  desk,
  m,
  T1,
  withBank,
  withCoup,
} from '../rules/chemin-de-fer/support/table'

const CLOSE = { type: 'closeGame', table: T1 } as const
const GIVE = { type: 'giveCards', table: T1, member: m(2) } as const

function phoneOf(evening: Evening, n: number, stand: SeatNumber | null = null) {
  const view = memberView(evening, m(n), 0)
  const { table } = view.mine
  if (!table) throw new Error('no table on this phone')
  const acts = actsShown(PLAY_ACTS, table, view.offers, stand)
  return {
    gaps: gapsIn(view.offers),
    headline: headlineOf(table, view),
    buttons: acts.map(({ text, chips }) => (chips === null ? text : `${text} ${chips}`)),
  }
}

it('S.42a the buttons of a coup say the sums that they commit', () => {
  const { headline, buttons } = phoneOf(after(open(101), [lay(3, 40)]), 2)
  expect(headline).toMatchObject({ key: 'mayStake', isMine: true })
  expect(buttons).toEqual([
    'layStake',
    'callBanco 101',
    'callBancoBeside 61',
    'callTable 51',
    'playDifference 61',
  ])
})

it('S.15 after a stake the phone says what is in play, and offers to change or withdraw it', () => {
  const { headline, buttons } = phoneOf(after(open(), [lay(2, 40)]), 2)
  expect(headline).toMatchObject({ key: 'staked', chips: 40, isMine: false })
  expect(buttons).toContain('changeStake')
  expect(buttons).toContain('withdrawStake')
})

it('S.90a a member with the suivi is asked for it first', () => {
  const { headline, buttons } = phoneOf(withSuivi(open(), 4, 30), 4)
  expect(headline).toMatchObject({ key: 'maySuivi', chips: 100, provision: 'S.90a' })
  expect(buttons[0]).toBe('callSuivi 100')
  expect(buttons).toContain('renounceSuivi')
})

it('S.114a a standing member acts from one gap alone', () => {
  const { gaps, buttons } = phoneOf(open(), 9, asSeat(5))
  expect(gaps).toHaveLength(8)
  expect(buttons.filter((text) => text === 'layStake')).toHaveLength(1)
})

it('S.114a a standing member chooses among several tables, until chips of theirs lie at one', () => {
  const open = {
    type: 'openTable',
    seats: 9,
    minimum: asChips(10),
    level: 3,
    isLarge: false,
  } as const
  const two = after(aTable(), [open], desk)
  const { mine } = memberView(two, m(9), 0)
  expect([mine.table, mine.around.map(({ summary }) => summary.id)]).toEqual([null, ['T1', 'T2']])
  expect(memberView(two, m(2), 0).mine.around).toEqual([])
  const staked = after(withCoup(withBank(two, 1, 100)), [lay(9, 20)])
  expect(memberView(staked, m(9), 0).mine).toMatchObject({
    around: [],
    table: { summary: { id: T1 } },
  })
})

it('S.112 the phone of the player with the cards says so, and the others’ names them', () => {
  const given = after(open(), [lay(2, 60), lay(3, 40), CLOSE, GIVE])
  expect(phoneOf(given, 2).headline).toMatchObject({ key: 'cardsYours', isMine: true })
  expect(phoneOf(given, 3).headline).toMatchObject({ key: 'cards', who: m(2), isMine: false })
  expect(phoneOf(given, 1).headline).toMatchObject({ key: 'yourBankClosed', isMine: false })
})

it('S.38b a phone never acts for a neighbour', () => {
  const evening = after(open(), [lay(3, 60), callsBanco(4)])
  const { offers } = memberView(evening, m(2), 0)
  const named = offers.flatMap(({ payload }) => ('member' in payload ? [payload.member] : []))
  expect(new Set(named)).toEqual(new Set([m(2)]))
})

it('S.89 the palette’s holder is asked by name and price, the others wait', () => {
  const selling = passed(aTable(), 3, 80)
  expect(phoneOf(selling, 4).headline).toMatchObject({ key: 'seguitoYours', chips: 80 })
  expect(phoneOf(selling, 4).buttons).toEqual(['takeAltezza 80', 'letGo'])
  expect(phoneOf(selling, 6).headline).toMatchObject({ key: 'seguito', isMine: false, who: m(3) })
  expect(phoneOf(selling, 3).headline.key).toBe('seguitoOver')
})

it('S.101 at an auction the phone says the highest bid, and whose it is', () => {
  const auction = after(
    passed(aTable({ settings: { altezzaStanding: false, altezzaOutgoing: false } })),
    [closeStep, { type: 'beginAuction', table: T1 }, bid(5, 40)],
  )
  expect(phoneOf(auction, 5).headline).toMatchObject({ key: 'auctionYours', chips: 40 })
  expect(phoneOf(auction, 6).headline).toMatchObject({ key: 'auctionBid', who: m(5), isMine: true })
})

it('S.14 a banker between two coups sees that the bank is theirs', () => {
  const { headline, buttons } = phoneOf(withBank(aTable(), 1, 50), 1)
  expect(headline).toMatchObject({ key: 'yourBank', isMine: true })
  expect(buttons).toContain('addToBank')
})

it('a pad offers frequent sums within its bounds, by steps where bids go by steps', () => {
  expect(quickSums({ min: 1, max: 70, step: 1 }, asChips(10))).toEqual([10, 20, 50, 70])
  expect(quickSums({ min: 50, max: 90, step: 10 }, asChips(10))).toEqual([50, 60, 70, 90])
  expect(quickSums({ min: 30, max: 90, step: 1 }, asChips(100))).toEqual([30, 90])
  const often = [11, 12, 13, 14, 15, 16, 17].map(asChips)
  expect(quickSums({ min: 10, max: 70, step: 1 }, asChips(10), often)).toEqual([
    10, 14, 15, 16, 17, 70,
  ])
})

it('a pad for a cassa offers sums of the class and those drawn before, neither one chip nor a billion', () => {
  expect(quickSums(ANY_SUM, asChips(100))).toEqual([100, 200, 500, 1_000, 2_000])
  const before = [150, 300].map(asChips)
  expect(quickSums(ANY_SUM, asChips(100), before)).toEqual([100, 150, 200, 300, 500, 1_000])
  expect(quickSums({ min: 1, max: 7, step: 1 }, asChips(10), before)).toEqual([7])
})

/** Seen at the table, or with a screen of its own beside the phone's table. */
const AT_THE_TABLE: readonly CommandType[] = [
  'touchCards',
  'openDispute',
  'acknowledgeRuling',
  'stateToDispute',
  'withdrawDispute',
]

/** Commands of a house with a float: they are given at its posts. */
const OF_THE_FLOAT: readonly { readonly commands: object }[] = floatArticles(FLOAT_HOST)
const AT_THE_POSTS: ReadonlySet<string> = new Set(
  OF_THE_FLOAT.flatMap(({ commands }) => Object.keys(commands)),
)

it('every command of the game that a member may give has its place on the phone', () => {
  const forMembers = (Object.keys(chemin.commands) as CommandType[]).filter((type) =>
    (chemin.commands[type].may as readonly string[]).includes('socio'),
  )
  const without = forMembers.filter(
    (type) => !ACTS_ON_PHONE.includes(type) && !AT_THE_POSTS.has(type),
  )
  expect(without.filter((type) => !AT_THE_TABLE.includes(type))).toEqual([])
})

it('S.99 a member who must take the mano that nobody bought is told so, with the provision', () => {
  const unsold = after(
    passed(aTable({ settings: { altezzaStanding: false, altezzaOutgoing: false } })),
    [closeStep, beginAuction, imposeMano],
  )
  const { headline, buttons } = phoneOf(unsold, 4)
  expect(headline).toMatchObject({ key: 'imposed', provision: 'S.99', isMine: true })
  expect(buttons).toContain('openBank')
})
