import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './sources'

it('the lock file has the packages of every platform; without them npm ci refuses it', () => {
  const lock: { packages: Record<string, { optionalDependencies?: Record<string, string> }> } =
    JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'))
  const names = Object.keys(lock.packages)
  const missing = Object.values(lock.packages)
    .flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
    .filter((name) => !names.some((place) => place.endsWith(`node_modules/${name}`)))
  // Remedy: node --import tsx .ci/complete-lock.ts
  expect(missing).toEqual([])
})
