import fc from 'fast-check'
import { asChips } from '@/rules/kernel/chips'
import type { Actor } from '@/rules/kernel/decider'
import { membersIn } from '@/rules/kernel/ids'
import { asAccount } from '@/rules/kernel/ledger'
import { nextToDeclare } from '@/rules/poker/colpo/parol'
import { offersTo } from '@/rules/poker/offers'
import { asTable } from '@/rules/poker/state/ids'
import type { Table } from '@/rules/poker/state/table'
import { segretario } from '@/simulate/actors'
import type { GivenOutcome } from './colpi'
import { amministratore, deputato, MEMBERS, socio, tavolo } from './people'
import type { GivenCommand, Scene } from './scene'

/** One step of a random evening: its actor, whether they take an offer, and numbers to choose by. */
export interface Step {
  who: number
  how: 'offer' | 'result' | 'count' | 'wild' | 'later'
  picks: number[]
}

export const anyStep: fc.Arbitrary<Step> = fc.record({
  who: fc.nat(7),
  how: fc.oneof(
    { weight: 6, arbitrary: fc.constant('offer' as const) },
    { weight: 12, arbitrary: fc.constant('result' as const) },
    { weight: 3, arbitrary: fc.constant('count' as const) },
    { weight: 3, arbitrary: fc.constant('wild' as const) },
    { weight: 1, arbitrary: fc.constant('later' as const) },
  ),
  picks: fc.array(fc.nat(2000), { minLength: 24, maxLength: 24 }),
})

const ACTORS: readonly Actor[] = [
  tavolo(),
  tavolo(),
  segretario,
  segretario,
  deputato(),
  amministratore,
  socio('rossi'),
  socio('viola'),
]

/** Results and corrections come from the desk; offers are taken by anybody. */
export function actorOf({ who, how }: Step): Actor {
  if (how === 'result' || how === 'wild') return segretario
  if (how === 'count') return who === 4 ? amministratore : who === 5 ? deputato() : segretario
  return ACTORS[who] ?? segretario
}

/** A fixed list of numbers, read one after another; zero after its end. */
class Picks {
  #next = 0
  constructor(readonly numbers: readonly number[]) {}
  below(limit: number): number {
    return (this.numbers[this.#next++] ?? 0) % Math.max(1, limit)
  }
  one<T>(of: readonly T[]): T | undefined {
    return of[this.below(of.length)]
  }
  yes(): boolean {
    return this.below(3) === 0
  }
}

/** The command of this step, or null when it has none. */
export function commandOf(scene: Scene, step: Step): GivenCommand | null {
  const pick = new Picks(step.picks)
  const table = scene.evening.tables[asTable('T1')]
  if (step.how === 'result' && table) return outcomeCommand(table, pick)
  if (step.how === 'wild' && table) return wild(table, pick)
  if (step.how === 'count' && table) return counting(table, pick)
  const offers = offersTo(scene.evening, actorOf(step), scene.now)
  const types = [...new Set(offers.map(({ type }) => type))]
  const lasting = types.filter((type) => !ENDINGS.has(type) || pick.below(12) === 0)
  const type = pick.one(lasting)
  const offer = pick.one(offers.filter((of) => of.type === type))
  return offer ? ({ ...offer.payload, type: offer.type } as GivenCommand) : null
}

/** Offers after which little is left to play; taken now and then. */
const ENDINGS = new Set([
  'leave',
  'waiveSeat',
  'closeEvening',
  'dissolve',
  'beginCount',
  'setLevel',
  'openDispute',
  'setPresence',
  'goAway',
])

/** Commands towards a closed tableau, and now and then back again. */
function counting(table: Table, pick: Picks): GivenCommand {
  const of = { table: 'T1' }
  if (table.tableau) {
    const payment = pick.below(table.tableau.payments.length + 1)
    const asked = table.tableau.reopenAskedBy !== null
    if (pick.yes())
      return asked ? { type: 'confirmReopen', ...of } : { type: 'askReopen', ...of, why: 'sbaglio' }
    return { type: pick.yes() ? 'markHanded' : 'markReceived', ...of, payment }
  }
  if (!table.closing)
    return pick.below(4) ? { type: 'deal', ...of, out: [] } : { type: 'beginCount', ...of }
  const missing = membersIn(table.players).filter(
    (member) => table.closing?.counted[member] === undefined,
  )
  const member = pick.one(missing)
  if (member && pick.below(8))
    return {
      type: 'countResto',
      ...of,
      member,
      chips: asChips(Math.max(0, (table.closing.expected[member] ?? 100) + pick.below(9) - 4)),
    }
  if (pick.below(4) === 0) return { type: 'resumePlay', ...of, level: 2 }
  if (pick.below(3) === 0) return { type: 'acceptImbalance', ...of }
  return { type: 'closeTableau', ...of, settleBy: pick.yes() ? 'desk' : 'members' }
}

/** Deals when nothing is in play; otherwise ends the colpo in some way. */
function outcomeCommand(table: Table, pick: Picks): GivenCommand {
  const next = table.parol && nextToDeclare(table, table.parol)
  if (next && !table.colpo)
    return { type: 'declareParol', table: 'T1', member: next, in: pick.below(4) > 0 }
  if (!table.colpo) return { type: 'deal', table: 'T1', out: pick.yes() ? [anybody(pick)] : [] }
  return { type: 'recordColpo', table: 'T1', outcome: outcome(table.colpo.players, pick, table) }
}

const anybody = (pick: Picks) => pick.one(MEMBERS) ?? 'rossi'

/** A result, usually possible: a bet that some players cover, some cannot cover and some do not meet. */
function outcome(players: readonly string[], pick: Picks, table: Table): GivenOutcome {
  const bet = pick.below(4) === 0 ? pick.below(400) : pick.below(30)
  const put = players
    .filter(() => !pick.yes())
    .map((member) => {
      const resto = table.accounts[asAccount(`resto:${member}`)] ?? 0
      return {
        member,
        chips: asChips(pick.below(8) === 0 ? pick.below(500) : Math.min(bet, resto)),
      }
    })
  const staying = put.filter(({ chips }) => chips > 0).map(({ member }) => member)
  const kind = pick.below(5)
  if (kind === 0) return { kind: 'nobody-opened' }
  if (kind === 1 && staying.length > 1) return { kind: 'parol', put, remainers: staying }
  const shuffled = [...staying].sort((a, b) => (pick.below(100) % 2 ? a.localeCompare(b) : 1))
  const first = shuffled[0] ?? anybody(pick)
  const ranking = pick.yes() ? [shuffled] : shuffled.map((member) => [member])
  const honours = pick.yes()
    ? [{ member: first, honour: 'poker' as const, unopposed: staying.length < 2 }]
    : []
  const refund = pick.below(6) === 0 ? (shuffled[1] ?? anybody(pick)) : null
  return { kind: 'won', put, ranking: ranking[0]?.length ? ranking : [[first]], honours, refund }
}

/** Any command that moves money or changes how money moves, sensible or not. */
function wild(table: Table, pick: Picks): GivenCommand {
  const member = anybody(pick)
  const colpo = pick.below(table.colpoNumber + 2) + 1
  const of = { table: 'T1', member }
  const players = table.colpi.find(({ number }) => number === colpo)?.players ?? [member]
  const commands: (() => GivenCommand)[] = [
    () => ({ type: 'askPassata', ...of, passate: pick.below(4) + 1 }),
    () => ({ type: 'confirmPassata', ...of }),
    () => ({ type: 'correctCassa', ...of, passate: pick.below(5) - 2 || 1, why: 'sbaglio' }),
    () => ({ type: 'setAllAltezza', ...of, on: pick.yes() }),
    () => ({
      type: 'correctColpo',
      table: 'T1',
      colpo,
      outcome: outcome(players, pick, table),
      why: 'sbaglio',
    }),
    () => ({ type: 'countResto', ...of, chips: asChips(pick.below(600)) }),
    () => ({
      type: 'annul',
      table: 'T1',
      provision: pick.one(['V.6', 'X.2', 'XII.3']) ?? 'V.6',
      why: '',
    }),
    () => ({ type: 'payUscita', ...of }),
    () => ({ type: 'splitParol', table: 'T1', parts: pick.yes() ? 2 : 3 }),
    () => ({ type: 'goAway', ...of }),
    () => ({ type: 'comeBack', ...of }),
    () => ({ type: 'resumePlay', table: 'T1' }),
    () => ({ type: 'declareParol', ...of, in: pick.yes() }),
    () => ({ type: 'leave', ...of, allowed: true, anyway: true, waive: false }),
  ]
  return (pick.one(commands) ?? (() => ({ type: 'beginCount', table: 'T1' })))()
}
