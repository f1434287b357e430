import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** The one file of tests that `npm run mutate` makes of those near a rule set; Node loads it, without vite. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  test: {
    name: 'mutants',
    include: ['tests/journals/mutants.test.mjs'],
    server: { deps: { external: [/mutants\.bundle\.mjs/] } },
    testTimeout: 120_000,
    isolate: false,
  },
})
