import { describe, expect, it } from 'vitest'
import { unitCircles } from './articles'
import { allSources } from './sources'

const file = (name: string, ...lines: string[]) => ({ file: name, text: lines.join('\n') })

it('no two articles, and no two other parts of a game’s rules, import each other', () => {
  expect(unitCircles(allSources())).toEqual([])
})

describe('the check itself', () => {
  it('sees a circle through files of three units, and one through types alone', () => {
    const circle = [
      file('rules/whist/01-deal/cards.ts', `import { trick } from '../play/trick'`),
      file('rules/whist/play/trick.ts', `import type { Score } from '../02-score/points'`),
      file('rules/whist/02-score/points.ts', `export type { Deal } from '../01-deal/cards'`),
    ]
    expect(unitCircles(circle)).toEqual(['whist: 01 cards → play → 02 points → 01 cards'])
    expect(unitCircles(circle.slice(0, 2))).toEqual([])
  })

  it('lets a shared folder ask a section’s rule, but not one that asks the folder again', () => {
    const asked = file('rules/whist/play/speak.ts', `import { mayTrump } from '../12-trumps/rule'`)
    const section = file(
      'rules/whist/12-trumps/section.ts',
      `import { speak } from '../play/speak'`,
    )
    const rule = file('rules/whist/12-trumps/rule.ts', `import { turn } from '../play/turn'`)
    expect(unitCircles([asked, section])).toEqual([])
    expect(unitCircles([asked, section, rule])).toEqual(['whist: play → 12 rule → play'])
  })

  it('lets a section use its own files, and those of the kernel', () => {
    const fine = [
      file('rules/whist/01-deal/section.ts', `import { cut } from './cut'`),
      file('rules/whist/01-deal/cut.ts', `import { happens } from '../../kernel/decider'`),
    ]
    expect(unitCircles(fine)).toEqual([])
  })

  it('lets code below an article ask its checks, which may not know that code in their turn', () => {
    const asked = [
      file('rules/whist/01-deal/cut.ts', `import { turn } from '../play/turn'`),
      file('rules/whist/play/turn.ts', `import { mayDeal } from '../01-deal/checks'`),
    ]
    expect(unitCircles(asked)).toEqual([])
    const checks = file('rules/whist/01-deal/checks.ts', `import { turn } from '../play/turn'`)
    expect(unitCircles([...asked, checks])).toEqual(['whist: play → 01 checks → play'])
  })

  it('checks every game', () => {
    const two = ['whist', 'bridge'].flatMap((game) => [
      file(`rules/${game}/a.ts`, `import { b } from './b'`),
      file(`rules/${game}/b.ts`, `import { a } from './a'`),
    ])
    expect(unitCircles(two)).toEqual(['whist: a → b → a', 'bridge: a → b → a'])
  })
})
