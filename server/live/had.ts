/** One telling of a view, and the version of it that a screen has. */
export interface Mark {
  epoch: string
  version: number
}

/** The state of a screen in one game: of the part that it shares with others, and of its member's own. */
export interface Marks {
  shared: Mark
  own: Mark | null
}

/** All that a screen has, by game. It is the same object for all screens that have the same. */
export type Had = ReadonlyMap<string, Marks>

/** The end of a message, in which the browser is told what it has now, so that it can say so when it reconnects. */
export function idOf(had: Had): string {
  const games = [...had].map(([game, { shared, own }]) =>
    [game, ...textOf(shared), ...(own ? textOf(own) : [])].join(':'),
  )
  return games.length > 0 ? games.join(';') : NO_GAME
}

/** No game is open, and the screen knows it. */
const NO_GAME = '0'
/** The most that is read: anybody may send an id, and each game in it that is not open costs a message. */
const MOST_LETTERS = 1_000
const MOST_GAMES = 12
const GAME = /^([a-z-]+):(\w+):(\d{1,9})(?::(\w+):(\d{1,9}))?$/

/** All that a screen has which reconnects with this id; null where it is nothing, or no id that was ever given. */
export function hadOf(id: string | null): Had | null {
  if (id === null || id.length > MOST_LETTERS) return null
  const had = new Map<string, Marks>()
  if (id === NO_GAME) return had
  const games = id.split(';')
  if (games.length > MOST_GAMES) return null
  for (const text of games) {
    const [, game, epoch, version, ownEpoch, ownVersion] = GAME.exec(text) ?? []
    if (!game || !epoch) return null
    const own = ownEpoch ? { epoch: ownEpoch, version: Number(ownVersion) } : null
    had.set(game, { shared: { epoch, version: Number(version) }, own })
  }
  return had
}

const textOf = ({ epoch, version }: Mark) => [epoch, String(version)]

export const isSameMark = (one: Mark | null | undefined, other: Mark | null | undefined): boolean =>
  one?.epoch === other?.epoch && one?.version === other?.version

const isSame = (one: Marks | undefined, other: Marks | undefined): boolean =>
  isSameMark(one?.shared, other?.shared) && isSameMark(one?.own, other?.own)

/** A game of which a screen lacks something, and all that it has after the message of it. */
export interface Lack {
  game: string
  from: Marks | undefined
  /** Undefined where the game has no open evening any more. */
  to: Marks | undefined
  after: Had
}

/** The games in which a screen has not all that there is; a message of each brings it there. */
export function lacksOf(from: Had | null, to: Had): Lack[] {
  const games = [...new Set([...to.keys(), ...(from?.keys() ?? [])])]
  const other = games.filter((game) => !isSame(from?.get(game), to.get(game)))
  let had: Had = from ?? new Map()
  return other.map((game, place) => {
    const lack = { game, from: had.get(game), to: to.get(game) }
    had = place === other.length - 1 ? to : withMarks(had, game, lack.to)
    return { ...lack, after: had }
  })
}

/** The same with other marks of one game. */
export function withMarks(had: Had, game: string, marks: Marks | undefined): Had {
  const changed = new Map(had)
  if (marks) changed.set(game, marks)
  else changed.delete(game)
  return changed
}
