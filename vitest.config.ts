import path from 'node:path'
import { defineConfig } from 'vitest/config'

const shared = {
  resolve: { alias: { '@': path.resolve(import.meta.dirname) } },
}
const HOUSE = ['tests/house/**/*.test.ts']

export default defineConfig({
  ...shared,
  test: {
    pool: 'forks',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      { ...shared, test: { name: 'house', include: HOUSE, testTimeout: 30_000 } },
      {
        ...shared,
        test: {
          name: 'circolo',
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: [...HOUSE, 'tests/e2e/**'],
          globalSetup: ['tests/support/vitest-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
