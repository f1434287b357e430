import { afterAll, expect, vi } from 'vitest'
import { noteSpent } from './spent'

const from = Date.now()

/* Files of a project share their worker: a clock or a global that one of them replaced would stop those after it. */
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  const { CIRCOLO_TEST_SPENT: list } = process.env
  if (list) noteSpent(list, expect.getState().testPath ?? '', from)
})
