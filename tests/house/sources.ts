import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

export const ROOT = path.resolve(import.meta.dirname, '../..')
const FOLDERS = [
  'app',
  'bench',
  'components',
  'db',
  'docs',
  'messages',
  'rehearsal',
  'rules',
  'server',
  'simulate',
  'tests',
  'trials',
]

/** The address of a page below `/`, from the names of its folders; a group, such as `(asking)`, is none. Nothing for another file. */
export const addressOf = (file: string): string | undefined =>
  /^app\/(.*?)\/?page\.tsx$/.exec(file.replace(/\([a-z]+\)\//, ''))?.[1]

/** One import of a file, as the file has it. */
export interface Import {
  /** The text of the import: `./chips`, `@/rules/chips`, `zod`. */
  request: string
  /** Whether it imports types only, and so nothing at run time. */
  typeOnly: boolean
  /** Whether it is loaded when the code comes to it, and not before. */
  later?: boolean
}

export interface Span {
  name: string
  line: number
  lines: number
}

/** A source file, its path from the root of the project. */
export interface Source {
  file: string
  text: string
}

let every: readonly Source[] | undefined

/** Every TypeScript file of the project, in order; read once for all tests of a process. */
export function allSources(): readonly Source[] {
  every ??= readSources()
  return every
}

function readSources(): Source[] {
  return FOLDERS.filter((folder) => existsSync(path.join(ROOT, folder)))
    .flatMap((folder) => filesUnder(folder))
    .map((file) => ({
      file,
      text: readFileSync(path.join(ROOT, file), 'utf8'),
    }))
}

function filesUnder(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/(^|\/)(node_modules|\.next)\//.test(name))
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
    .sort()
}

const importsRead = new WeakMap<Source, readonly Import[]>()

/** Imports, re-exports and dynamic imports, read by a real parser, once for each source. */
export function importsOf(source: Source): readonly Import[] {
  const imports = importsRead.get(source) ?? readImports(source)
  importsRead.set(source, imports)
  return imports
}

function readImports({ file, text }: Source): Import[] {
  const { module } = parseSync(file, text)
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      request: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ request: moduleRequest.value, typeOnly: isType }] : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => ({
      request: text.slice(moduleRequest.start, moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
      typeOnly: false,
      later: true,
    })),
  ]
}

/** The functions of a file with their lengths in lines. */
export function functionsOf({ file, text }: Source): Span[] {
  const found: Span[] = []
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const visit = (node: unknown, name: string) => {
    if (Array.isArray(node)) {
      for (const child of node) visit(child, name)
      return
    }
    if (!isNode(node)) return
    const known = nameOf(node) ?? name
    if (/Function/.test(node.type) && 'body' in node && isNode(node.body)) {
      const line = lineAt(node.start)
      found.push({ name: known, line, lines: lineAt(node.end) - line + 1 })
    }
    for (const child of Object.values(node)) visit(child, known)
  }
  visit(parseSync(file, text).program.body, '')
  return found
}

/** The texts of the templates with one of these tags; each inserted value is a `?`. */
export function templatesOf(
  { file, text }: Source,
  tags: readonly string[],
): { line: number; text: string }[] {
  const found: { line: number; text: string }[] = []
  const visit = (node: unknown) => {
    if (Array.isArray(node)) {
      for (const child of node) visit(child)
      return
    }
    if (!isNode(node)) return
    if (isTagged(node) && tags.includes(node.tag.name ?? '')) {
      const line = text.slice(0, node.start).split('\n').length
      found.push({ line, text: node.quasi.quasis.map(({ value }) => value.raw).join(' ? ') })
    }
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseSync(file, text).program.body)
  return found
}

interface Tagged extends Node {
  tag: { name?: string }
  quasi: { quasis: readonly { value: { raw: string } }[] }
}

const isTagged = (node: Node): node is Tagged => node.type === 'TaggedTemplateExpression'

export interface Node {
  type: string
  start: number
  end: number
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

function nameOf(node: object): string | undefined {
  const named = 'id' in node ? node.id : 'key' in node ? node.key : undefined
  if (typeof named !== 'object' || named === null || !('name' in named)) return undefined
  return typeof named.name === 'string' ? named.name : undefined
}
