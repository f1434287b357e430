import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './sources'

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')
const linesOf = (file: string): number => read(file).trimEnd().split('\n').length

const folders = (inside: string): string[] =>
  readdirSync(path.join(ROOT, inside))
    .filter((name) => !/^(?:\.|node_modules|artifacts|coverage|public|deploy)/.test(name))
    .map((name) => path.posix.join(inside, name))
    .filter((folder) => statSync(path.join(ROOT, folder)).isDirectory())

const TOP = folders('')
/** Every folder that has a README: those of the house, and the rooms of rules, server and screens. */
const ROOMS = [...TOP, ...['rules', 'server', 'components'].flatMap(folders)]

it.each(ROOMS)('%s has a short README that says what it is for', (room) => {
  const page = `${room}/README.md`
  expect(existsSync(path.join(ROOT, page))).toBe(true)
  expect(read(page).startsWith(`# ${room}\n`)).toBe(true)
  expect(linesOf(page)).toBeLessThanOrEqual(40)
})

/** Files that a page names in backticks or links, from its folder or from the root; patterns as `<game>` are no names. */
function namedIn(page: string): string[] {
  const text = read(page)
  const links = [...text.matchAll(/\]\(([^)#\s]+)/g)].map(([, link = '']) => link)
  const quoted = [...text.matchAll(/`([\w./-]+(?:\/|\.(?:tsx?|md|sql|json|svg)))`/g)].map(
    ([, name = '']) => name,
  )
  return [...links.filter((link) => !/^\w+:/.test(link)), ...quoted]
}

/** Short names in a page of the root belong to the folder that its sentence is about. */
const isWhole = (page: string, name: string): boolean =>
  page.includes('/') || TOP.includes(name.split('/')[0] ?? '')

const exists = (page: string, name: string): boolean =>
  !isWhole(page, name) ||
  [path.posix.join(path.posix.dirname(page), name), name].some((file) =>
    existsSync(path.join(ROOT, file)),
  )

const FIRST = ['README.md', 'ARCHITECTURE.md', ...ROOMS.map((room) => `${room}/README.md`)]

it.each(['ARCHITECTURE.md', ...ROOMS.map((room) => `${room}/README.md`)])(
  'whatever %s names is there',
  (page) => {
    expect(namedIn(page).filter((name) => !exists(page, name))).toEqual([])
  },
)

it('ARCHITECTURE.md is read in ten minutes, the README in five', () => {
  expect(linesOf('ARCHITECTURE.md')).toBeLessThanOrEqual(150)
  expect(read('README.md').split(/\s+/).length).toBeLessThanOrEqual(900)
})

const migrations = readdirSync(path.join(ROOT, 'db/migrations'))
  .filter((name) => name.endsWith('.sql'))
  .sort()

/** The last migration that defines each function of the database. */
const lastOf = new Map(
  migrations.flatMap((file) =>
    [...read(`db/migrations/${file}`).matchAll(/create (?:or replace )?function (\w+)/gi)].map(
      ([, name = '']) => [name, file] as const,
    ),
  ),
)

it('a page that sends its reader to a function of the database names the last migration that defines it', () => {
  expect(lastOf.size).toBeGreaterThan(3)
  const stale = FIRST.flatMap((page) =>
    read(page)
      .split(/\n\n|\n(?=\d+\. |- )/)
      .flatMap((paragraph) => {
        const sent = [...paragraph.matchAll(/(\d{4}_\w+\.sql)/g)].map(([, file]) => file)
        const named = [...paragraph.matchAll(/`(\w+)\(\)`/g)].map(([, name = '']) => name)
        return sent.length === 0
          ? []
          : named.filter((name) => lastOf.has(name) && !sent.includes(lastOf.get(name)))
      })
      .map((name) => `${page}: ${name} is defined last in ${lastOf.get(name)}`),
  )
  expect(stale).toEqual([])
})
