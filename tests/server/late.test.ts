import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { dealtTable } from '../support/dealt'
import { House } from '../support/house'

const house = await House.open()
const table = await dealtTable(house, await house.club('alfa'), 'alfa')
afterAll(() => house.close())

const NOBODY_OPENED = { table: 'T1', outcome: { kind: 'nobody-opened' } }
const first = { colpo: 1, words: 0 }

describe('a command delayed by a lost network', () => {
  it('gets the same answer again, and never applies to the next colpo', async () => {
    const { evening, desk, give } = table
    const kept = { evening, id: randomUUID(), ...NOBODY_OPENED, upon: first }
    const settled = await house.mutate('poker.recordColpo', kept, desk.cookie)
    expect(settled.status).toBe(200)
    expect((await give('deal', { table: 'T1', out: [], upon: first }, desk.cookie)).status).toBe(
      200,
    )
    expect(await house.mutate('poker.recordColpo', kept, desk.cookie)).toEqual(settled)
    const another = await give('recordColpo', { ...NOBODY_OPENED, upon: first }, desk.cookie)
    expect(another).toMatchObject({ status: 422, error: { refusal: { code: 'said-since' } } })
    const second = { colpo: 2, words: 0 }
    const now = await give('recordColpo', { ...NOBODY_OPENED, upon: second }, desk.cookie)
    expect(now.status).toBe(200)
  })

  it('has only whole numbers in the state that its giver saw', async () => {
    const upon = { colpo: 'due', words: -1 }
    const wrong = await table.give('deal', { table: 'T1', out: [], upon }, table.desk.cookie)
    expect(wrong.status).toBe(400)
  })
})
