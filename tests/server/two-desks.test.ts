import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { GAMES } from '@/server/games/index'
import { verifyClub } from '@/server/keeping/verify/club'
import { BlackJackDay } from '../support/black-jack'
import type { Day } from '../support/day'
import { cases } from '../support/generated'
import { House, type Person } from '../support/house'
import { Sala } from '../support/sala'

const PLAYERS = 3
const house = await House.open()
afterAll(() => house.close())

/** The sheet as a page shows it. */
interface Page {
  readonly closing: {
    readonly expected: Readonly<Record<string, number | null>>
    readonly counted: Readonly<Record<string, number>>
  } | null
  readonly tableau: { readonly gap: number; readonly closedAt: number | null }
}
/** A step of a desk: it looks at the screen again, or gives a command upon what it saw last, so many times. */
const step = fc.record({
  what: fc.constantFrom(
    'look',
    'count',
    'count',
    'count',
    'close',
    'ask',
    'confirm',
    'mark',
    'unmark',
  ),
  who: fc.nat(PLAYERS - 1),
  /** Chips more than expected. */
  more: fc.constantFrom(-1, 0, 0, 1),
  copies: fc.integer({ min: 1, max: 2 }),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** The command of a step upon a page; null where the page would not offer it. */
function commandOf(day: Day, { what, who, more }: Step, { closing, tableau }: Page) {
  const { gap, closedAt } = tableau
  const isChemin = day.game === 'chemin-de-fer'
  const member = day.who(who + 1)
  const line = {
    expected: closing?.expected[member] ?? null,
    counted: closing?.counted[member] ?? null,
  }
  const payment = { payment: who + 1, closedAt: closedAt ?? undefined }
  // A page has marks only where it shows the tableau closed.
  const marks = isChemin && closedAt !== null
  switch (what) {
    case 'count':
      return { type: 'countChips', member, chips: (line.expected ?? 0) + more, ...line }
    case 'close':
      return isChemin
        ? { type: 'closeTableau', settleBy: 'desk', imbalance: gap }
        : { type: 'closeTableau', gap }
    case 'ask':
      return { type: 'askReopening', why: 'contato male' }
    case 'confirm':
      return { type: 'reopen' }
    case 'mark':
      return marks ? { type: 'markReceived', ...payment } : null
    default:
      return marks ? { type: 'unmarkPayment', ...payment } : null
  }
}

/** Throws where the journal shows that a figure was overwritten, a tableau closed or a payment marked unread. */
async function holds(day: Day, given: ReadonlyMap<string, Record<string, unknown>>) {
  const rows = await house.database.sql<
    { commandId: string; type: string; at: string; event: Record<string, unknown> }[]
  >`select command_id, type, at, event from journal
     where stream_id = ${day.evening} order by position`
  const counted = new Map<unknown, unknown>()
  let closedAt: unknown
  for (const { commandId, type, at, event } of rows) {
    const command = given.get(commandId)
    if (!command) continue
    if (type === 'chipsCounted') {
      const { member, chips } = event
      const before = counted.get(member)
      if (before !== undefined && before !== chips) expect(command.counted).toBe(before)
      counted.set(member, chips)
    }
    if (type === 'tableauClosed') {
      expect(event.imbalance ?? event.gap).toBe(command.imbalance ?? command.gap)
      closedAt = Number(at)
    }
    if (type.startsWith('payment')) expect(command.closedAt).toBe(closedAt)
  }
  expect((await verifyClub(house.database.sql, GAMES, day.clubId)).findings).toEqual([])
}

/** Each desk takes its steps one after another, and both at once. */
async function played(day: Day, plans: readonly (readonly Step[])[], desks: readonly Person[]) {
  const given = new Map<string, Record<string, unknown>>()
  const look = async () => (await day.seenBy('desk')) as unknown as Page
  await Promise.all(
    desks.map(async ({ cookie }, at) => {
      let page = await look()
      for (const one of plans[at] ?? []) {
        const command = one.what === 'look' ? null : commandOf(day, one, page)
        if (!command) {
          page = await look()
          continue
        }
        house.now += 1
        const id = randomUUID()
        given.set(id, command)
        const { type, ...payload } = command
        const input = { evening: day.evening, id, ...payload }
        const answers = await Promise.all(
          Array.from({ length: one.copies }, () =>
            house.mutate(`${day.game}.${type}`, input, cookie),
          ),
        )
        for (const { status, error } of answers) {
          expect([200, 422]).toContain(status)
          if (status === 422)
            expect(error).toMatchObject({ refusal: { sentence: expect.anything() } })
        }
        expect(new Set(answers.map(({ status }) => status)).size).toBe(1)
      }
    }),
  )
  await holds(day, given)
}

for (const [game, open] of [
  ['chemin-de-fer', (slug: string) => Sala.open(house, slug, PLAYERS)],
  ['black-jack', (slug: string) => BlackJackDay.open(house, slug, PLAYERS)],
] as const)
  it(`${game}: of two desks at one count, neither overwrites, closes or marks what it has not read`, async () => {
    const plan = fc.array(step, { minLength: 60, maxLength: 90 })
    await fc.assert(
      fc.asyncProperty(fc.tuple(plan, plan), async (plans) => {
        const slug = `club-${randomUUID().slice(0, 8)}`
        const day = await open(slug)
        const other = await house.member(day.clubId, slug, '3', ['socio', 'segretario'])
        if (game === 'chemin-de-fer')
          for (const { id: member } of day.players)
            await day.must('desk', 'handCassa', { member, chips: 100 })
        await day.must('desk', 'beginCount')
        await played(day, plans, [day.desk, other])
      }),
      { numRuns: cases(2) },
    )
  })
