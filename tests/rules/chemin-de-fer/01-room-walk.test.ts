import { expect, test } from 'vitest'
import { BOOK, isPhysical, ownerOf } from '@/rules/chemin-de-fer/accounts'
import { type CheminEvent, chemin } from '@/rules/chemin-de-fer/decider'
import { bankAt } from '@/rules/chemin-de-fer/mano/money'
import { offersTo } from '@/rules/chemin-de-fer/offers'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import { sumOf } from '@/rules/kernel/chips'
import { accountsIn } from '@/rules/kernel/ledger'
import { cases } from '../../support/generated'
import { aTable, inspector, tableOf } from './support/table'

/** Acts that end the play for good; the others are tried in any order. */
const ENDING =
  /^(closeTable|closeEvening|beginCount|openTable|setLevel|takeBack|setSettings|setMinimum|openDispute|amend)/
/** Acts that empty the table or stop it: tried once in a while, so that play goes on. */
const RARE =
  /^(leaveSeat|reportUnmarked|declareAbsent|refuseMano|changePacks|sendOut|stopGame|stepAway|report|set|mark|bar|correct|void|deposit|change|hand|ask)/

/** Numbers from 0 that look random, the same for the same seed. */
function drawn(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1103515245 + 12345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * below)
  }
}

function playOn(start: Evening, seed: number, steps: number, check: (evening: Evening) => void) {
  const draw = drawn(seed)
  let evening = start
  const told: string[] = []
  for (let step = 0; step < steps; step++) {
    const isRare = draw(12) === 0
    const all = offersTo(evening, inspector, step).filter(
      ({ type }) => !ENDING.test(type) && (isRare || !RARE.test(type)),
    )
    const kinds = [...new Set(all.map(({ type }) => type))]
    const kind = kinds[draw(kinds.length)]
    const offers = all.filter(({ type }) => type === kind)
    const offer = offers[draw(offers.length)]
    if (!offer) continue
    const command = { type: offer.type, ...offer.payload } as never
    const envelope = { id: `w${step}`, at: step, by: inspector, command, secrets: {} }
    const decision = chemin.decide(evening, envelope)
    if (!decision.accepted) throw new Error(`${offer.type} was offered and refused`)
    told.push(offer.type)
    const events: readonly CheminEvent[] = decision.events
    for (const event of events) {
      if ('transfers' in event && (event.transfers?.length ?? 0) > 0)
        expect(event).toMatchObject({ book: BOOK })
      evening = chemin.evolve(evening, event, { at: step, by: inspector })
    }
    try {
      check(evening)
    } catch (cause) {
      throw new Error(`after ${told.slice(-12).join(', ')}`, { cause })
    }
  }
}

function checkTable(evening: Evening) {
  const table = tableOf(evening)
  const { mano, seguito, turn, seats, limits } = table
  expect(sumOf(Object.values(evening.accounts))).toBe(0)
  // Below level 3 the book does not follow the chips before the members.
  for (const account of accountsIn(evening.accounts))
    if (isPhysical(account) && (table.level === 3 || ownerOf(account) === null))
      expect(evening.accounts[account]).toBeGreaterThanOrEqual(0)
  const held = seats.flatMap(({ holder }) => holder ?? [])
  expect(new Set(held).size).toBe(held.length)
  expect([mano, seguito, turn].filter((one) => one !== null).length).toBeLessThanOrEqual(1)
  if (turn !== null) expect(seats.find(({ number }) => number === turn)?.holder).not.toBeNull()
  expect(mano === null ? 0 : sumOf(Object.values(mano.shares))).toBe(bankAt(evening, table))
  for (const { member, kind } of limits)
    if (kind === 'moved-forward') expect(held).toContain(member)
}

test.each([3, 2] as const)(
  'S.22 every act that is offered is accepted, chips are kept, and the sabot is before one holder, at level %i',
  (level) => {
    for (let seed = 1; seed <= cases(12); seed++)
      playOn(
        aTable({ level, seats: 6, chips: 200, settings: { minSeated: 3 } }),
        seed,
        120,
        checkTable,
      )
  },
)
