import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MemberId } from '@/rules/kernel/ids'
import { post, type Transfer } from '@/rules/kernel/ledger'
import { poker } from '@/rules/poker/decider'
import { NO_EVENING } from '@/rules/poker/evening'
import { CASSA, DIVARIO } from '@/rules/poker/money/accounts'
import { drawnBy } from '@/rules/poker/money/resti'
import { offersTo } from '@/rules/poker/offers'
import type { Table } from '@/rules/poker/state/table'
import { segretario } from '@/simulate/actors'
import { cases } from '../../support/generated'
import { frozen } from '../support/bench'
import { amministratore, deputato, socio, tavolo } from './support/people'
import { type Choice, tableOfFive } from './support/phrases'
import type { Scene } from './support/scene'
import { actorOf, anyStep, commandOf, type Step } from './support/steps'

const anySettings: fc.Arbitrary<Choice> = fc.record({
  uscita: fc.constantFrom(1, 7, 60),
  uscitaMode: fc.constantFrom('tutti', 'cartaro'),
  openingLevels: fc.constantFrom('JQK', 'K'),
  arrosage: fc.constantFrom(0, 3),
  onori: fc.constantFrom('nessuno', 'pagamento', 'pot'),
  onore: fc.constantFrom(1, 40),
  onoreMultiplier: fc.constantFrom(1, 3),
  passataConfirmedBy: fc.constantFrom('segretario', 'tavolo'),
  recountAbove: fc.constantFrom(null, 0),
})

/** Quadratura: the accounts sum to zero, nobody is below zero, the cashier gave out exactly the casse. */
function expectBalanced(table: Table) {
  const chips = Object.values(table.accounts)
  expect(chips.every(Number.isSafeInteger)).toBe(true)
  expect(chips.reduce((sum, of) => sum + of, 0)).toBe(0)
  for (const [account, held] of Object.entries(table.accounts))
    if (account !== CASSA && account !== DIVARIO) expect(held, account).toBeGreaterThanOrEqual(0)
  if (table.status === 'closed') return
  const drawn = Object.values(table.players).reduce((sum, player) => sum + drawnBy(player), 0)
  expect(drawn + (table.accounts[CASSA] ?? 0)).toBe(0)
}

function expectSheet({ tableau, accounts }: Table) {
  if (!tableau) return
  expect(tableau.rows.reduce((sum, { final }) => sum + final, 0)).toBe(0)
  for (const { result, shareChips } of tableau.rows)
    expect(Math.abs(shareChips)).toBeLessThanOrEqual(Math.abs(result))
  expect(Object.values(accounts).every((chips) => chips === 0)).toBe(true)
  const settled = new Map<MemberId | 'desk', number>(
    tableau.rows.map(({ member, final }) => [member, final]),
  )
  for (const { from, to, chips } of tableau.payments) {
    expect(chips).toBeGreaterThan(0)
    settled.set(from, (settled.get(from) ?? 0) + chips)
    settled.set(to, (settled.get(to) ?? 0) - chips)
  }
  for (const [member, left] of settled) if (member !== 'desk') expect(left).toBe(0)
}

/** Gives one step and checks the invariants that hold after any step. */
function taken(scene: Scene, step: Step): Scene {
  if (step.how === 'later')
    return scene.waiting(`00:${String(1 + ((step.picks[0] ?? 0) % 20)).padStart(2, '0')}`)
  const command = commandOf(scene, step)
  if (!command) return scene
  const by = actorOf(step)
  const decision = scene.decide(command, by)
  if (step.how === 'offer') expect(decision).toMatchObject({ accepted: true })
  if (!decision.accepted) return scene
  const next = scene.happening(decision.events, by)
  frozen(next.evening)
  for (const table of Object.values(next.evening.tables)) {
    const moved = decision.events.flatMap((event): readonly Transfer[] =>
      'transfers' in event && 'table' in event && event.table === table.id ? event.transfers : [],
    )
    for (const { chips } of moved) expect(chips).toBeGreaterThan(0)
    const before = scene.evening.tables[table.id]?.accounts ?? {}
    expect(post(before, moved)).toEqual(table.accounts)
    expectBalanced(table)
    expectSheet(table)
  }
  return next
}

describe('any evening', () => {
  it('conserves money, never goes below zero, and replays to the same state', () => {
    const evenings = fc.property(
      anySettings,
      fc.array(anyStep, { minLength: 40, maxLength: 120, size: 'max' }),
      (settings, steps) => {
        const start = tableOfFive(settings)
        frozen(start.evening)
        const end = steps.reduce(taken, start)
        const replayed = end.journal.reduce(
          (evening, { event, at, by }) => poker.evolve(evening, event, { at, by }),
          NO_EVENING,
        )
        expect(replayed).toEqual(end.evening)
        expect(JSON.stringify(replayed)).toBe(JSON.stringify(end.evening))
        const actors = [tavolo(), segretario, deputato(), amministratore, socio('verdi')]
        for (const by of actors)
          for (const { type, payload } of offersTo(end.evening, by, end.now)) {
            const command = { ...payload, type } as Parameters<Scene['decide']>[0]
            expect(end.decide(command, by), type).toMatchObject({ accepted: true })
          }
      },
    )
    fc.assert(evenings, { numRuns: cases(40), endOnFailure: true })
  })
})
