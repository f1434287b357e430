import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '..')

/** A game whose state is copied field by field. */
interface Copied {
  /** The generated file. */
  file: string
  /**
   * The kinds of state copied at every command, each with the file of its interface. All copies of a kind have the same
   * fields in the same order. A kind that is a union on its status has its fields in an interface `Any…`.
   */
  kinds: Readonly<Record<string, string>>
}

export const GAMES: readonly Copied[] = [
  {
    file: path.join(ROOT, 'rules/poker/state/copy.ts'),
    kinds: {
      Evening: './evening',
      SignUp: './list',
      Table: './table',
      Player: './table',
      Colpo: './colpo',
      Parol: './colpo',
      Play: './play',
      Hand: './play',
    },
  },
  {
    file: path.join(ROOT, 'rules/chemin-de-fer/state/copy.ts'),
    kinds: {
      Evening: './evening',
      Table: './table',
      Taglia: './mano',
      Mano: './mano',
      Seguito: './mano',
      Coup: './coup',
      Bet: './coup',
      Call: './coup',
      Holder: './coup',
      Regime: './coup',
      Seat: './seat',
      Suivi: './suivi',
      Person: './evening',
    },
  },
  {
    file: path.join(ROOT, 'rules/float/state/copy.ts'),
    kinds: { FloatRoom: './room', FloatTable: './table' },
  },
  {
    file: path.join(ROOT, 'rules/black-jack/state/copy.ts'),
    kinds: {
      Evening: './evening',
      Person: '../../banked/state',
      Table: './table',
      Shoe: './shoe',
      Colpo: './colpo',
      Casella: './colpo',
      Hand: './colpo',
      Puntata: './colpo',
    },
  },
  {
    file: path.join(ROOT, 'rules/trente-et-quarante/state/copy.ts'),
    kinds: {
      Evening: './evening',
      Person: '../../banked/state',
      Table: './table',
      Taglia: './taglia',
      Colpo: './colpo',
      Posta: './posta',
    },
  },
]

const HEAD = `// Written by \`npm run copies\` from the interfaces of the state: add a field there, and run it. Decision 0015 says why
// each kind is copied field by field.
`

/** The text of a game's state/copy.ts: for each kind of state, a function that copies it field by field. */
export function copies({ file, kinds }: Copied): string {
  const types = new Map([['Draft', '../../kernel/draft']])
  const functions = Object.entries(kinds).map(([kind, from]) => {
    const { name, fields } = declarationOf(kind, path.join(path.dirname(file), `${from}.ts`))
    types.set(kind, from).set(name, from)
    return name === kind ? copyOf(kind, fields) : copyOfUnion(kind, name, fields)
  })
  const imports = [...new Set(types.values())].sort().map((from) => {
    const names = [...types].filter(([, of]) => of === from).map(([name]) => name)
    return `import type { ${names.sort().join(', ')} } from '${from}'\n`
  })
  return `${HEAD}${imports.join('')}\n${functions.join('\n')}`
}

const copied = (fields: readonly string[], indent: string) =>
  fields.map((field) => `${indent}${field}: from.${field},\n`).join('')

const copyOf = (kind: string, fields: readonly string[]): string =>
  `export const copy${kind} = (from: ${kind}): Draft<${kind}> => ({\n${copied(fields, '  ')}})\n`

/** TypeScript cannot follow through a copy which status has which fields, so only the fields are checked. */
const copyOfUnion = (kind: string, name: string, fields: readonly string[]): string =>
  `export const copy${kind} = (from: ${kind}): Draft<${kind}> =>
  ({
${copied(fields, '    ')}  }) satisfies ${name} as Draft<${kind}>
`

/**
 * The name of the interface and its fields, in their order.
 * Throws at an optional field: copies would then differ in shape.
 */
function declarationOf(kind: string, file: string): { name: string; fields: string[] } {
  for (const node of parseSync(file, readFileSync(file, 'utf8')).program.body) {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : null
    if (declared?.type !== 'TSInterfaceDeclaration') continue
    const { name } = declared.id
    if (name !== kind && name !== `Any${kind}`) continue
    const fields = declared.body.body.map((field) => {
      if (field.type !== 'TSPropertySignature' || field.key.type !== 'Identifier' || field.optional)
        throw new Error(`${name} has something other than fields that are always there`)
      return field.key.name
    })
    return { name, fields }
  }
  throw new Error(`no interface ${kind} or Any${kind} in ${file}`)
}
