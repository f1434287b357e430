import { expect, it } from 'vitest'
import { blackJackGame } from '@/rules/black-jack/decider'
import { chemin } from '@/rules/chemin-de-fer/decider'
import { poker } from '@/rules/poker/decider'
import { trenteGame } from '@/rules/trente-et-quarante/decider'
import { resolve } from './arrows'
import { allSources, importsOf, type Source } from './sources'

/** The screens of a game at which somebody of each role gives commands: rooms of its components. */
const SCREENS = {
  tavolo: ['table', 'disputes/table'],
  // Members act at the changeur's post too, which stands on the tablet.
  socio: ['member', 'table', 'float'],
  segretario: ['desk', 'float'],
  deputato: ['deputato', 'float'],
  amministratore: ['desk', 'float'],
} as const satisfies Record<string, readonly string[]>
type Role = keyof typeof SCREENS
const ROLES = Object.keys(SCREENS) as Role[]

const GAMES = {
  poker,
  'chemin-de-fer': chemin,
  'black-jack': blackJackGame,
  'trente-et-quarante': trenteGame,
}
type Game = keyof typeof GAMES

const rulesOf = (game: Game) =>
  Object.entries(GAMES[game].commands as Readonly<Record<string, { may: readonly string[] }>>)

/** Commands that no screen of a game gives: an evening opens by the club's own door. */
const ELSEWHERE = ['openEvening']

const sources = new Map(allSources().map((source) => [source.file, source]))
const sourceAt = (target: string): Source[] =>
  [target, `${target}.ts`, `${target}.tsx`].flatMap((file) => sources.get(file) ?? []).slice(0, 1)

/** The files of these rooms of a game, and the components that they import. */
function screensOf(game: Game, rooms: readonly string[]): Set<Source> {
  const begin = [...sources.values()].filter(({ file }) =>
    rooms.some((room) => file.startsWith(`components/${game}/${room}/`)),
  )
  const found = new Set(begin)
  for (const one of found)
    for (const { request } of importsOf(one))
      for (const source of sourceAt(resolve(one.file, request) ?? ''))
        if (source.file.startsWith('components/')) found.add(source)
  return found
}

/** Whether a screen names a command in a string, or in the list of its buttons. */
const gives = (type: string, screen: Iterable<Source>): boolean => {
  const named = [`'${type}'`, ` type="${type}"`]
  return [...screen].some(({ text }) => named.some((one) => text.includes(one)))
}

const games = Object.keys(GAMES) as Game[]

it.each(games)('each command of %s that the table may give has its place on the tablet', (game) => {
  const tablet = screensOf(game, SCREENS.tavolo)
  const open = rulesOf(game).filter(([, { may }]) => may.includes('tavolo'))
  expect(open.length).toBeGreaterThan(15)
  expect(open.flatMap(([type]) => (gives(type, tablet) ? [] : [type]))).toEqual([])
})

it.each(games)(
  'each command of %s has its place on a screen of somebody who may give it',
  (game) => {
    const screens = new Map(ROLES.map((role) => [role, screensOf(game, SCREENS[role])]))
    const open = rulesOf(game).filter(
      ([type, { may }]) => ROLES.some((role) => may.includes(role)) && !ELSEWHERE.includes(type),
    )
    const lost = open.filter(
      ([type, { may }]) =>
        !ROLES.some((role) => may.includes(role) && gives(type, screens.get(role) ?? [])),
    )
    expect(lost.map(([type]) => type)).toEqual([])
  },
)

it('a command that a screen only mentions has no place there', () => {
  const spoken = { file: 'components/a/table/A.tsx', text: '/** What layDown does. */ layDown()' }
  const given = { file: 'components/a/table/B.tsx', text: "act('deal', {})" }
  expect(['deal', 'layDown'].filter((type) => gives(type, [spoken, given]))).toEqual(['deal'])
})
