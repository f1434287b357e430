import { expect, it } from 'vitest'
import { allSources, functionsOf } from './sources'

const sources = allSources()
const lengthOf = (text: string) => text.trimEnd().split('\n').length

/** Files with a line that matches, as `file:line`. */
function linesWith(pattern: RegExp, under: RegExp): string[] {
  return sources
    .filter(({ file }) => under.test(file) && !file.startsWith('tests/house/'))
    .flatMap(({ file, text }) =>
      text
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
    )
}

it('no file is longer than 300 lines', () => {
  const long = sources.filter(({ text }) => lengthOf(text) > 300)
  expect(long.map(({ file, text }) => `${file}: ${lengthOf(text)}`)).toEqual([])
})

it('no function is longer than 70 lines', () => {
  const long = sources
    // A suite of tests is one long callback; only its tests must be short.
    .filter(({ file, text }) => !/\.(test|spec)\.tsx?$/.test(file) && lengthOf(text) > 70)
    .flatMap((source) =>
      functionsOf(source)
        .filter(({ lines }) => lines > 70)
        .map(({ name, line, lines }) => `${source.file}:${line} ${name}: ${lines}`),
    )
  expect(long).toEqual([])
})

/** More files side by side than this want rooms of their own. */
const MOST_LOOSE_FILES = 21

/** Folders with more files than that directly in them, as `folder: files`. */
function crowded(files: readonly string[]): string[] {
  const loose = new Map<string, number>()
  for (const file of files) {
    const folder = file.slice(0, file.lastIndexOf('/'))
    loose.set(folder, (loose.get(folder) ?? 0) + 1)
  }
  return [...loose]
    .filter(([, count]) => count > MOST_LOOSE_FILES)
    .map(([folder, count]) => `${folder}: ${count}`)
}

it('no folder of the server or of the screens holds more than 21 loose files', () => {
  const files = sources.map(({ file }) => file)
  expect(crowded(files.filter((file) => /^(server|components)\//.test(file)))).toEqual([])
})

it('a folder is crowded by its own files, not by those of the rooms in it', () => {
  const own = Array.from({ length: 22 }, (_, index) => `a/b/${index}.ts`)
  const inRooms = Array.from({ length: 40 }, (_, index) => `a/c/${index % 4}/${index}.ts`)
  expect(crowded([...own, ...inRooms])).toEqual(['a/b: 22'])
})

it('the length of a function is counted through its arrow, method and component forms', () => {
  const body = `{\n${'  count()\n'.repeat(69)}}`
  const text = `function one() ${body}\nconst two = () => ${body}\nconst x = { three() ${body} }`
  const found = functionsOf({ file: 'a.tsx', text })
  expect(found.map(({ name, lines }) => `${name} ${lines}`)).toEqual([
    'one 71',
    'two 71',
    'three 71',
  ])
})

it('no test is skipped, alone, or still to be written', () => {
  expect(linesWith(/\b(it|test|describe)\.(skip|only|todo|fixme|fails)\b/, /^tests\//)).toEqual([])
})

it('nothing reads outside the project', () => {
  expect(linesWith(/\.\.\/shared|\/work\//, /./)).toEqual([])
})

it('the rules use no clock, no randomness and no machine', () => {
  const impure =
    /\bDate\b(?!\w)|Math\.random|\bset(Timeout|Interval|Immediate)\b|\bprocess\.|\bcrypto\b|\bfetch\(|\bperformance\b/
  const code = linesWith(impure, /^rules\//).filter((place) => !isComment(place))
  expect(code).toEqual([])
})

function isComment(place: string): boolean {
  const [file, line] = place.split(':')
  const text = sources.find((source) => source.file === file)?.text.split('\n')[Number(line) - 1]
  return /^\s*(\/\/|\/?\*)/.test(text ?? '')
}

/**
 * A snapshot only reads, and a database being restored is not in use yet: neither is a write of the running club. Both
 * check at their end that their connection is still the first one.
 */
const IN_A_TRANSACTION = /^db\/keeping\/connection\.ts/

it('a write is one statement: nobody opens a transaction', () => {
  const begun = linesWith(
    /\bsql\.(begin|savepoint|reserve)\(|\.transaction\(|['"]begin['" ]|`begin (isolation|work|transaction)/,
    /^(app|components|db|server)\//,
  )
  expect(begun.some((place) => IN_A_TRANSACTION.test(place))).toBe(true)
  expect(begun.filter((place) => !IN_A_TRANSACTION.test(place))).toEqual([])
})

/** It lists the games of the house; no other module is exported through it. */
const REGISTRY = 'server/games/index.ts'

it('no name is Manager, Helper, Service or Utils, and there is no barrel', () => {
  const named = sources.filter(({ file }) => /(manager|helper|service|utils?)\.tsx?$/i.test(file))
  const barrels = sources.filter(
    ({ file }) => /^(rules|server|components)\/.*index\.tsx?$/.test(file) && file !== REGISTRY,
  )
  expect([...named, ...barrels].map(({ file }) => file)).toEqual([])
})

it('no comment leaves work for later', () => {
  expect(linesWith(/\/\/ ?(TODO|FIXME|XXX|HACK)\b/, /./)).toEqual([])
})
