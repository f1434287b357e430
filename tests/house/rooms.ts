import { resolve } from './arrows'
import { importsOf, type Source } from './sources'

/**
 * The rooms of the server from the ground up, and the rooms that each may import, types included. A room names only
 * rooms before it in this list, so that no two know each other both ways.
 */
export const ROOMS = {
  common: [],
  http: [],
  measuring: ['common'],
  news: ['common'],
  installation: [],
  access: ['common', 'http', 'news'],
  print: ['access'],
  'games/game': ['access', 'print'],
  imports: ['common', 'games/game'],
  history: ['games/game', 'imports'],
  streams: ['common', 'measuring', 'news', 'games/game'],
  live: ['common', 'measuring', 'news', 'access', 'games/game', 'streams'],
  keeping: ['installation', 'games/game', 'imports'],
  push: ['common', 'http', 'news', 'games/game', 'streams', 'keeping'],
  running: [
    ...['common', 'measuring', 'news', 'access', 'games/game', 'streams', 'live', 'keeping'],
    'push',
  ],
  'games/<game>': ['access', 'print', 'games/game', 'imports', 'live', 'running'],
  'games/index': ['games/game', 'games/<game>'],
  rehearsal: ['common', 'access', 'streams', 'running'],
  procedures: [
    ...['common', 'http', 'access', 'games/game', 'imports', 'history', 'streams', 'live'],
    ...['running', 'rehearsal'],
  ],
  doors: [
    'common',
    'http',
    'access',
    'print',
    'games/game',
    'live',
    'keeping',
    'running',
    'rehearsal',
    'procedures',
  ],
  starting: [
    ...['common', 'http', 'measuring', 'installation', 'access', 'print', 'games/game'],
    ...['imports', 'keeping', 'running', 'rehearsal', 'games/index', 'procedures', 'doors'],
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>
export type Room = keyof typeof ROOMS

const isRoom = (name: string): name is Room => Object.hasOwn(ROOMS, name)

/** The room of a path below `server/`, with its extension or without; null for a file outside every room. */
function roomOf(file: string): Room | null {
  const [, room = '', second = '', third] = file.replace(/\.tsx?$/, '').split('/')
  if (room === 'games' && third !== undefined) return 'games/<game>'
  const name = room === 'games' ? `games/${second}` : room
  return second !== '' && isRoom(name) ? name : null
}

/** Files of the server outside every room, and imports between rooms that the table does not allow. */
export function wrongRooms(sources: readonly Source[]): string[] {
  return sources
    .filter(({ file }) => file.startsWith('server/'))
    .flatMap((source) => {
      const from = roomOf(source.file)
      if (from === null) return [`${source.file} lies in no room of tests/house/rooms.ts`]
      return importsOf(source).flatMap(({ request }) => {
        const target = resolve(source.file, request)
        if (!target?.startsWith('server/')) return []
        const into = roomOf(target)
        if (into === from || (into && mayKnow(from, into))) return []
        return [`${source.file} imports ${request}: ${from} may not know ${into ?? target}`]
      })
    })
}

const mayKnow = (from: Room, into: Room): boolean => ROOMS[from].some((room) => room === into)
