import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import type { MemberView } from '@/rules/poker/views/member'
import { type Played, playedEvening } from '../print/played'

type Person = Played['desk']

const of = await playedEvening()
afterAll(() => of.house.close())

const give = (type: string, payload: object, by: Person) =>
  of.house.mutate(`poker.${type}`, { evening: of.evening, id: randomUUID(), ...payload }, by.cookie)
const owedBy = async (by: Person) => {
  const { status, data } = await of.house.query('history.owed', {}, by.cookie)
  expect(status).toBe(200)
  return (data as { evening: string }[]).map(({ evening }) => evening)
}
const paymentsOf = async (by: Person) => {
  const asked = { evening: of.evening, as: 'member' }
  const { data } = await of.house.query('evenings.view', asked, by.cookie)
  const { view } = data as { view: MemberView }
  return view.mine.sheets.flatMap(({ payments }) => payments)
}

it('XVI.1 a payment is owed from the closing of the evening until it is received, and again once unmarked', async () => {
  const { players, desk, stranger, evening } = of
  const table = 'T1'
  const loser = players[3]
  if (!loser) throw new Error('five play')
  const [payment] = await paymentsOf(loser)
  expect(payment).toMatchObject({ from: loser.id, to: 'desk' })
  const which = { table, payment: payment?.number ?? 0 }

  // While the evening is open the phone shows its tableau itself.
  expect(await owedBy(loser)).toEqual([])
  expect((await give('closeEvening', {}, desk)).status).toBe(200)
  expect(await owedBy(loser)).toEqual([evening])
  expect(await owedBy(stranger)).toEqual([])

  if (payment?.handedAt === null) expect((await give('markHanded', which, loser)).status).toBe(200)
  expect(await owedBy(loser)).toEqual([evening])
  expect((await give('markReceived', which, desk)).status).toBe(200)
  expect(await owedBy(loser)).toEqual([])

  expect((await give('unmarkPayment', which, desk)).status).toBe(200)
  expect(await owedBy(loser)).toEqual([evening])
})

it('XVI.1 a member marks only their own side of a payment, also once the evening is closed', async () => {
  const winner = of.players[4]
  const other = of.players[3]
  if (!winner || !other) throw new Error('five play')
  const [payment] = await paymentsOf(winner)
  const which = { table: 'T1', payment: payment?.number ?? 0 }
  expect(payment).toMatchObject({ from: 'desk', to: winner.id })
  expect((await give('markHanded', which, other)).error).toMatchObject({
    refusal: { code: 'not-the-payer' },
  })
  await give('markHanded', which, of.desk)
  expect((await give('markReceived', which, other)).error).toMatchObject({
    refusal: { code: 'not-the-payee' },
  })
  expect((await give('markReceived', which, winner)).status).toBe(200)
  expect(await owedBy(winner)).toEqual([])
})

it('XVI.1 nobody asks for the payments of a member without signing in', async () => {
  const unsigned = await of.house.query('history.owed', {})
  expect(unsigned.status).toBe(401)
})
