import path from 'node:path'
import { importsOf, type Source } from './sources'

interface Arrow {
  /** Areas that may be imported. */
  to: readonly Area[]
  /** Areas from which only types may be imported. */
  types?: readonly Area[]
  /** The packages that may be imported; any, when left out. */
  packages?: readonly string[]
}

/** The areas of the house; an area with `<game>` exists for each game, which may not know another game's. */
const AREAS = [
  'rules/kernel',
  'rules/float',
  'rules/banked',
  'rules/<game>',
  'simulate',
  'rehearsal',
  'db',
  'server',
  'server/print/float',
  'server/print/banked',
  'server/games',
  'server/games/banked',
  'server/games/<game>',
  'components',
  'components/ui',
  'components/games',
  'components/float',
  'components/banked',
  'components/<game>',
  'app',
  'messages',
] as const
type Area = (typeof AREAS)[number]

/** The allowed directions of imports, by the area of the importing file. */
const ARROWS: Readonly<Partial<Record<Area, Arrow>>> = {
  'rules/kernel': { to: ['rules/kernel'], packages: ['zod'] },
  'rules/float': { to: ['rules/float', 'rules/kernel'], packages: ['zod'] },
  // The rules that games have in common whose bank is paid from the float.
  'rules/banked': { to: ['rules/banked', 'rules/float', 'rules/kernel'], packages: ['zod'] },
  'rules/<game>': {
    to: ['rules/<game>', 'rules/banked', 'rules/float', 'rules/kernel'],
    packages: ['zod'],
  },
  db: { to: ['db'], types: ['rules/kernel'] },
  // Stories and players of every game, without any of how a command is sent.
  rehearsal: {
    to: ['rehearsal', 'simulate', 'rules/<game>', 'rules/banked', 'rules/float', 'rules/kernel'],
  },
  server: { to: ['server', 'server/games', 'rehearsal', 'db', 'rules/kernel', 'messages'] },
  // The papers of the float know its rules and no game; a game mounts them.
  'server/print/float': {
    to: ['server/print/float', 'server', 'rules/float', 'rules/kernel', 'messages'],
  },
  'server/print/banked': {
    to: [
      'server/print/banked',
      'server/print/float',
      'server',
      'rules/banked',
      'rules/float',
      'rules/kernel',
      'messages',
    ],
  },
  'server/games': { to: ['server', 'server/games/<game>'] },
  // The room of a banked game, for each of them.
  'server/games/banked': {
    to: [
      'server/games/banked',
      'server',
      'server/print/float',
      'server/print/banked',
      'db',
      'rules/banked',
      'rules/float',
      'rules/kernel',
      'messages',
    ],
  },
  'server/games/<game>': {
    to: [
      'server/games/<game>',
      'server/games/banked',
      'server',
      'server/print/float',
      'server/print/banked',
      'db',
      'rules/<game>',
      'rules/banked',
      'rules/float',
      'rules/kernel',
      'messages',
    ],
  },
  components: {
    to: ['components', 'components/ui', 'components/games', 'rules/kernel', 'messages'],
    types: ['server', 'server/print/float', 'server/print/banked', 'server/games'],
  },
  // Its pieces fit any house: the club, the game and live data come to them as props.
  'components/ui': { to: ['components/ui'] },
  'components/games': { to: ['components', 'components/<game>'] },
  'components/float': {
    to: [
      'components/float',
      'components',
      'components/ui',
      'rules/float',
      'rules/kernel',
      'messages',
    ],
    types: ['server'],
  },
  // Screens of games whose bank is paid from the float; a game gives its felt, its acts and its words.
  'components/banked': {
    to: [
      'components/banked',
      'components/float',
      'components',
      'components/ui',
      'rules/banked',
      'rules/float',
      'rules/kernel',
      'messages',
    ],
    types: ['server'],
  },
  'components/<game>': {
    to: [
      'components/<game>',
      'components/float',
      'components/banked',
      'components',
      'components/ui',
      'rules/<game>',
      'rules/banked',
      'rules/float',
      'rules/kernel',
      'messages',
    ],
    types: ['server', 'server/games/<game>'],
  },
  app: {
    to: [
      'app',
      'components',
      'components/ui',
      'components/games',
      'server',
      'server/games',
      'messages',
    ],
    types: ['rules/kernel'],
  },
}

/** The two lists of games, and the rehearsal: each knows them all. */
const REGISTRIES: readonly Area[] = ['server/games', 'components/games', 'rehearsal']
const SHARED_RULES: readonly string[] = ['kernel', 'float', 'banked']

/** The place of a path: its area, the game it belongs to, and its name for messages. */
interface Place {
  area: Area
  game: string | null
  name: string
}

/** The games of the house: the folders of the rules, without what the games share. */
export const gamesIn = (sources: readonly Source[]): string[] => [
  ...new Set(
    sources.flatMap(({ file }) => {
      const game = /^rules\/([^/]+)\//.exec(file)?.[1]
      return game === undefined || SHARED_RULES.includes(game) ? [] : [game]
    }),
  ),
]

/** The area of a path from the root, with its extension or without; null outside every area. */
function placeOf(file: string, games: readonly string[]): Place | null {
  const [top = '', second = '', third] = file.replace(/\.tsx?$/, '').split('/')
  const of = (game: string, area: Area): Place => ({
    area,
    game,
    name: area.replace('<game>', game),
  })
  const plain = (area: Area): Place => ({ area, game: null, name: area })
  if (top === 'rules') {
    if (second === 'kernel') return plain('rules/kernel')
    if (second === 'float') return plain('rules/float')
    return second === 'banked' ? plain('rules/banked') : of(second, 'rules/<game>')
  }
  if (top === 'server' && second === 'print' && third === 'float')
    return plain('server/print/float')
  if (top === 'server' && second === 'print' && third === 'banked')
    return plain('server/print/banked')
  if (top === 'server' && second === 'games' && third !== 'game') {
    const isRegistry = third === undefined || third === 'index'
    if (third === 'banked') return plain('server/games/banked')
    return isRegistry ? plain('server/games') : of(third, 'server/games/<game>')
  }
  if (top === 'components' && second === 'ui') return plain('components/ui')
  if (top === 'components' && second === 'games') return plain('components/games')
  if (top === 'components' && second === 'float') return plain('components/float')
  if (top === 'components' && second === 'banked') return plain('components/banked')
  if (top === 'components' && games.includes(second)) return of(second, 'components/<game>')
  const area = AREAS.find((one) => one === top)
  return area ? plain(area) : null
}

/** The imports that run against the arrows, each as a sentence with the file. */
export function forbiddenImports(
  sources: readonly Source[],
  games: readonly string[] = gamesIn(sources),
): string[] {
  return sources.flatMap((source) => {
    const from = placeOf(source.file, games)
    const arrow = from && ARROWS[from.area]
    if (!arrow) return []
    return importsOf(source).flatMap(({ request, typeOnly }) => {
      const why = whyNot(from, arrow, { file: source.file, request, typeOnly }, games)
      return why === null ? [] : [`${source.file} imports ${request}: ${why}`]
    })
  })
}

/** The reason why a file may not import this; null when it may. */
function whyNot(
  from: Place,
  arrow: Arrow,
  { file, request, typeOnly }: { file: string; request: string; typeOnly: boolean },
  games: readonly string[],
): string | null {
  const target = resolve(file, request)
  if (target === null) {
    const name = /^(@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? request
    const isKnown = arrow.packages?.includes(name) ?? true
    return isKnown ? null : `${from.name} knows no such package`
  }
  const into = placeOf(target, games)
  if (!into) return `${from.name} may not know ${target}`
  const isForeign = into.game !== null && into.game !== from.game
  if (!isForeign || REGISTRIES.includes(from.area)) {
    if (arrow.to.includes(into.area)) return null
    if (arrow.types?.includes(into.area)) return typeOnly ? null : 'only its types may be'
  }
  return `${from.name} may not know ${into.name}`
}

/** Circles of imports that exist at run time, each once, as `a → b → a`. */
export function importCycles(sources: readonly Source[]): string[] {
  const files = new Set(sources.map(({ file }) => file))
  return circlesIn(new Map(sources.map((source) => [source.file, targetsOf(source, files)])))
}

/** Circles in a graph of names, each once, as `a → b → a`; none where there are none. */
export function circlesIn(graph: ReadonlyMap<string, Iterable<string>>): string[] {
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (name: string, trail: readonly string[]) => {
    const start = trail.indexOf(name)
    if (start >= 0) circles.push([...trail.slice(start), name].join(' → '))
    if (start >= 0 || done.has(name)) return
    for (const target of graph.get(name) ?? []) visit(target, [...trail, name])
    done.add(name)
  }
  for (const name of graph.keys()) visit(name, [])
  return circles
}

function targetsOf(source: Source, files: ReadonlySet<string>): string[] {
  return importsOf(source)
    .filter(({ typeOnly }) => !typeOnly)
    .flatMap(({ request }) => {
      const target = resolve(source.file, request)
      if (target === null) return []
      return ['.ts', '.tsx', '/index.ts', '']
        .map((end) => target + end)
        .filter((name) => files.has(name))
    })
}

/** The path from the root that an import means; null for a package. */
export function resolve(file: string, request: string): string | null {
  if (request.startsWith('@/')) return request.slice(2)
  if (request.startsWith('.')) return path.posix.join(path.posix.dirname(file), request)
  return null
}
