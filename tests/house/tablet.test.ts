import { expect, it } from 'vitest'
import { FLOAT_HOST } from '@/rules/chemin-de-fer/float'
import { floatArticles } from '@/rules/float/articles'
import { type CommandType, poker } from '@/rules/poker/decider'
import { resolve } from './arrows'
import { allSources, importsOf, type Source } from './sources'

/** The commands that the table's tablet may give. */
const OPEN_TO_TABLE = (Object.keys(poker.commands) as CommandType[]).filter((type) =>
  (poker.commands[type].may as readonly string[]).includes('tavolo'),
)

/** The commands of the float that the device of a table may give. */
const OPEN_TO_CHANGEUR = (
  floatArticles(FLOAT_HOST) as readonly {
    commands: Readonly<Record<string, { may: readonly string[] }>>
  }[]
).flatMap(({ commands }) =>
  Object.entries(commands).flatMap(([type, { may }]) => (may.includes('tavolo') ? [type] : [])),
)

/** The commands that none of the screen's files names in a string, or in the list of its buttons. */
const withoutPlace = (types: readonly string[], screen: readonly Source[]) =>
  types.filter((type) => {
    const named = [`'${type}'`, ` type="${type}"`]
    return !screen.some(({ text }) => named.some((one) => text.includes(one)))
  })

const TABLET = ['components/poker/table/', 'components/poker/disputes/table/']
const tablet = allSources().filter(({ file }) => TABLET.some((room) => file.startsWith(room)))

it('every command open to the table has its place on the table’s screen', () => {
  expect(OPEN_TO_TABLE.length).toBeGreaterThan(50)
  expect(withoutPlace(OPEN_TO_TABLE, tablet)).toEqual([])
})

it('every command of the float open to the table has its place on the changeur’s screen', () => {
  const post = allSources().filter(({ file }) => file.startsWith('components/float/post/'))
  expect(OPEN_TO_CHANGEUR.length).toBeGreaterThan(20)
  expect(withoutPlace(OPEN_TO_CHANGEUR, post)).toEqual([])
})

it('a command that the screen only mentions has no place there', () => {
  const spoken = {
    file: 'components/poker/table/A.tsx',
    text: '/** What layDown does. */ layDown()',
  }
  const given = { file: 'components/poker/table/B.tsx', text: "act('deal', {})" }
  expect(withoutPlace(['deal', 'layDown'], [spoken, given])).toEqual(['layDown'])
})

/** Packages that a tablet fetches once it is at rest: what is opened later, or decided without a network, needs them. */
const LATER = ['zod', 'react-aria-components', 'qrcode']

const sources = new Map(allSources().map((source) => [source.file, source]))
const sourceAt = (target: string): Source | undefined =>
  [target, `${target}.ts`, `${target}.tsx`].flatMap((file) => sources.get(file) ?? [])[0]

/** The packages that a file's first load brings, each with the file that imports it. */
function firstLoadOf(file: string): Map<string, string> {
  const packages = new Map<string, string>()
  const found = new Set([file])
  for (const one of found) {
    const source = sourceAt(one)
    for (const { request, typeOnly, later } of source ? importsOf(source) : []) {
      if (typeOnly || later) continue
      const target = resolve(one, request)
      if (target === null) packages.set(request, one)
      else found.add(sourceAt(target)?.file ?? target)
    }
  }
  return packages
}

it.each([
  'components/device/PostScreen.tsx',
  'components/poker/table/TableScreen.tsx',
  'components/chemin-de-fer/table/TableScreen.tsx',
  'components/black-jack/table/TableScreen.tsx',
  'components/trente-et-quarante/table/TableScreen.tsx',
])('%s shows its first view without the packages that are fetched at rest', (screen) => {
  const packages = firstLoadOf(screen)
  expect(packages.has('react')).toBe(true)
  expect(LATER.flatMap((name) => packages.get(name) ?? [])).toEqual([])
})
