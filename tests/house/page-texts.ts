import path from 'node:path'
import { allSources, importsOf, type Source } from './sources'

const AREA = /useT(?:ranslations)?\('([a-z-]+)'\)/g
const FILES = new Map(allSources().map((source) => [source.file, source]))

/** The source that an import names; none for a package or another kind of file. */
function sourceAt(from: string, request: string): Source | undefined {
  const there = request.startsWith('@/')
    ? request.slice(2)
    : path.posix.join(path.posix.dirname(from), request)
  const names = ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => `${there}${end}`)
  return names.flatMap((name) => FILES.get(name) ?? [])[0]
}

/** The areas of the texts that a file and everything that it loads, now or later, may show. */
export function areasUsed(file: string): string[] {
  const seen = new Set<string>()
  const areas = new Set<string>()
  const visit = (source: Source | undefined) => {
    if (!source || seen.has(source.file)) return
    seen.add(source.file)
    for (const [, area = ''] of source.text.matchAll(AREA)) areas.add(area)
    for (const { request, typeOnly } of importsOf(source))
      if (!typeOnly) visit(sourceAt(source.file, request))
  }
  visit(FILES.get(file))
  return [...areas].sort()
}
