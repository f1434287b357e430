import path from 'node:path'
import { importsOf, type Source } from './sources'

interface Arrow {
  /** Top folders that may be imported. */
  to: readonly string[]
  /** Top folders of which only types may be. */
  types: readonly string[]
  /** The packages that may be; any, when it is not said. */
  packages?: readonly string[]
}

/** Which way imports may run, by the top folder of the importing file. */
const ARROWS: Readonly<Record<string, Arrow>> = {
  rules: { to: ['rules'], types: [], packages: ['zod'] },
  db: { to: ['db'], types: ['rules'] },
  server: { to: ['server', 'db', 'rules', 'messages'], types: [] },
  components: { to: ['components', 'rules', 'messages'], types: ['server'] },
  app: { to: ['app', 'components', 'server', 'rules', 'messages'], types: [] },
}

/** The imports that run against the arrows, each as a sentence that says where. */
export function forbiddenImports(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    const top = topOf(source.file)
    const arrow = ARROWS[top]
    if (!arrow) return []
    return importsOf(source).flatMap(({ request, typeOnly }) => {
      const target = resolve(source.file, request)
      if (target === null) {
        const name = /^(@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? request
        const allowed = arrow.packages?.includes(name) ?? true
        return allowed ? [] : [`${source.file} imports ${request}: ${top} knows no such package`]
      }
      const into = topOf(target)
      if (arrow.to.includes(into)) return []
      if (arrow.types.includes(into)) {
        return typeOnly ? [] : [`${source.file} imports ${request}: only its types may be`]
      }
      return [`${source.file} imports ${request}: ${top} may not know ${into}`]
    })
  })
}

/** Circles of imports that exist at run time, each once, as `a → b → a`. */
export function importCycles(sources: readonly Source[]): string[] {
  return circlesIn(new Map(sources.map((source) => [source.file, targetsOf(source, sources)])))
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

function targetsOf(source: Source, sources: readonly Source[]): string[] {
  return importsOf(source)
    .filter(({ typeOnly }) => !typeOnly)
    .flatMap(({ request }) => {
      const target = resolve(source.file, request)
      if (target === null) return []
      const names = ['.ts', '.tsx', '/index.ts', ''].map((end) => target + end)
      return sources.filter(({ file }) => names.includes(file)).map(({ file }) => file)
    })
}

/** The path from the root that a request names; null for a package. */
export function resolve(file: string, request: string): string | null {
  if (request.startsWith('@/')) return request.slice(2)
  if (request.startsWith('.')) return path.posix.join(path.posix.dirname(file), request)
  return null
}

const topOf = (file: string) => file.split('/')[0] ?? file
