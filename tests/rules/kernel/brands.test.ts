import { describe, expect, it } from 'vitest'
import type { Unbranded } from '@/rules/kernel/brand'
import {
  asChips,
  type Chips,
  type ChipsByChips,
  equalParts,
  largest,
  minus,
  NO_CHIPS,
  negate,
  plus,
  sumOf,
  times,
  totalChips,
} from '@/rules/kernel/chips'
import { asMember, membersIn } from '@/rules/kernel/ids'
import { move } from '@/rules/kernel/ledger'
import { MemberId } from '@/rules/kernel/memberId'
import type { PokerCommand } from '@/rules/poker/decider'
import { POT, restoOf } from '@/rules/poker/money/accounts'
import { Settings } from '@/rules/poker/settings'
import { TableId } from '@/rules/poker/state/forms'
import { asSeat, asTable, type SeatNumber } from '@/rules/poker/state/ids'

const hundred = asChips(100)

describe('a fraction, a seat or a count does not compile as an amount of chips', () => {
  it('a number, a fraction, a count, what two amounts multiplied come to', () => {
    // @ts-expect-error a number may be anything
    const plain: Chips = 100
    // @ts-expect-error a third of the chips is a fraction
    const third: Chips = hundred / 3
    // @ts-expect-error how many amounts there are is a count
    const count: Chips = [hundred, hundred].length
    const product = 10_000 as ChipsByChips
    // @ts-expect-error the numerator of a share is chips by chips
    const numerator: Chips = product
    expect([plain, Math.floor(third), count, numerator]).toEqual([100, 33, 2, 10_000])
  })

  it('settings as they are read hold chips, and as they are written plain numbers', () => {
    const { passata, seats } = Settings.parse({ uscita: 1, passata: 100 })
    const drawn: Chips = times(passata, 2)
    // @ts-expect-error seats are a count
    const wrong: Chips = seats
    const written: Unbranded<Pick<Settings, 'passata'>> = { passata: 100 }
    expect([drawn, wrong, written.passata]).toEqual([200, 6, 100])
  })
})

describe('reckoning with chips', () => {
  it('gives the same whole numbers as plain arithmetic, and never a zero below zero', () => {
    expect(minus(plus(hundred, asChips(5)), asChips(10))).toBe(95)
    expect(negate(hundred)).toBe(-100)
    expect(negate(NO_CHIPS)).toBe(0)
    expect(sumOf([hundred, asChips(-30)])).toBe(70)
    expect(totalChips([{ chips: hundred }, { chips: asChips(1) }])).toBe(101)
    expect(largest([])).toBe(0)
  })

  it('C2 equal parts sum to the amount, the odd units to the first', () => {
    expect(equalParts(hundred, 3)).toEqual([34, 33, 33])
  })
})

describe('an amount or a member does not compile as a seat or an account', () => {
  it('a seat is no amount, an amount no seat, a number neither', () => {
    const third = asSeat(3)
    // @ts-expect-error a seat is no amount of chips
    const chips: Chips = third
    // @ts-expect-error an amount of chips is no seat
    const seat: SeatNumber = hundred
    // @ts-expect-error a number may be anything
    const plain: SeatNumber = 3
    expect([chips, seat, plain]).toEqual([3, 100, 3])
  })

  it('a member is no account, although theirs bears their name', () => {
    // @ts-expect-error chips move between accounts, not between members
    expect(move(asMember('rossi'), POT, hundred)).toHaveLength(1)
    expect(move(restoOf(asMember('rossi')), POT, hundred)).toHaveLength(1)
  })
})

describe('a member or a table does not compile as the other, nor as a string', () => {
  it('a string is no member and no table; a table is no member, a member no table', () => {
    // @ts-expect-error a string may be anything
    const plain: MemberId = 'rossi'
    // @ts-expect-error a string may be anything
    const written: TableId = 'T1'
    // @ts-expect-error a table is no member
    const member: MemberId = asTable('T1')
    // @ts-expect-error a member is no table
    const table: TableId = asMember('rossi')
    expect([plain, written, member, table]).toEqual(['rossi', 'T1', 'T1', 'rossi'])
  })

  it('a command as it is read names members and tables, and as it is written plain strings', () => {
    type Leave = Extract<PokerCommand, { type: 'leave' }>
    const who: Leave['member'] = MemberId.parse('rossi')
    const where: Leave['table'] = TableId.parse('T1')
    // @ts-expect-error the table in the place of the member
    const swapped: Pick<Leave, 'member'> = { member: where }
    const plain: Unbranded<Pick<Leave, 'table' | 'member'>> = { table: 'T1', member: 'rossi' }
    expect([who, where, swapped.member, plain.member]).toEqual(['rossi', 'T1', 'T1', 'rossi'])
  })

  it('a record by member is read by a member, and its keys are members', () => {
    const stakes: Readonly<Record<MemberId, number>> = { [asMember('rossi')]: 5 }
    const [rossi] = membersIn(stakes)
    // @ts-expect-error a table has no stake
    expect(stakes[asTable('T1')]).toBeUndefined()
    expect(rossi && stakes[rossi]).toBe(5)
  })
})
