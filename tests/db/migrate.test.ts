import { afterEach, expect, it } from 'vitest'
import { connect, disconnect } from '@/db/client'
import { migrate } from '@/db/migrate'
import plan from '@/db/migrations/meta/_journal.json'
import { bareDatabase } from '../support/database'

let undo: () => Promise<void>
afterEach(() => undo())

async function bare() {
  const { url, drop } = await bareDatabase()
  undo = async () => {
    await disconnect(url)
    await drop()
  }
  return url
}

it('four servers that start at once on an empty database all find the schema whole', async () => {
  const url = await bare()
  await Promise.all([migrate(url), migrate(url), migrate(url), migrate(url)])
  const applied = await connect(url)`select count(*) from drizzle.__drizzle_migrations`
  expect(applied).toEqual([{ count: plan.entries.length }])
  expect(await connect(url)`select * from club`).toEqual([])
})

it('a second start changes nothing', async () => {
  const url = await bare()
  const state = () => connect(url)`select * from drizzle.__drizzle_migrations order by id`
  await migrate(url)
  const first = await state()
  await migrate(url)
  expect(await state()).toEqual(first)
})
