import { parseSync } from 'vite'
import { isNode, type Node, type Source } from './sources'

const exportsRead = new WeakMap<Source, readonly string[]>()

/** Names that a file exports itself; a value and a type with one name count once, such as a schema and its type. */
export function exportsOf(source: Source): readonly string[] {
  const names = exportsRead.get(source) ?? readExports(source)
  exportsRead.set(source, names)
  return names
}

function readExports({ file, text }: Source): string[] {
  const { module } = parseSync(file, text)
  const entries = module.staticExports.flatMap((statement) => statement.entries)
  const own = entries.filter(({ moduleRequest }) => moduleRequest === null)
  return [...new Set(own.flatMap(({ exportName }) => exportName.name ?? []))]
}

/** Names exported from more than one file, as `name: file file`. */
export function exportedTwice(sources: readonly Source[]): string[] {
  const files = new Map<string, string[]>()
  for (const source of sources)
    for (const name of exportsOf(source)) files.set(name, [...(files.get(name) ?? []), source.file])
  return [...files]
    .filter(([, where]) => where.length > 1)
    .map(([name, where]) => `${name}: ${where.join(' ')}`)
}

/** A name that some code binds or declares, and its offset in the file. */
export interface Named {
  name: string
  at: number
}

/** The line, from 1, at an offset of the file. */
export const lineAt = ({ text }: Source, at: number): number => text.slice(0, at).split('\n').length

/** The parameters and variables of a file, including those taken out of objects and lists. */
export function bindingsOf(source: Source): Named[] {
  const found: Named[] = []
  const bind = (pattern: unknown): void => {
    if (!isNode(pattern)) return
    if (pattern.type === 'Identifier') found.push(namedAt(pattern))
    else for (const part of partsOf(pattern)) bind(part)
  }
  walk(source, (node) => {
    if ('params' in node) for (const param of listIn(node.params)) bind(param)
    if (node.type === 'VariableDeclarator' && 'id' in node) bind(node.id)
  })
  return found
}

/** The patterns inside a pattern, without default values. */
function partsOf(pattern: Node): unknown[] {
  if ('properties' in pattern) return listIn(pattern.properties)
  if ('elements' in pattern) return listIn(pattern.elements)
  if (pattern.type === 'Property' && 'value' in pattern) return [pattern.value]
  if ('argument' in pattern) return [pattern.argument]
  if ('left' in pattern) return [pattern.left]
  return 'parameter' in pattern ? [pattern.parameter] : []
}

/** A constant of a module that is a number, with its value if that is a literal. */
export interface NumberConstant extends Named {
  value: number | null
}

/** The constants of a module, in capitals, that are numbers or products, sums and quotients of numbers. */
export function numbersOf(source: Source): NumberConstant[] {
  const found: NumberConstant[] = []
  walk(source, (node) => {
    if (node.type !== 'VariableDeclarator' || !('id' in node) || !('init' in node)) return
    if (!isNode(node.id)) return
    const named = namedAt(node.id)
    const value = numberIn(node.init)
    if (/^[A-Z][A-Z0-9_]*$/.test(named.name) && value !== undefined) found.push({ ...named, value })
  })
  return found
}

/** The number of an expression; null where it multiplies a constant, undefined where it is not a number. */
function numberIn(node: unknown): number | null | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal' && 'value' in node)
    return typeof node.value === 'number' ? node.value : undefined
  if (node.type !== 'BinaryExpression' || !('left' in node) || !('right' in node)) return undefined
  const [left, right] = [numberIn(node.left), numberIn(node.right)]
  const operator = 'operator' in node ? node.operator : ''
  if (typeof left !== 'number' || typeof right !== 'number')
    return operator === '*' && (left !== undefined || right !== undefined) ? null : undefined
  const reckon = { '*': left * right, '/': left / right, '+': left + right, '-': left - right }
  return reckon[operator as keyof typeof reckon] ?? undefined
}

function walk({ file, text }: Source, meet: (node: Node) => void): void {
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const child of node) visit(child)
    if (!isNode(node)) return
    meet(node)
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseSync(file, text).program.body)
}

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const namedAt = (node: Node): Named => ({
  name: 'name' in node && typeof node.name === 'string' ? node.name : '',
  at: node.start,
})
