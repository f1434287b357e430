import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { placeOf } from '@/db/rehearsals'
import { tableIn } from '@/rehearsal/poker'
import { rowWords } from '@/rehearsal/rows'
import { STORIES } from '@/rehearsal/stories'
import { atPlace } from '@/server/rehearsal/club'
import { closeRehearsal, rehearsalOf } from '@/server/rehearsal/rehearsals'
import { running } from '@/server/running/running'
import { openDemo } from '@/server/starting/demo'
import { deputato, segretario, socio } from '@/simulate/actors'
import type { Chosen } from '@/simulate/game'
import { House } from '../support/house'

let house: House
beforeAll(async () => {
  house = await House.open()
  await openDemo(house.database.sql)
})
afterAll(() => house.close())

type Act = Chosen<{ type: string }>

const act = (command: { type: string } & Record<string, unknown>, by: Act['by']): Act => ({
  command,
  by,
})

/** The acts that calm people do not draw by chance, as the person of a story does them when its strip says so. */
function actAt(story: string, at: number, state: unknown, control: string | null): Act | null {
  const table = tableIn(state)
  if (!table) return null
  if (control === 'desk.cash.begin' && !table.colpo && !table.closing)
    return act({ type: 'beginCount', table: table.id }, segretario)
  const mine = { table: table.id, member: 'm1' }
  if (story === 'away-and-back' && at !== 1 && at < 4) {
    const type = ['goAway', '', 'comeBack', 'askPassata'][at] ?? ''
    return act({ type, ...mine, ...(at === 3 ? { passate: 1 } : {}) }, socio('m1'))
  }
  if (story === 'first-evening-member' && at === 3)
    return act({ type: 'askPassata', ...mine, passate: 1 }, socio('m1'))
  if (story === 'dispute' && at === 0) {
    const [{ number: dispute = 1, contenders = [] } = {}] = table.disputes
    const ruling = { inFavourOf: contenders[0], why: 'così', provision: 'VI.2', transfers: [] }
    const type = 'ruleDispute'
    return act({ type, table: table.id, dispute, ...ruling, final: true }, deputato)
  }
  const first = Object.keys(table.closing?.expected ?? {})[0]
  if (story === 'wrong-count' && at === 2 && first !== undefined) {
    const chips = table.closing?.expected[first as never]
    return act({ type: 'countResto', table: table.id, member: first, chips }, segretario)
  }
  return null
}

it.each(STORIES.filter(({ steps }) => steps.length > 0))(
  'story $name runs to its end for somebody who does what its strip says',
  async ({ name, steps, isOpenedByPerson, games }) => {
    for (const { row } of steps) if (row) expect(rowWords(row), `${row.id}`).not.toBeNull()
    const begun = await house.mutate('rehearsals.beginAtDemo', { story: name, locale: 'it' })
    const { clubId } = placeOf((begun.data as { word: string }).word) ?? { clubId: '' }
    const rehearsal = rehearsalOf(clubId)
    const { driver } = rehearsal
    rehearsal.pace = 0
    if (isOpenedByPerson) {
      const identity = await atPlace(clubId, 'segreteria')
      const { router } = running()
      const about = { request: 'test' }
      const caller = router.createCaller({ identity, address: '', origin: '', about }) as {
        evenings: { open(input: object): Promise<unknown> }
      }
      const opening = { game: games[0]?.game, title: 'Prova', day: '2026-11-20', id: randomUUID() }
      await caller.evenings.open(opening)
    }
    let now = await rehearsal.look()
    for (let turn = 0; turn < 900 && now.at < steps.length; turn++) {
      house.now += 2_000
      const [table] = driver.tables
      if (!table) throw new Error('nobody opened the evening')
      driver.prompts.clear()
      await driver.step(table)
      const state = driver.stateOf(table)
      const control = steps[now.at]?.control ?? null
      const done = actAt(name, now.at, state, control) ?? driver.prompts.get(table.game)
      if (done) await driver.give(table, done)
      now = await rehearsal.look()
    }
    expect(now.steps.filter(({ doneAt }) => doneAt === null).map(({ say }) => say.it)).toEqual([])
    await closeRehearsal(clubId)
  },
)
