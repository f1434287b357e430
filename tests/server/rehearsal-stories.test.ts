import { afterAll, expect, it } from 'vitest'
import { rowWords } from '@/rehearsal/rows'
import { STORIES } from '@/rehearsal/stories'
import { closeRehearsal } from '@/server/rehearsal/rehearsals'
import { openDemo } from '@/server/starting/demo'
import { House } from '../support/house'
import { begunAtDemo, playedOut } from './rehearsal/play'

const house = await House.open()
await openDemo(house.database.sql)
afterAll(() => house.close())

it.each(STORIES.filter(({ steps }) => steps.length > 0))(
  'story $name runs to its end for somebody who does what its strip says',
  async ({ name, steps }) => {
    for (const { row } of steps) if (row) expect(rowWords(row), `${row.id}`).not.toBeNull()
    const { rehearsal } = await begunAtDemo(house, name)
    const now = await playedOut(house, rehearsal)
    expect(now.steps.filter(({ doneAt }) => doneAt === null).map(({ say }) => say.it)).toEqual([])
    await closeRehearsal(rehearsal.club.clubId)
  },
)
