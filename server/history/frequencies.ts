import type { Sql } from '@/db/client'
import { readStream } from '@/db/journal'
import { eveningsBetween } from '@/db/queries/odds'
import {
  type CardFrequencies,
  cardFrequencies,
  type DrawFrequencies,
  drawFrequencies,
  type PlacesDrawn,
  type ShoeSeen,
} from '@/rules/kernel/frequencies'
import type { AnyGame, Games } from '../games/game'

/** The cards and the lots of one closed evening. */
interface Found {
  readonly shoes: readonly ShoeSeen[]
  readonly drawn: readonly PlacesDrawn[]
}

/** Evenings read at one request beside those that are kept; the client asks again for the rest. */
const MOST_READ = 4
const MOST_KEPT = 5_000
/** The findings of evenings, each good for one version of it, by club and evening; it holds nobody's name. */
const KEPT = new WeakMap<Sql, Map<string, Found & { version: number }>>()

/** The cards and lots of an evening, by playing its journal again: what was taken back or put right is so in its states. */
async function foundIn(
  pool: Sql,
  { clubId, evening }: { clubId: string; evening: string },
  { decider, drawn, shoes }: AnyGame,
): Promise<Found> {
  let state = decider.initial
  const seen = new Map<string, ShoeSeen>()
  for await (const row of readStream(pool, clubId, evening)) {
    state = decider.evolve(state, row.event, row)
    // A shoe keeps the packs with which it began, whatever the table plays with after it.
    for (const [shoe, cards] of shoes?.(state) ?? [])
      seen.set(shoe, { ...cards, packs: seen.get(shoe)?.packs ?? cards.packs })
  }
  return { shoes: [...seen.values()], drawn: drawn?.(state) ?? [] }
}

/** How often cards came and places were drawn in the club's closed evenings; `waiting` evenings are still to be read. */
export interface Frequencies {
  readonly cards: readonly (CardFrequencies & { game: string })[]
  readonly draws: readonly (DrawFrequencies & { game: string })[]
  readonly waiting: number
}

/** The frequencies of a period, by game. */
export async function frequenciesBetween(
  pool: Sql,
  games: Games,
  { clubId, from, to }: { clubId: string; from: string; to: string },
): Promise<Frequencies> {
  const known = KEPT.get(pool) ?? new Map<string, Found & { version: number }>()
  KEPT.set(pool, known)
  const played = Object.keys(games).filter((name) => games[name]?.drawn ?? games[name]?.shoes)
  const evenings = await eveningsBetween(pool, clubId, { games: played, from, to })
  const found: (Found & { game: string })[] = []
  let read = 0
  let waiting = 0
  for (const { streamId: evening, game, version, status } of evenings) {
    const rules = games[game]
    if (!rules || status === 'open') continue
    const key = `${clubId}/${evening}`
    let kept = known.get(key)
    if (kept?.version !== version) {
      if (read === MOST_READ) {
        waiting += 1
        continue
      }
      read += 1
      kept = { version, ...(await foundIn(pool, { clubId, evening }, rules)) }
      known.delete(key)
      known.set(key, kept)
    }
    found.push({ ...kept, game })
  }
  for (const key of known.keys()) {
    if (known.size <= MOST_KEPT) break
    known.delete(key)
  }
  const foundAt = (game: string) => found.filter((one) => one.game === game)
  const cards = played.map((game) => ({
    game,
    ...cardFrequencies(foundAt(game).flatMap(({ shoes }) => shoes)),
  }))
  const draws = played.flatMap((game) =>
    drawFrequencies(foundAt(game).flatMap(({ drawn }) => drawn)).map((one) => ({ game, ...one })),
  )
  return { cards: cards.filter((one) => one.cards > 0), draws, waiting }
}
