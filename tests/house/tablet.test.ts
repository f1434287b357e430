import { expect, it } from 'vitest'
import { resolve } from './arrows'
import { allSources, importsOf, type Source } from './sources'

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
