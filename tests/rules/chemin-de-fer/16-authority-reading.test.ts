import { expect, it } from 'vitest'
import { chipsOf } from '@/rules/chemin-de-fer/accounts'
import type { CheminCommand } from '@/rules/chemin-de-fer/decider'
import { chemin } from '@/rules/chemin-de-fer/decider'
import { offersOf } from '@/rules/chemin-de-fer/offers'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import { movedTell } from '@/rules/chemin-de-fer/telling/moved'
import { memberView } from '@/rules/chemin-de-fer/views/member'
import { noticesBetween } from '@/rules/chemin-de-fer/views/notices'
import { asChips } from '@/rules/kernel/chips'
import { type Part, textOf } from '@/rules/kernel/tell'
import { at } from './support/coup'
import { after, aTable, inspector, m, phone, refusalOf, tableOf, tablet } from './support/table'

const disputed = (): Evening =>
  after(aTable(), [
    at({
      type: 'openDispute',
      coup: 0,
      about: 'un posto',
      provision: null,
      contenders: [m(1), m(2)],
    }),
  ])

/** m3, who contends nothing, gives 30 to m1. */
const ruling = at({
  type: 'ruleDispute',
  dispute: 1,
  inFavourOf: m(1),
  why: 'il posto era suo',
  provision: 'S.8a',
  transfers: [{ from: chipsOf(m(3)), to: chipsOf(m(1)), chips: asChips(30) }],
})
const ruled = (): Evening => after(disputed(), [ruling], inspector)

const read = (member: ReturnType<typeof m> | null): CheminCommand =>
  at({ type: 'acknowledgeRuling', dispute: 1, member })

const rulingsOf = (evening: Evening, n: number) => memberView(evening, m(n), 0).mine.rulings

it('S.39a a ruling waits on the tablet and on the phones of those it concerns, until each acknowledges it', () => {
  expect(offersOf('acknowledgeRuling', disputed(), tablet, 0)).toEqual([])
  const evening = ruled()
  expect(offersOf('acknowledgeRuling', evening, tablet, 0)).toHaveLength(1)
  for (const n of [1, 2, 3]) expect(rulingsOf(evening, n)).toHaveLength(1)
  expect(rulingsOf(evening, 4)).toEqual([])
  const atTable = after(evening, [read(null)], tablet)
  expect(offersOf('acknowledgeRuling', atTable, tablet, 0)).toEqual([])
  const both = after(atTable, [read(m(3))], phone(3))
  expect(rulingsOf(both, 3)).toEqual([])
  expect(rulingsOf(both, 1)).toHaveLength(1)
})

it('S.38b nobody acknowledges for another: the tablet for the table, a member for themselves', () => {
  const evening = ruled()
  expect(refusalOf(evening, read(m(1)), tablet)).toBe('S.39a nothing-to-read')
  expect(refusalOf(evening, read(m(1)), phone(2))).toBe('S.39a nothing-to-read')
  expect(refusalOf(evening, read(null), phone(1))).toBe('S.39a nothing-to-read')
  expect(refusalOf(evening, read(m(4)), phone(4))).toBe('S.39a nothing-to-read')
  const twice = after(evening, [read(m(1))], phone(1))
  expect(refusalOf(twice, read(m(1)), phone(1))).toBe('S.39a nothing-to-read')
  expect(refusalOf(disputed(), read(null), tablet)).toBe('S.39a nothing-to-read')
})

it('S.39a an acknowledgement makes no command of the table stale, and takes nothing from what can be taken back', () => {
  const evening = ruled()
  const [before, now] = [tableOf(evening), tableOf(after(evening, [read(m(1))], phone(1)))]
  expect(now.moves).toBe(before.moves)
  expect(now.steps).toEqual(before.steps)
})

it('S.39a a journal written before rulings were told asks nobody to acknowledge them', () => {
  const decision = chemin.decide(disputed(), {
    id: 'old',
    at: 0,
    by: inspector,
    command: ruling,
    secrets: {},
  })
  if (!decision.accepted) throw new Error(decision.refusal.code)
  const old = decision.events.reduce((evening, event) => {
    if (event.type !== 'disputeRuled') return evening
    const { told: _told, ...earlier } = event
    return chemin.evolve(evening, earlier, { at: 0, by: inspector })
  }, disputed())
  expect(tableOf(old).disputes[0]).toMatchObject({ status: 'final', isTold: false })
  expect(offersOf('acknowledgeRuling', old, tablet, 0)).toEqual([])
  expect(rulingsOf(old, 1)).toEqual([])
})

it('S.39a a member whose chips a ruling moves is told of it, though they contend nothing', () => {
  expect(noticesBetween(disputed(), ruled())).toEqual(
    [1, 2, 3].map((n) => ({ reason: 'ruled', to: { member: m(n) } })),
  )
})

it('S.39a each movement says who gives how much to whom', () => {
  const write = (part: Part): string =>
    typeof part !== 'object'
      ? String(part)
      : 'member' in part
        ? String(part.member)
        : 'chips' in part
          ? String(part.chips)
          : 'tell' in part
            ? textOf(part.tell.sentence.it, part.tell.parts, write)
            : ''
  const said = (from: string, to: string) => {
    const tell = movedTell({ from: from as never, to: to as never, chips: asChips(30) })
    return textOf(tell.sentence.it, tell.parts, write)
  }
  expect(said('chips:m1', 'chips:m2')).toBe('m1 dà 30 a m2')
  expect(said('banco:T1', 'chips:m2')).toBe('il banco dà 30 a m2')
  expect(said('chips:m1', 'cagnotte')).toBe('m1 dà 30 alla cagnotte')
  expect(said('deposito', 'senza-nome:T1')).toBe('il deposito dà 30 a chi ha puntato')
})

it('S.112 the inspector marks an inexpert player with a reason that the player reads, and ends the mark', () => {
  const marked = after(
    aTable(),
    [at({ type: 'markInexpert', member: m(2), why: 'prima sera' })],
    inspector,
  )
  const seen = memberView(marked, m(2), 0).mine.table?.limits
  expect(seen).toMatchObject([{ member: m(2), kind: 'inexpert', why: 'prima sera' }])
  const ended = after(
    marked,
    [at({ type: 'endInexpert', member: m(2), why: 'gioca sicuro' })],
    inspector,
  )
  expect(tableOf(ended).limits).toEqual([])
})
