import { expect, it } from 'vitest'
import { GAMES } from '@/server/games/index'
import { allSources } from './sources'

it('a game whose tables have floats gives their terms, without which the database stores none of their movements', () => {
  const without = Object.entries(GAMES).filter(
    ([, { decider, floats }]) => Object.hasOwn(decider.commands, 'declareFloat') && !floats,
  )
  expect(without.map(([name]) => name)).toEqual([])
})

it('V.book-print each paper of the float can be printed from a screen', () => {
  const screens = allSources().filter(({ file }) => file.startsWith('components/'))
  const links = screens.find(({ file }) => file.endsWith('float/papers/FloatPapers.tsx'))?.text
  const names = [...(links ?? '').matchAll(/export function (\w+Link)/g)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(9)
  const unused = names.filter((name) => !screens.some(({ text }) => text.includes(`<${name}`)))
  expect(unused).toEqual([])
})
