import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '..')

/** The file that `copies` is kept in. */
export const COPIES = path.join(ROOT, 'rules/poker/state/copy.ts')

/** What is read at every word and so is copied in one shape: each kind's interface, by the file that has it. */
const KINDS: Readonly<Record<string, string>> = {
  Evening: './evening',
  SignUp: './list',
  Table: './table',
  Player: './table',
  Colpo: './colpo',
  Parol: './colpo',
  Play: './play',
  Hand: './play',
}

const HEAD = `// Written by \`npm run copies\` from the interfaces of the state: add a field there, and run it. Decision 0015 says why
// each kind is copied field by field.
`

/** The text of rules/poker/state/copy.ts: for each kind of state, the function that copies it field by field. */
export function copies(): string {
  const types = { ...KINDS, Draft: './draft' }
  const imports = [...new Set(Object.values(types))].sort().map((from) => {
    const names = Object.entries(types).flatMap(([name, of]) => (of === from ? [name] : []))
    return `import type { ${names.sort().join(', ')} } from '${from}'\n`
  })
  const functions = Object.entries(KINDS).map(([kind, from]) => copyOf(kind, fieldsOf(kind, from)))
  return `${HEAD}${imports.join('')}\n${functions.join('\n')}`
}

const copyOf = (kind: string, fields: readonly string[]): string =>
  `export const copy${kind} = (from: ${kind}): Draft<${kind}> => ({
${fields.map((field) => `  ${field}: from.${field},\n`).join('')}})
`

/** The fields of an interface, in its order. Throws for one that may be missing: its objects would have two shapes. */
function fieldsOf(kind: string, from: string): string[] {
  const file = path.join(path.dirname(COPIES), `${from}.ts`)
  const { program } = parseSync(file, readFileSync(file, 'utf8'))
  for (const node of program.body) {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : null
    if (declared?.type !== 'TSInterfaceDeclaration' || declared.id.name !== kind) continue
    return declared.body.body.map((field) => {
      if (field.type !== 'TSPropertySignature' || field.key.type !== 'Identifier')
        throw new Error(`${kind} has something other than fields`)
      if (field.optional) throw new Error(`${kind}.${field.key.name} may be missing: make it null`)
      return field.key.name
    })
  }
  throw new Error(`no interface ${kind} in ${file}`)
}
