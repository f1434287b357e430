import { describe, expect, it } from 'vitest'
import { ROOMS, wrongRooms } from './rooms'
import { allSources } from './sources'

describe('the rooms of the server', () => {
  it('every file lies in a room, and imports only from rooms that the table names', () => {
    expect(wrongRooms(allSources())).toEqual([])
  })

  it('a room names only rooms before it, so there are no circles', () => {
    const names = Object.keys(ROOMS)
    const backwards = Object.entries(ROOMS).flatMap(([room, known]) =>
      known.filter((one) => names.slice(0, names.indexOf(room)).every((name) => name !== one)),
    )
    expect(backwards).toEqual([])
  })
})

describe('the check itself', () => {
  it.each([
    ['server/serve.ts', ''],
    ['server/cellar/wine.ts', ''],
    ['server/games/shared.ts', ''],
    ['server/access/a.ts', `import { running } from '../running/running'`],
    ['server/access/a.ts', `import type { Games } from '../games/game'`],
    ['server/live/a.ts', `import { running } from '@/server/running/running'`],
    ['server/running/a.ts', `import type { AppRouter } from '../procedures/router'`],
    ['server/procedures/a.ts', `const { find } = await import('../doors/papers')`],
    ['server/keeping/verify/a.ts', `import { openDatabase } from '../../starting/start'`],
    ['server/doors/a.ts', `import { GAMES } from '../games/index'`],
    ['server/http/a.ts', `import { old } from '../gone'`],
  ])('catches %s: %s', (file, text) => {
    expect(wrongRooms([{ file, text }])).toHaveLength(1)
  })

  it.each([
    ['server/access/a.ts', `import { Problem } from '../common/errors'`],
    ['server/access/a.ts', `import { holds } from './identity'`],
    ['server/keeping/verify/a.ts', `import type { Games } from '../../games/game'`],
    ['server/games/poker/print/a.ts', `import { pokerRoom } from '../game'`],
    ['server/games/index.ts', `import { pokerRoom } from './poker/game'`],
    ['server/starting/a.ts', `import { GAMES } from '../games/index'`],
    ['server/doors/a.ts', `import { connect } from '@/db/client'`],
    ['components/a.tsx', `import type { AppRouter } from '@/server/procedures/router'`],
  ])('lets pass %s: %s', (file, text) => {
    expect(wrongRooms([{ file, text }])).toEqual([])
  })

  it('names the importing room and the forbidden one', () => {
    const text = `import { Live } from '../live/live'`
    expect(wrongRooms([{ file: 'server/streams/a.ts', text }])).toEqual([
      'server/streams/a.ts imports ../live/live: streams may not know live',
    ])
  })
})
