import path from 'node:path'
import { ensureBuilt } from '@/server/starting/build'

const ROOT = path.resolve(import.meta.dirname, '../../..')

/** The folder of the pages built with the tests' second game, beside the shipped pages. */
export const TWO_GAMES_DIST = '.next-games'

/** The secret that signs the cookies of a room's server. */
export const ROOM_SECRET = 'the secret of a test room'

/** Builds the pages of a house whose registry of screens also has the tests' second game. */
export const buildTwoGames = (): Promise<void> =>
  ensureBuilt(
    ROOT,
    path.join(ROOT, '.next-games-build.log'),
    () => console.log('building the pages with a second game…'),
    new AbortController().signal,
    {
      dist: TWO_GAMES_DIST,
      env: { CIRCOLO_DIST: TWO_GAMES_DIST, CIRCOLO_SCREENS: './tests/games/screens.ts' },
      sources: ['tests/games'],
    },
  )
