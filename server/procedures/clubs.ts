import { type Club, findClub } from '@/db/queries/clubs'
import { isPlayed } from '@/rules/kernel/club/games'
import { Problem } from '../common/errors'
import type { AnyGame } from '../games/game'
import { running } from '../running/running'

/** A club by its address. Throws Problem `not-found`. */
export async function clubAt(slug: string): Promise<Club> {
  const club = await findClub(running().sql, slug)
  if (!club) throw new Problem('not-found')
  return club
}

/** A game of this house that the club plays. Throws Problem `no-such-game`. */
export function gameAt(club: Pick<Club, 'games'>, game: string): AnyGame {
  const found = playedAt(club, game)
  if (!found) throw new Problem('no-such-game', { game })
  return found
}

/** The same; undefined where the house has none of that name, or the club does not play it. */
export function playedAt(club: Pick<Club, 'games'>, game: string): AnyGame | undefined {
  const { games } = running()
  return Object.hasOwn(games, game) && isPlayed(club, game) ? games[game] : undefined
}
