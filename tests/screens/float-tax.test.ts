import { expect, it } from 'vitest'
import { waitingIn } from '@/components/float/post/parts'
import type { CheminCommand } from '@/rules/chemin-de-fer/decider'
import { sceneOf } from '@/rules/chemin-de-fer/float'
import type { Evening } from '@/rules/chemin-de-fer/state/evening'
import { floatPost } from '@/rules/float/views/posts'
import { at, decidedAs, withStakes } from '../rules/chemin-de-fer/support/coup'
import { changeur, withFloat } from '../rules/chemin-de-fer/support/float'
import { after, aTable, desk, m, T1, withBank } from '../rules/chemin-de-fer/support/table'

const waiting = (evening: Evening) => {
  const post = floatPost(sceneOf(evening), T1)
  return post && waitingIn(post).tax
}

const pay = (box: Record<string, number>, rest: Record<string, number>): CheminCommand =>
  at({ type: 'payTax', coup: 1, box, taken: { '20': 1 }, rest })

it('V.cagnotte-sum chr7 the rest of a tax that was raised waits on its tab until it is paid too', () => {
  const open = withFloat(withBank(aTable({ settings: { taxPercent: 5 } }), 1, 400))
  const dealt = decidedAs(withStakes(open, [{ n: 3, chips: 340 }]), 'banco')
  const won = after(dealt, [at({ type: 'settleCoup' })])
  expect(waiting(won)).toBe(1)
  const paid = after(won, [pay({ '10': 1, '5': 1, '1': 2 }, { '1': 3 })], changeur)
  expect(waiting(paid)).toBe(0)
  const right = { coup: 1, result: 'banco', matched: 0, bets: [{ member: m(3), chips: 400 }] }
  const raised = after(paid, [at({ type: 'correctCoup', ...right, why: 'puntò 400' })], desk)
  expect(waiting(raised)).toBe(1)
  const rest = pay({ '1': 3 }, { '10': 1, '5': 1, '1': 2 })
  expect(waiting(after(raised, [rest], changeur))).toBe(0)
})
