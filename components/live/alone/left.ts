import { keepHere, keptHere } from '../../ui/awake/kept'
import type { TapsAlone, WaitingCommand } from '../queue'
import type { Alone, Foreseen } from './alone'

/** Commands that a post of this device decided alone and that have not reached the server, since the device is elsewhere now. */
export interface LeftTaps extends TapsAlone {
  /** The post, such as `T1`. */
  post: string
  /** Whether it is sent when the device is back at that post; false where the server refused it. */
  doesWait: boolean
}

/** The giver of a post's commands. The prefix says `table` where it means a post, as earlier versions stored it. */
export const giverAt = (post: string): string => `table-${post}`

/** Where the commands of one giver wait on this device. */
export const waitingKeyOf = (slug: string, giver: string): string =>
  `circolo:waiting:${slug}:${giver}`

/** Where those wait that the server refused, until somebody has read them. */
export const undoneKeyOf = (key: string): string => `${key}:undone`

/** A command that a post decided alone, with the names in its sentences: a page that tells it later may not know these. */
export function decidedBy(
  alone: Alone | null,
  foreseen: Foreseen | null | undefined,
): Pick<WaitingCommand, 'tells' | 'names' | 'play'> {
  if (!foreseen || !('tells' in foreseen)) return {}
  const words = JSON.stringify(foreseen.tells)
  const known = Object.entries(alone?.names ?? {})
  return { ...foreseen, names: Object.fromEntries(known.filter(([id]) => words.includes(id))) }
}

/** Commands of one game with their sentences, in their order. */
export function tapsOf(
  jobs: readonly Pick<WaitingCommand, 'tells' | 'names'>[],
): Omit<TapsAlone, 'game'> {
  return {
    commands: jobs.flatMap(({ tells }) => (tells ? [tells] : [])),
    names: Object.assign({}, ...jobs.map(({ names }) => names)),
  }
}

/** All that posts of this device decided alone and that did not arrive, except for the post where it is now. */
export function leftTaps(slug: string, here: string | null): readonly LeftTaps[] {
  return postsElsewhere(slug, here).flatMap((post) => {
    const key = waitingKeyOf(slug, giverAt(post))
    const decided = listAt<WaitingCommand>(key).filter(({ tells }) => tells)
    const games = [...new Set(decided.map(({ game }) => game))]
    const waiting = games.map((game) => {
      const taps = tapsOf(decided.filter((one) => one.game === game))
      return { game, post, doesWait: true, ...taps }
    })
    const refused = listAt<TapsAlone>(undoneKeyOf(key))
    return [...waiting, ...refused.map((taps) => ({ ...taps, post, doesWait: false }))]
  })
}

/** Somebody has read them: from now on they are not sent, because they may have been recorded by hand. */
export function forgetLeftTaps(slug: string, here: string | null): void {
  for (const post of postsElsewhere(slug, here)) {
    const key = waitingKeyOf(slug, giverAt(post))
    keepHere(key, null)
    keepHere(undoneKeyOf(key), null)
  }
}

/** The posts of which something is kept here, except for the one where the device is now. */
function postsElsewhere(slug: string, here: string | null): readonly string[] {
  const start = waitingKeyOf(slug, giverAt(''))
  const posts = keysHere().flatMap((key) =>
    key.startsWith(start) ? [key.slice(start.length).replace(/:undone$/, '')] : [],
  )
  return [...new Set(posts)].filter((post) => post !== here)
}

function keysHere(): readonly string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
  } catch {
    return []
  }
}

/** The values that this browser keeps under a key; earlier versions kept one value where there may be several now. */
export function listAt<T>(key: string): readonly T[] {
  try {
    return [JSON.parse(keptHere(key) ?? '[]') as T | T[]].flat() as T[]
  } catch {
    return []
  }
}
