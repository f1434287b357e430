import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './sources'

const css = readFileSync(path.join(ROOT, 'app/globals.css'), 'utf8')

/** The colours of a theme by name, as `app/globals.css` gives them. */
function coloursOf(theme: 'light' | 'dark'): Readonly<Record<string, string>> {
  const pairs = css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)
  return Object.fromEntries(
    [...pairs].map(([, name = '', light = '', dark = '']) => [
      name,
      theme === 'light' ? light : dark,
    ]),
  )
}

function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of WCAG 2 between two colours, from 1 to 21. */
function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [brightness(a), brightness(b)].sort((one, other) => one - other)
  return (high + 0.05) / (low + 0.05)
}

const GROUNDS = ['ground', 'felt', 'felt-high']
const WRITING = ['ivory', 'sage', 'brass', 'brass-high', 'good', 'warn', 'bad', 'calm', 'suit-red']

/** Writing, what it stands on, and the contrast that it needs (AA; more where the style says so). */
const NEEDED: readonly (readonly [string, string, number])[] = [
  ...WRITING.flatMap((writing) => GROUNDS.map((ground) => [writing, ground, 4.5] as const)),
  ['ivory', 'felt', 7],
  ['sage', 'felt', 7],
  ['ink', 'brass', 4.5],
  ['ink', 'brass-high', 4.5],
  ['ivory', 'bad-deep', 4.5],
  ['line-strong', 'felt', 3],
  ['line-strong', 'ground', 3],
]

const faint = (
  writing: Readonly<Record<string, string>>,
  ground: Readonly<Record<string, string>>,
  needed: typeof NEEDED,
) =>
  needed.flatMap(([one, other, least]) => {
    const found = contrast(writing[one] ?? '#000000', ground[other] ?? '#000000')
    return found < least ? [`${one} on ${other}: ${found.toFixed(2)} of ${least}`] : []
  })

it.each(['light', 'dark'] as const)(
  'in the %s theme all writing has the contrast of AA',
  (theme) => {
    const colours = coloursOf(theme)
    expect(Object.keys(colours).length).toBeGreaterThan(15)
    expect(faint(colours, colours, NEEDED)).toEqual([])
  },
)

it.each(['light', 'dark'] as const)(
  'writing on the cloth of the %s theme is that of the night',
  (theme) => {
    const onCloth = ['ivory', 'brass', 'good'].flatMap((writing) =>
      ['cloth-lit', 'cloth-dim'].map((cloth) => [writing, cloth, 4.5] as const),
    )
    expect(faint(coloursOf('dark'), coloursOf(theme), onCloth)).toEqual([])
  },
)

it('a contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(faint({ a: '#777777' }, { b: '#ffffff' }, [['a', 'b', 4.5]])).toHaveLength(1)
})
