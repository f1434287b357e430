import { circlesIn, resolve } from './arrows'
import { importsOf, type Source } from './sources'

/**
 * A folder of the rules and one of its units: a section with its files, or another file or folder. Words stand by
 * themselves: every section refuses by the list of them all, and the list of sentences is made of every section's. So do
 * a section's `checks`, which code below the section asks: they enforce its rows, and know only the state.
 */
interface Unit {
  game: string
  name: string
}

const IN_RULES = /^rules\/([^/]+)\/([^/]+)(?:\/(.+))?/
const SECTION = /^\d\d(?=-)/
const WORDS = /^(?:provisions|checks|(?:[a-z]+-)?(?:refusals|sentences))$/

/** The unit of a file of the rules; all files of a section but its words and checks are one unit, found by its number. */
function unitOf(file: string): Unit | null {
  const [, game, first, rest] = IN_RULES.exec(file.replace(/\.ts$/, '')) ?? []
  if (game === undefined || first === undefined) return null
  const name = SECTION.exec(first)?.[0] ?? first
  return { game, name: rest !== undefined && WORDS.test(rest) ? `${name} ${rest}` : name }
}

/** Units of a game's rules that import each other in a circle, types included, each circle as `poker: 05 → play → 05`. */
export function unitCircles(sources: readonly Source[]): string[] {
  const games = new Map<string, Map<string, Set<string>>>()
  for (const source of sources) {
    const unit = unitOf(source.file)
    if (!unit) continue
    const graph = games.get(unit.game) ?? new Map<string, Set<string>>()
    games.set(unit.game, graph)
    const known = graph.get(unit.name) ?? new Set<string>()
    graph.set(unit.name, known)
    for (const { request } of importsOf(source)) {
      const target = unitOf(resolve(source.file, request) ?? '')
      if (target?.game === unit.game && target.name !== unit.name) known.add(target.name)
    }
  }
  return [...games].flatMap(([game, graph]) =>
    circlesIn(graph).map((circle) => `${game}: ${circle}`),
  )
}
