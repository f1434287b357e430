import { describe, expect, it } from 'vitest'
import { forbiddenImports, importCycles } from './arrows'
import { allSources } from './sources'

const file = (name: string, ...lines: string[]) => ({ file: name, text: lines.join('\n') })

describe('the arrows', () => {
  it('hold in every file', () => {
    expect(forbiddenImports(allSources())).toEqual([])
  })

  it('there are no cycles', () => {
    expect(importCycles(allSources())).toEqual([])
  })
})

describe('the check itself', () => {
  it.each([
    ['rules/a.ts', `import { append } from '@/db/journal'`],
    ['rules/a.ts', `import type { Sql } from '../db/client'`],
    ['rules/a.ts', `import { readFileSync } from 'node:fs'`],
    ['db/a.ts', `import { decider } from '@/rules/poker/decider'`],
    ['db/a.ts', `export * from '@/server/stream'`],
    ['db/a.ts', `export { serve } from '@/server/serve'`],
    ['server/a.ts', `const board = await import('@/components/board/Board')`],
    ['components/a.tsx', `import { serve } from '@/server/serve'`],
    ['components/a.tsx', `import type { Sql } from '@/db/client'`],
    ['app/page.tsx', `import { connect } from '@/db/client'`],
    ['app/page.tsx', `import '@/db/client'`],
    ['app/x/page.tsx', `import { connect } from '../../db/client'`],
  ])('catches %s: %s', (name, line) => {
    expect(forbiddenImports([file(name, line)])).toHaveLength(1)
  })

  it.each([
    ['rules/poker/a.ts', `import { z } from 'zod'`],
    ['db/a.ts', `import type { Actor } from '@/rules/kernel/decider'`],
    ['db/a.ts', `import { type Actor, type Ruling } from '@/rules/kernel/decider'`],
    ['components/a.tsx', `import type { Router } from '@/server/procedures/router'`],
    ['app/page.tsx', `import { serve } from '@/server/serve'`],
  ])('lets pass %s: %s', (name, line) => {
    expect(forbiddenImports([file(name, line)])).toEqual([])
  })

  it('finds a circle through three files, and none through a type', () => {
    const circle = [
      file('rules/a.ts', `import { b } from './b'`),
      file('rules/b.ts', `export { c } from '@/rules/c'`),
      file('rules/c.ts', `import { a } from './a'`),
    ]
    expect(importCycles(circle)).toEqual(['rules/a.ts → rules/b.ts → rules/c.ts → rules/a.ts'])
    const types = [...circle.slice(0, 2), file('rules/c.ts', `import type { a } from './a'`)]
    expect(importCycles(types)).toEqual([])
  })
})
