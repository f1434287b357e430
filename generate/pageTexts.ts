import path from 'node:path'
import { addressOf, allSources, importsOf, type Source } from '../tests/house/sources'

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

/** The screens and parts that are loaded when they are first shown: `const Board = lazyScreen(['…'], () => import('…')`. */
const LAZY_SCREEN =
  /(?<== lazyScreen(?:<[^'[]+>)?\(\s*\[)[^\]]*(?=\],\s*\(\) =>\s*import\('([^']+)'\))/g

/** The list of areas of such a screen, and a name in it. */
const AREAS = new RegExp(`(${LAZY_SCREEN.source})`, 'g')
const NAME = /'([a-z-]+)'/g

/** The areas of the texts that a file and everything that it loads, now or later, may show; lazy screens bring theirs. */
export function areasUsed(file: string): string[] {
  const seen = new Set<Source>()
  const visit = (source: Source | undefined) => {
    if (!source || seen.has(source)) return
    seen.add(source)
    const lazy = lazyIn(source)
    for (const { request, typeOnly } of importsOf(source))
      if (!typeOnly && !lazy.includes(request)) visit(sourceAt(source.file, request))
  }
  visit(FILES.get(file))
  return [...new Set([...seen].flatMap(({ text }) => names(text, AREA)))].sort()
}

/** What such screens are loaded from. */
const lazyIn = ({ text }: Source) => names(text, LAZY_SCREEN)

const names = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, name]) => name ?? [])

/** The frame of every page, which may show texts of its own, and the page after an error. */
const FRAMES = ['app/layout.tsx', 'app/[club]/layout.tsx', 'app/error.tsx', 'app/not-found.tsx']
export const FILE = 'app/areas.ts'
export const LATER = 'messages/later.ts'

/** The module with the areas of every page: those that it may show beside those of the frame. */
export function pageTexts(): string {
  const frame = [...new Set(FRAMES.flatMap(areasUsed))].sort()
  const pages = [...FILES.keys()].flatMap((file) => {
    const page = addressOf(file)
    const areas = page ? areasUsed(file).filter((area) => !frame.includes(area)) : []
    return areas.length > 0 ? [`  '${page}': [${listed(areas)}],`] : []
  })
  return `// Made by npm run copies.

/** The areas of the texts that any page may show. */
export const EVERY_PAGE = [${listed(frame)}] as const

/** The further areas that each page may show, with everything that it loads later. */
export const PAGES = {
${pages.sort().join('\n')}
} as const
`
}

const listed = (areas: readonly string[]) => areas.map((area) => `'${area}'`).join(', ')

/** The files with screens that are loaded when they are first shown, with the areas of each beside those of the frame. */
export function screenTexts(): Source[] {
  const frame = new Set(FRAMES.flatMap(areasUsed))
  return [...FILES.values()].flatMap((source) => {
    const text = source.text.replaceAll(LAZY_SCREEN, (_, request: string) => {
      const areas = areasUsed(sourceAt(source.file, request)?.file ?? '')
      return listed(areas.filter((area) => !frame.has(area)))
    })
    return lazyIn(source).length > 0 ? [{ ...source, text }] : []
  })
}

/** The module that loads the texts of those screens: a page names no other file of texts. */
export function laterTexts(screens: readonly Source[]): string {
  const areas = screens
    .flatMap(({ text }) => names(text, AREAS))
    .flatMap((list) => names(list, NAME))
  const later = [...new Set(areas)].sort()
  const linesIn = (locale: string) =>
    later.map((area) => `    '${area}': () => import('./${locale}/${area}.json'),`).join('\n')
  return `// Made by npm run copies.

/** The texts of an area that comes with the screen that shows it, by language. */
export const LATER = {
  it: {
${linesIn('it')}
  },
  en: {
${linesIn('en')}
  },
}
`
}
