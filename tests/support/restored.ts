import { afterAll, vi } from 'vitest'

/* Files of a project share their worker: a clock or a global that one of them replaced would stop those after it. */
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
