import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { running } from '@/server/running/running'
import { dueId } from '@/server/streams/clock'
import { dealtTable } from '../support/dealt'
import { House, SECRET } from '../support/house'

const house = await House.open()
const of = await dealtTable(house, await house.club('alfa'), 'alfa')
afterAll(() => house.close())

const under =
  (id: string) =>
  (command: string, payload: object, { cookie }: { cookie: string }) =>
    house.mutate(`poker.${command}`, { evening: of.evening, id, ...payload }, cookie)

it('of three commands from three people with one id, the first is done and the others get the error id-taken', async () => {
  const give = under(randomUUID())
  const [alfa, bravo] = of.players
  if (!alfa || !bravo) throw new Error('five play')
  const ask = (member: string) => ({ table: 'T1', member, passate: 1 })
  const answers = [
    await give('askPassata', ask(alfa.id), alfa),
    await give('askPassata', ask(bravo.id), bravo),
    await give('openList', { title: 'Altra', settings: { uscita: 5, passata: 100 } }, of.desk),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 409, 409])
  expect(answers[1]?.error).toMatchObject({ code: 'id-taken' })
  // The same command from the same giver gets its first answer, after a restart too.
  expect(await give('askPassata', ask(alfa.id), alfa)).toEqual(answers[0])
  await house.stop()
  await house.start()
  expect(await give('askPassata', ask(alfa.id), alfa)).toEqual(answers[0])
  expect((await give('askPassata', ask(bravo.id), bravo)).status).toBe(409)
})

it('two people who give different commands with one id at the same moment never get the same answer', async () => {
  const give = under(randomUUID())
  const [, , charlie, delta] = of.players
  if (!charlie || !delta) throw new Error('five play')
  const ask = (member: string) => ({ table: 'T1', member, passate: 1 })
  const answers = await Promise.all([
    give('askPassata', ask(charlie.id), charlie),
    give('askPassata', ask(delta.id), delta),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

it('the clock’s ids cannot be predicted from public facts', async () => {
  const [stream] = await running().streams.open(await clubId())
  if (!stream) throw new Error('an evening is open')
  const key = 'away:T1'
  const ids = [stream.key.clubKey, SECRET, 'another secret'].map((one) =>
    dueId(one, stream.id, key),
  )
  expect(new Set(ids).size).toBe(ids.length)
})

async function clubId(): Promise<string> {
  const [club] = await house.database.sql<{ clubId: string }[]>`select club_id from club`
  return club?.clubId ?? ''
}
