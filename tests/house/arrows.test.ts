import { describe, expect, it } from 'vitest'
import { forbiddenImports, gamesIn, importCycles } from './arrows'
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

/** Two games of one house. */
const GAMES = ['poker', 'whist']

describe('the check itself', () => {
  it.each([
    ['rules/kernel/a.ts', `import { append } from '@/db/journal'`],
    ['rules/kernel/a.ts', `import type { Evening } from '../poker/evening'`],
    ['rules/kernel/a.ts', `import type { Tray } from '../float/tray'`],
    ['rules/float/a.ts', `import type { Evening } from '@/rules/poker/evening'`],
    ['rules/float/a.ts', `import { sheetOf } from '../banked/sheet'`],
    ['rules/banked/a.ts', `import type { Evening } from '../poker/evening'`],
    ['server/print/banked/a.ts', `import type { Evening } from '@/rules/poker/evening'`],
    ['rules/poker/a.ts', `import type { Sql } from '../../db/client'`],
    ['rules/poker/a.ts', `import { readFileSync } from 'node:fs'`],
    ['rules/poker/play/a.ts', `import type { Trick } from '../../whist/trick'`],
    ['db/a.ts', `import { happens } from '@/rules/kernel/decider'`],
    ['db/a.ts', `import type { Evening } from '@/rules/poker/evening'`],
    ['db/a.ts', `export * from '@/server/streams/stream'`],
    ['db/a.ts', `export { serve } from '@/server/starting/serve'`],
    ['server/a.ts', `const board = await import('@/components/board/Board')`],
    ['server/print/a.ts', `import type { Evening } from '@/rules/poker/evening'`],
    ['server/print/a.ts', `import { findFloatPaper } from './float/find'`],
    ['server/print/float/a.ts', `import type { Evening } from '@/rules/poker/evening'`],
    ['server/a.ts', `import { pokerRoom } from './games/poker/game'`],
    ['server/games/game.ts', `import type { Evening } from '@/rules/poker/evening'`],
    ['server/games/index.ts', `import { poker } from '@/rules/poker/decider'`],
    ['server/games/poker/game.ts', `import { whist } from '@/rules/whist/decider'`],
    ['server/games/poker/game.ts', `import { trump } from '../whist/papers'`],
    ['server/games/poker/game.ts', `import { GAMES } from '@/server/games'`],
    ['components/a.tsx', `import { serve } from '@/server/starting/serve'`],
    ['components/a.tsx', `import type { Sql } from '@/db/client'`],
    ['components/live/a.tsx', `import type { Offer } from '@/rules/poker/views/table'`],
    ['components/live/a.tsx', `import { Seat } from '../poker/table/Seat'`],
    ['components/ui/a.tsx', `import { useClub } from '../club/club'`],
    ['components/ui/a.tsx', `import type { Live } from '@/components/live/useLive'`],
    ['components/ui/a.tsx', `import type { Chips } from '@/rules/kernel/chips'`],
    ['components/ui/a.tsx', `import { localeOf } from '@/messages/locale'`],
    ['components/ui/a.tsx', `import { GAMES } from '../games'`],
    ['components/games.ts', `import { poker } from '@/rules/poker/decider'`],
    ['components/poker/a.tsx', `import { Trump } from '../whist/Trump'`],
    ['components/poker/a.tsx', `import type { Trick } from '@/rules/whist/trick'`],
    ['components/poker/a.tsx', `import { GAMES } from '@/components/games'`],
    ['app/page.tsx', `import { connect } from '@/db/client'`],
    ['app/page.tsx', `import '@/db/client'`],
    ['app/x/page.tsx', `import { connect } from '../../db/client'`],
    ['app/page.tsx', `import { PROVISIONS } from '@/rules/poker/provisions'`],
    ['app/page.tsx', `import { Board } from '@/components/poker/board/Board'`],
  ])('catches %s: %s', (name, line) => {
    expect(forbiddenImports([file(name, line)], GAMES)).toHaveLength(1)
  })

  it.each([
    ['rules/kernel/a.ts', `import { z } from 'zod'`],
    ['rules/float/a.ts', `import { move } from '../kernel/ledger'`],
    ['rules/poker/a.ts', `import { Tray } from '../float/tray'`],
    ['rules/poker/a.ts', `import { sheetOf } from '../banked/sheet'`],
    ['rules/banked/a.ts', `import { Tray } from '../float/tray'`],
    ['db/a.ts', `import type { Actor } from '@/rules/kernel/decider'`],
    ['db/a.ts', `import { type Actor, type Refusal } from '@/rules/kernel/decider'`],
    ['server/a.ts', `import { GAMES } from './games'`],
    ['server/a.ts', `import type { Game } from '@/server/games/game'`],
    ['server/games/index.ts', `import { whist } from './whist/game'`],
    ['server/games/poker/papers.ts', `import type { Game } from '../game'`],
    ['server/games/poker/papers.ts', `import { poker } from '@/rules/poker/decider'`],
    ['server/print/float/a.ts', `import { Tray } from '@/rules/float/tray'`],
    ['server/games/poker/papers.ts', `import { find } from '@/server/print/float/find'`],
    ['components/a.tsx', `import type { Router } from '@/server/procedures/router'`],
    ['components/a.tsx', `import { GAMES } from './games'`],
    ['components/live/a.tsx', `import { Button } from '../ui/Button'`],
    ['components/ui/a.tsx', `import { useTranslations } from 'use-intl'`],
    ['components/ui/a.tsx', `import { Button } from './Button'`],
    ['components/games.ts', `import { whist } from './whist/screens'`],
    ['components/poker/a.tsx', `import { Button } from '../ui/Button'`],
    ['components/poker/a.tsx', `import type { View } from '@/rules/poker/views/view'`],
    ['components/poker/a.tsx', `import type { Sheet } from '@/server/games/poker/papers'`],
    ['app/page.tsx', `import { serve } from '@/server/starting/serve'`],
  ])('lets pass %s: %s', (name, line) => {
    expect(forbiddenImports([file(name, line)], GAMES)).toEqual([])
  })

  it('names the importing area and the forbidden one', () => {
    const [why] = forbiddenImports([file('server/a.ts', `import '@/rules/whist/deal'`)], GAMES)
    expect(why).toBe('server/a.ts imports @/rules/whist/deal: server may not know rules/whist')
  })

  it('counts as a game each folder of the rules that games do not share', () => {
    const files = [
      'rules/kernel/a.ts',
      'rules/float/a.ts',
      'rules/banked/a.ts',
      'rules/whist/play/a.ts',
      'db/a.ts',
    ]
    expect(gamesIn(files.map((name) => file(name)))).toEqual(['whist'])
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
