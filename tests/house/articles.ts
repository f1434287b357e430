import { circlesIn, resolve } from './arrows'
import { importsOf, type Source } from './sources'

/**
 * A folder of the rules and one of its units: a file of a section, or another file or folder. The rule of a section
 * lies with it, so a shared folder may ask it there, as long as nothing goes round in a circle. Words stand by
 * themselves: every section refuses by the list of them all, and the list of sentences is made of every section's.
 */
interface Unit {
  game: string
  name: string
}

const IN_RULES = /^rules\/([^/]+)\/([^/]+)(?:\/(.+))?/
const SECTION = /^\d\d(?=-)/
const WORDS = /^(?:provisions|(?:[a-z]+-)?(?:refusals|sentences))$/

/** The unit of a file of the rules; a section's files are known by its number and their name. */
function unitOf(file: string): Unit | null {
  const [, game, first, rest] = IN_RULES.exec(file.replace(/\.ts$/, '')) ?? []
  if (game === undefined || first === undefined) return null
  const section = SECTION.exec(first)?.[0]
  if (section !== undefined && rest !== undefined) return { game, name: `${section} ${rest}` }
  return { game, name: rest !== undefined && WORDS.test(rest) ? `${first} ${rest}` : first }
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
    circlesIn(graph)
      .filter((circle) => !isWithinSection(circle))
      .map((circle) => `${game}: ${circle}`),
  )
}

/** Whether a circle goes round in one section, whose files may know each other. */
const isWithinSection = (circle: string): boolean => /^(\d\d) [^ ]+(?: → \1 [^ ]+)+$/.test(circle)
