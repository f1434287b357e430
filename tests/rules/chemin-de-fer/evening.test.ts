import { expect, test } from 'vitest'
import { isPhysical, ownerOf } from '@/rules/chemin-de-fer/accounts'
import { type CheminCommand, type CheminEvent, chemin } from '@/rules/chemin-de-fer/decider'
import { areChipsKnown } from '@/rules/chemin-de-fer/evening'
import { offersTo } from '@/rules/chemin-de-fer/offers'
import { tellsOfEvent } from '@/rules/chemin-de-fer/sentences'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import { viewOf } from '@/rules/chemin-de-fer/views/view'
import { asChips, sumOf } from '@/rules/kernel/chips'
import type { Actor, Range } from '@/rules/kernel/decider'
import { membersIn } from '@/rules/kernel/ids'
import { type Account, accountsIn } from '@/rules/kernel/ledger'
import { textOf } from '@/rules/kernel/tell'
import { after, aTable, desk, inspector, phone, T1, tablet } from './support/table'

const MOVES = 250

/** A stream of numbers from 0 to below 1, the same for the same seed. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** Commands that move the game on are given most of the time, and those that only move people now and then. */
const ONWARD =
  /^(openBank|announceBank|call|layStake|closeGame|giveCards|dealCards|sayWord|showBank|tellPoints|enterResult|settleCoup|recordResult|passMano|takeAltezza|letGo|closeStep|bid|awardAuction|addToBank)/
/** Commands that end the evening or its table. */
const ENDING = /^(closeEvening|closeTable|beginCount|setSettings)$/

/** One of the commands that an actor may give now, with its amounts moved within their bounds. */
function chosen(evening: Evening, by: Actor, at: number, roll: () => number): CheminCommand | null {
  const all = offersTo(evening, by, at).filter(({ type }) => !ENDING.test(type))
  const onward = all.filter(({ type }) => ONWARD.test(type))
  const offers = onward.length > 0 && roll() < 0.9 ? onward : roll() < 0.3 ? all : []
  const types = [...new Set(offers.map(({ type }) => type))]
  const type = types[Math.floor(roll() * types.length)]
  const same = offers.filter((offer) => offer.type === type)
  const offer = same[Math.floor(roll() * same.length)]
  if (!offer) return null
  const bounds: Record<string, Range> = { ...offer.bounds }
  const moved = Object.entries(bounds).map(([field, { min, max, step }]) => {
    const steps = Math.min(40, Math.floor((max - min) / step))
    return [field, min + step * Math.floor(roll() * (steps + 1))] as const
  })
  const payload = roll() < 0.3 ? { ...offer.payload, ...Object.fromEntries(moved) } : offer.payload
  return { type: offer.type, ...payload } as CheminCommand
}

/** The accounts that may not stand as they do. */
const overdrafts = (evening: Evening): Account[] =>
  accountsIn(evening.accounts).filter(
    (account) =>
      (evening.accounts[account] ?? 0) < 0 &&
      isPhysical(account) &&
      (areChipsKnown(evening) || ownerOf(account) === null),
  )

const entries = (evening: Evening): number => evening.tables[T1]?.steps.length ?? 0

/** The table, but for its count of events, and every account, which taking back must restore. */
function atTable({ tables, accounts }: Evening) {
  const { moves: _, steps: __, ...table } = tables[T1] ?? { moves: 0, steps: [] }
  return { table, accounts: accountsIn(accounts).flatMap((one) => accounts[one] || []) }
}

/** The same after the latest entry is taken back. */
const undone = (evening: Evening) =>
  atTable(after(evening, [{ type: 'takeBack', table: T1 }], inspector))

/** Every sentence of an event has all its values, in both languages. */
function untold(event: CheminEvent): string[] {
  return tellsOfEvent(event).flatMap(({ sentence, parts }) =>
    [sentence.it, sentence.en]
      .map((words) => textOf(words, parts, () => '·'))
      .filter((text) => text.includes('—') || text.includes('undefined')),
  )
}

test.each([
  [1, 'club', 3],
  [2, 'sanremo', 3],
  [3, 'venezia', 3],
  [4, 'sanremo', 2],
  [5, 'club', 1],
] as const)(
  'C.3 evening %s of any play (%s, level %s) balances, is told and taken back, and settles to zero',
  (seed, profile, level) => {
    const roll = dice(seed)
    const actors = [tablet, tablet, inspector, desk, ...[1, 2, 3, 4, 9].map(phone)]
    let evening = aTable({ profile, level, chips: 1000 })
    let at = evening.openedAt
    for (let move = 0; move < MOVES; move++) {
      at += 1000
      const by = actors[Math.floor(roll() * actors.length)] ?? tablet
      const command = chosen(evening, by, at, roll)
      if (!command) continue
      const before = evening
      const decision = chemin.decide(evening, { id: 'c', at, by, command, secrets: {} })
      if (!decision.accepted) continue
      for (const event of decision.events) {
        evening = chemin.evolve(evening, event, { at, by })
        expect(untold(event)).toEqual([])
      }
      expect(sumOf(Object.values(evening.accounts))).toBe(0)
      expect([command.type, overdrafts(evening)]).toEqual([command.type, []])
      if (entries(evening) > entries(before)) expect(undone(evening)).toEqual(atTable(before))
    }
    for (const audience of [{ kind: 'board' }, { kind: 'table', table: T1 }] as const)
      expect(viewOf(evening, audience, at)).not.toBeNull()
    settled(evening)
  },
)

/** Brings the coup in play and the disputes to an end, counts everybody and closes the tableau. */
function settled(played: Evening): void {
  const tables = Object.values(played.tables)
  const still = after(
    played,
    tables
      .filter(({ coup }) => coup !== null)
      .map(({ id: table }) => ({ type: 'voidCoup', table, why: 'fine serata' })),
    inspector,
  )
  const quiet = after(
    still,
    tables.flatMap(({ id: table, disputes }) =>
      disputes
        .filter(({ status }) => status === 'open')
        .map(({ number: dispute }) => ({ type: 'withdrawDispute' as const, table, dispute })),
    ),
    inspector,
  )
  const counting = after(quiet, [{ type: 'beginCount' }], desk)
  const counted = after(
    counting,
    membersIn(counting.closing?.expected ?? {}).map((member) => ({
      type: 'countChips' as const,
      member,
      chips: counting.closing?.expected[member] ?? asChips(1000),
    })),
    desk,
  )
  const free = { ...counted, settings: { ...counted.settings, recountAbove: asChips(1_000_000) } }
  const { tableau, accounts } = after(free, [{ type: 'closeTableau', settleBy: 'desk' }], desk)
  const finals = tableau?.rows.map(({ final }) => final) ?? []
  expect(sumOf(finals) + (tableau?.tax ?? 0) + (tableau?.deposits ?? 0)).toBe(0)
  expect(Object.values(accounts).every((chips) => chips === 0)).toBe(true)
}
