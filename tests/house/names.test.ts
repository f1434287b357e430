import { expect, it } from 'vitest'
import { bindingsOf, exportedTwice, exportsOf, lineAt, numbersOf } from './names'
import { allSources, type Source } from './sources'

const under = (folders: RegExp) => allSources().filter(({ file }) => folders.test(file))
const rules = under(/^rules\//)
const code = under(/^(app|components|db|rules|server)\//)
const beyondTheDatabase = code.filter(({ file }) => !file.startsWith('db/'))
/** The code that may import a number from the rules: `db` imports only types, `components/ui` nothing. */
const aboveRules = code.filter(({ file }) => !/^(db|components\/ui)\//.test(file))
const source = (text: string, file = 'a.ts'): Source => ({ file, text })

/** Games are siblings, each with tables and evenings of its own; the kernel is in every game. */
const games = [
  ...new Set(rules.map(({ file }) => file.split('/')[1] ?? '').filter((name) => name !== 'kernel')),
].filter((name) => !name.endsWith('.ts'))

/** The rooms on which a game stands, besides the kernel. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  banked: ['float'],
  'black-jack': ['banked', 'float'],
  'chemin-de-fer': ['float'],
  'trente-et-quarante': ['banked', 'float'],
}

it.each(games)(
  'no name is exported from two files of the rules of %s and of the rooms below',
  (game) => {
    const rooms = ['kernel', game, ...(LAYERS[game] ?? [])]
    const own = rules.filter(({ file }) => rooms.includes(file.split('/')[1] ?? ''))
    expect(own.length).toBeGreaterThan(20)
    expect(exportedTwice(own)).toEqual([])
  },
)

/** Files that export a name again for the same thing, each with the reason. */
const SAME_THING: Readonly<Record<string, string>> = {
  'components/black-jack/commanding.tsx':
    'the hooks of every screen, bound to the commands of black jack',
  'components/black-jack/lazy.ts': 'the screens of black jack, each loaded where it is first shown',
  'components/chemin-de-fer/commanding.tsx':
    'the hooks of every screen, bound to the commands of chemin de fer',
  'components/chemin-de-fer/lazy.ts':
    'the screens of chemin de fer, each loaded where it is first shown',
  'components/poker/commanding.tsx': 'the hooks of every screen, bound to the commands of poker',
  'components/poker/lazy.ts': 'the screens of poker, each loaded where it is first shown',
  'components/trente-et-quarante/commanding.tsx':
    'the hooks of every screen, bound to the commands of trente et quarante',
  'components/trente-et-quarante/lazy.ts':
    'the screens of trente et quarante, each loaded where it is first shown',
  'server/games/banked/documents.ts':
    'what `server/print` looks for in the module of a banked game',
  'server/games/chemin-de-fer/print/documents.ts':
    'what `server/print` looks for in the module of a game',
  'server/games/poker/print/documents.ts': 'what `server/print` looks for in the module of a game',
}

const PARTS = { server: /^server\/games\/([^/]+)\//, components: /^components\/([^/]+)\// } as const

it.each(
  Object.entries(PARTS).flatMap(([folder, part]) =>
    games.map((game) => [folder, game, part] as const),
  ),
)(
  'no name is exported from two files of %s, the part of %s with the house’s',
  (folder, game, part) => {
    const others = games.filter((name) => name !== game)
    const own = code.filter(
      ({ file }) =>
        file.startsWith(`${folder}/`) &&
        SAME_THING[file] === undefined &&
        !others.includes(part.exec(file)?.[1] ?? ''),
    )
    expect(own.length).toBeGreaterThan(100)
    expect(exportedTwice(own)).toEqual([])
  },
)

it('nothing is exported that no code names', () => {
  const times = new Map<string, number>()
  for (const { text } of allSources())
    for (const [word] of text.matchAll(/[\w$]+/g)) times.set(word, (times.get(word) ?? 0) + 1)
  const dead = beyondTheDatabase
    // Next calls what a page exports.
    .filter(({ file }) => !file.startsWith('app/'))
    .flatMap((one) => exportsOf(one).filter((name) => times.get(name) === 1))
  expect(dead).toEqual([])
})

it('every file on that list exists', () => {
  const files = code.map(({ file }) => file)
  expect(Object.keys(SAME_THING).filter((file) => !files.includes(file))).toEqual([])
})

it('a name exported twice is found in every form; a value and its type in one file count once', () => {
  const one = source(
    'export const Id = 1\nexport type Id = number\nexport function open() {}',
    'one.ts',
  )
  const two = source('export interface Open {}\nexport const { open, shut: Id } = doors', 'two.ts')
  const passed = source("export { open } from './one'", 'passed.ts')
  expect(exportsOf(one)).toEqual(['Id', 'open'])
  expect(exportedTwice([one, two, passed])).toEqual(['Id: one.ts two.ts', 'open: one.ts two.ts'])
})

/** A file may call something `of`: only then it is parsed. */
const MAY_CALL_OF = /\bof\s*[,:;=)}\]]|\b(?:const|let) of\b/

it('no parameter and no variable is called `of`, which reads as a preposition', () => {
  const may = beyondTheDatabase.filter(({ text }) => MAY_CALL_OF.test(text))
  const found = may.flatMap((one) =>
    bindingsOf(one)
      .filter(({ name }) => name === 'of')
      .map(({ at }) => `${one.file}:${lineAt(one, at)}`),
  )
  expect(found).toEqual([])
})

it('parameters and variables are found in functions, arrows, patterns and declarations', () => {
  const text = 'function a(b, { c, d: [e] }, ...f) {}\nconst g = (h = 1) => { const { i } = h }'
  const one = source(text)
  const names = bindingsOf(one).map(({ name, at }) => `${name}${lineAt(one, at)}`)
  expect(names.sort()).toEqual(['b1', 'c1', 'e1', 'f1', 'g2', 'h2', 'i2'])
})

/** A duration, a size, or a count that names what it counts. */
const SAYS_ITS_UNIT = /_(MS|S|BYTES|CHIPS)$|_KEPT$|_LIMIT$|^MOST_[A-Z]/
/** Large numbers without a unit, and names that begin with the thing counted. */
const OTHER_NUMBERS = [
  'CHUNK_EVENTS',
  'LINES_OF_A_NETWORK',
  'MIGRATION_LOCK',
  'NIGHTLY_LOCK',
  'OLDEST_POSTGRES',
  'USUAL_DESCRIPTORS',
]
/** Numbers with a good name of one word: the FIVE of a table, lengths of a drawing, a file's mode. */
const ONE_WORD = ['ACROSS', 'ALONG', 'EDITION', 'FINENESS', 'FIVE', 'FORMAT', 'NEWLINE', 'OTHERS']

const isLarge = (value: number | null) => value === null || value >= 1_000

/** Constants of a file whose name is not clear enough, as `file:line NAME`. */
const unclear = (one: Source) =>
  numbersOf(one)
    .filter(({ name, value }) =>
      isLarge(value)
        ? !SAYS_ITS_UNIT.test(name) && !OTHER_NUMBERS.includes(name)
        : !name.includes('_') && !ONE_WORD.includes(name),
    )
    .map(({ name, at }) => `${one.file}:${lineAt(one, at)} ${name}`)

/** A file may have a constant in capitals that is a number: only then it is parsed. */
const MAY_HAVE_NUMBER = /\bconst [A-Z][A-Z0-9_]*\b[^=\n]*=\s*[-(\dA-Z]/

it('the name of a number says the thing counted and its unit', () => {
  const may = code.filter(({ text }) => MAY_HAVE_NUMBER.test(text))
  expect(may.flatMap(unclear)).toEqual([])
})

it('an unclear name of a number is found, for a literal or a computed value', () => {
  const text = [
    'const PATIENCE = 5_000',
    'export const REST = 2 * MINUTE_MS',
    'const COMMIT_TIMEOUT_MS = 10_000',
    'const KEPT = 8',
    'const COLPI_KEPT = 30',
    'const NAMES = 5',
    "const WORD = 'a'",
    'const small = 4_000',
  ]
  expect(text.filter((line) => MAY_HAVE_NUMBER.test(line))).toHaveLength(6)
  expect(unclear(source(text.join('\n')))).toEqual([
    'a.ts:1 PATIENCE',
    'a.ts:2 REST',
    'a.ts:4 KEPT',
    'a.ts:6 NAMES',
  ])
})

/** The file in which each repeated number is defined. */
const WRITTEN_ONCE: Readonly<Record<string, string>> = {
  '1_000_000_000': 'rules/kernel/chips.ts',
  '60_000': 'rules/kernel/time.ts',
  '3_600_000': 'rules/kernel/time.ts',
  '86_400_000': 'rules/kernel/time.ts',
}

/** Lines with a number that has a name elsewhere, as `file: number`. */
const repeated = ({ file, text }: Source) =>
  Object.entries(WRITTEN_ONCE).flatMap(([number, home]) =>
    file !== home && new RegExp(`(?<![\\d_])${number}(?![\\d_])`).test(text)
      ? [`${file}: ${number}`]
      : [],
  )

it('a minute, an hour, a day and the largest amount are each defined once', () => {
  expect(aboveRules.flatMap(repeated)).toEqual([])
})

it('a repeated number is found, and a longer number that contains it is not', () => {
  expect(repeated(source('const wait = 60_000'))).toEqual(['a.ts: 60_000'])
  expect(repeated(source('const most = 160_000 + 1_000_000_000_000'))).toEqual([])
})
