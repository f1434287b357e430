import fc from 'fast-check'
import { expect, it } from 'vitest'
import { balance, bankOf, CASSA, isPhysical, unnamedOf } from '@/rules/chemin-de-fer/accounts'
import type { CheminCommand, CheminEvent, CommandType } from '@/rules/chemin-de-fer/decider'
import { chemin } from '@/rules/chemin-de-fer/decider'
import { offersOf } from '@/rules/chemin-de-fer/offers'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import type { Table } from '@/rules/chemin-de-fer/state/table'
import { asChips, sumOf } from '@/rules/kernel/chips'
import type { Actor } from '@/rules/kernel/decider'
import { accountsIn } from '@/rules/kernel/ledger'
import { cases } from '../../support/generated'
import { passed, whenPassed } from './support/seguito'
import { aTable, changed, inspector, m, phone, tableOf, tablet } from './support/table'

const KINDS = [
  'takeAltezza',
  'letGo',
  'closeStep',
  'speakStanding',
  'takeBackMano',
  'beginAuction',
  'bid',
  'awardAuction',
  'imposeMano',
  'dropPurchase',
  'cancelPurchase',
  'barFromBuying',
  'allowBuying',
  'offerPartner',
  'agreePartner',
  'takePartner',
  'askToAdd',
  'consentToAdd',
  'refuseToAdd',
] as const satisfies readonly CommandType[]

interface Pick {
  kind: number
  actor: number
  offer: number
  amount: number
}

const ACTORS: readonly Actor[] = [
  tablet,
  tablet,
  tablet,
  inspector,
  ...Array.from({ length: 10 }, (_, index) => phone(index + 1)),
]

/** One of the commands that this actor is offered, with an amount within its bounds; null when there is none. */
function chosen(evening: Evening, { kind, actor, offer, amount }: Pick) {
  const by = ACTORS[actor % ACTORS.length] ?? tablet
  const { openedAt } = tableOf(evening)
  const offers = KINDS.flatMap((_, index) =>
    offersOf(KINDS[(kind + index) % KINDS.length] ?? 'letGo', evening, by, openedAt).slice(0, 40),
  )
  const first = offers.filter(({ type }) => type === offers[0]?.type)
  const one = first[offer % Math.max(first.length, 1)]
  if (!one) return null
  const varied = Object.entries(one.bounds ?? {}).map(([field, { min, max, step }]) => {
    const count = Math.floor((max - min) / step) + 1
    return [field, min + step * (amount % Math.min(count, 30))]
  })
  const payload = { ...one.payload, ...Object.fromEntries(varied) }
  return { by, command: { type: one.type, ...payload } as CheminCommand }
}

/** The table of an event is still sound: no buyer whom the rows exclude, and one banker, offer or turn. */
function expectSound(before: Table, event: CheminEvent, after: Evening): void {
  const table = tableOf(after)
  if (event.type === 'seguitoTaken') {
    const { seguito, limits } = before
    const kinds = limits.filter(({ member }) => member === event.member).map(({ kind }) => kind)
    // S.97: taking one's own mano back is no purchase.
    if (event.step !== 'outgoing') expect(kinds).not.toContain('no-auction')
    if (event.step === 'auction') {
      expect([seguito?.outgoing, seguito?.outgoingSocio]).not.toContain(event.member)
      for (const kind of ['sold', 'passed', 'partner']) expect(kinds).not.toContain(kind)
    } else if (event.step === 'outgoing') expect(event.member).toBe(seguito?.outgoing)
    else {
      // Only the palette of a dropped purchase comes to the banker who passed (S.106).
      if (!seguito?.asksOutgoing) expect(event.member).not.toBe(seguito?.outgoing)
      expect(kinds).not.toContain('sold')
    }
  }
  const held = [table.mano, table.seguito, table.turn].filter((one) => one !== null)
  expect(held).toHaveLength(1)
  if (table.mano) {
    const { shares, banker, socio } = table.mano
    expect(sumOf(Object.values(shares))).toBe(balance(after, bankOf(table.id)))
    expect(Object.keys(shares).sort()).toEqual([banker, ...(socio === null ? [] : [socio])].sort())
  }
  const physical = accountsIn(after.accounts).filter(isPhysical)
  for (const account of physical) expect(after.accounts[account]).toBeGreaterThanOrEqual(0)
  const here = [...physical, unnamedOf(table.id)].map((account) => balance(after, account))
  expect(sumOf(here)).toBe(-balance(after, CASSA))
}

function give(evening: Evening, command: CheminCommand, by: Actor): Evening {
  const at = tableOf(evening).openedAt + tableOf(evening).moves
  const decision = chemin.decide(evening, { id: 'c', at, by, command, secrets: {} })
  if (!decision.accepted) throw new Error(`${command.type}: ${JSON.stringify(decision.refusal)}`)
  return decision.events.reduce((state, event) => {
    const next = chemin.evolve(state, event, { at, by })
    expectSound(tableOf(state), event, next)
    return next
  }, evening)
}

/** Nobody answers at this step: the next one, or the auction. */
function unanswered(evening: Evening): Evening {
  const [next] = (['closeStep', 'beginAuction'] as const).flatMap((kind) =>
    offersOf(kind, evening, tablet, tableOf(evening).openedAt),
  )
  return next
    ? give(evening, { type: next.type, ...next.payload } as CheminCommand, tablet)
    : evening
}

/** Ends an offer as the employee does when nobody speaks any more. */
function ended(evening: Evening): Evening {
  const next = (['awardAuction', 'imposeMano', 'beginAuction', 'closeStep'] as const)
    .flatMap((kind) => offersOf(kind, evening, tablet, tableOf(evening).openedAt))
    .at(0)
  if (!next) return evening
  return ended(give(evening, { type: next.type, ...next.payload } as CheminCommand, tablet))
}

const picks = fc.array(
  fc.record({ kind: fc.nat(40), actor: fc.nat(40), offer: fc.nat(40), amount: fc.nat(60) }),
  { maxLength: 30 },
)

it('S.101 any offers, answers and bids keep all chips, exclude whom the rows exclude, and end with one banker or a turn', () => {
  fc.assert(
    fc.property(
      fc.record({
        profile: fc.constantFrom('sanremo' as const, 'venezia' as const, 'club' as const),
        seated: fc.integer({ min: 1, max: 8 }),
        chips: fc.integer({ min: 60, max: 300 }),
        banker: fc.nat(9),
        isBoughtTie: fc.boolean(),
        hasSocio: fc.boolean(),
        isLevel2: fc.boolean(),
        /** Steps that nobody takes at before anybody speaks. */
        silent: fc.nat(4),
        picks,
      }),
      ({
        profile,
        seated,
        chips,
        banker,
        isBoughtTie,
        hasSocio,
        isLevel2,
        silent,
        picks: choices,
      }) => {
        const n = (banker % seated) + 1
        const bought = { origin: 'altezza', price: asChips(60), wins: 0, ties: 1 } as const
        const table = aTable({ profile, seats: 8, seated, chips })
        const socio = hasSocio
          ? { socio: m(seated + 1), shares: { [m(n)]: asChips(30), [m(seated + 1)]: asChips(30) } }
          : {}
        const start = passed(table, n, 60, { ...(isBoughtTie ? bought : {}), ...socio })
        let evening = changed(start, { level: isLevel2 ? 2 : 3 })
        for (let step = 0; step < silent; step += 1) evening = unanswered(evening)
        for (const choice of choices) {
          const one = chosen(evening, choice)
          if (one) evening = give(evening, one.command, one.by)
          const { mano } = tableOf(evening)
          // A mano taken is passed again after a win or a tie, as often as the choices last.
          if (mano && choice.amount % 3 === 0) {
            const wins = choice.amount % 2
            const given = { ...mano, coups: 1, wins, ties: 1 - wins }
            evening = whenPassed(changed(evening, { mano: given }))
          }
          if (tableOf(evening).turn !== null) break
        }
        const over = tableOf(ended(evening))
        expect(over.seguito).toBeNull()
        expect([over.mano, over.turn].filter((one) => one !== null)).toHaveLength(1)
      },
    ),
    { numRuns: cases(300) },
  )
})
