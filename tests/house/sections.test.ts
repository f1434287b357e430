import { expect, it } from 'vitest'
import { RULE_SETS, rowsOf, shareAtHome } from '../../docs/house/own-section'
import { misshapen, setsIn } from './sections'
import { allSources } from './sources'

const file = (name: string, ...lines: string[]) => ({ file: name, text: lines.join('\n') })

it('a section of every regulation is one room: its rule, provisions, refusals and sentences lie in it', () => {
  expect(setsIn(allSources())).toEqual([
    'black-jack',
    'chemin-de-fer',
    'float',
    'poker',
    'trente-et-quarante',
  ])
  expect(misshapen(allSources())).toEqual([])
})

it('finds a section without its words, words outside, and what one section knows of another', () => {
  const whole = ['section', 'provisions', 'refusals'].map((name) =>
    file(`rules/whist/01-deal/${name}.ts`),
  )
  expect(misshapen(whole)).toEqual([])
  expect(misshapen(whole.slice(0, 2))).toEqual(['rules/whist/01-deal has no refusals.ts'])
  expect(misshapen([...whole, file('rules/whist/wording/01-deal.ts')])).toEqual([
    'rules/whist/wording/01-deal.ts lies outside its section',
  ])
  expect(misshapen([...whole, file('rules/whist/02-score.ts')])).toEqual([
    'rules/whist/02-score.ts lies beside its section',
  ])
  const events = file(
    'rules/whist/01-deal/cut.ts',
    `import type { Scored } from '../02-score/events'`,
    `import { points } from '../02-score/points'`,
  )
  expect(misshapen([...whole, events])).toEqual([
    'rules/whist/01-deal/cut.ts imports ../02-score/points of another section',
  ])
})

/** The least part of its enforced provisions that each rule set enforces at home. */
const AT_HOME = 0.9

it.each(RULE_SETS)('the sections of %s enforce their own provisions', (rules) => {
  const rows = rowsOf(rules, allSources())
  const away = rows.filter(({ isAtHome }) => !isAtHome).map(({ id, elsewhere }) => [id, elsewhere])
  expect(rows.length).toBeGreaterThan(20)
  expect(shareAtHome(rows), JSON.stringify(away)).toBeGreaterThanOrEqual(AT_HOME)
})
