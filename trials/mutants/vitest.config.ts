import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** The tests near a game's rules, for `npm run mutate`; it names their folders. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  resolve: { alias: { '@': path.resolve(import.meta.dirname, '../..') } },
  test: {
    name: 'mutants',
    include: (process.env.CIRCOLO_MUTANT_TESTS ?? '').split(' '),
    setupFiles: ['tests/support/generated.ts', 'tests/support/restored.ts'],
    testTimeout: 120_000,
    isolate: false,
    experimental: { fsModuleCache: true },
  },
})
