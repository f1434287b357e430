import { expect, it } from 'vitest'
import { allSources, type Source } from './sources'

/** The functions that find an offer or give a command. */
const KIT = [
  'CommandingProvider',
  'useCommanding',
  'useAct',
  'useOffer',
  'useOffers',
  'useGive',
  'offerFor',
  'offersFor',
] as const

/** The files that define one of these, each with the number of definitions. */
function definitionsOf(name: string, sources: readonly Source[]): string[] {
  const defining = new RegExp(`\\b(?:function|const|let) ${name}\\b`, 'g')
  return sources.flatMap(({ file, text }) => [...text.matchAll(defining)].map(() => file))
}

/** The files that bind the kit to a game's commands. */
const bindingsIn = (sources: readonly Source[]) =>
  sources.filter(({ text }) => /\bcommandingOf<\w+>\(\)/.test(text)).map(({ file }) => file)

const screens = allSources().filter(
  ({ file }) => file.startsWith('components/') || file.startsWith('tests/games/'),
)

it('every screen of every game finds an offer and gives a command in the same way', () => {
  for (const name of KIT)
    expect(definitionsOf(name, screens), name).toEqual([
      expect.stringMatching(/^components\/live\//),
    ])
})

it('each game binds this way to its own commands once', () => {
  expect(bindingsIn(screens)).toEqual([
    'components/banked/commanding.tsx',
    'components/black-jack/commanding.tsx',
    'components/chemin-de-fer/commanding.tsx',
    'components/float/commanding.tsx',
    'components/poker/commanding.tsx',
    'components/trente-et-quarante/commanding.tsx',
    'tests/games/counter/shown.tsx',
  ])
})

it('a payload is never cast to the type that its command already has', () => {
  const remade =
    /\b(?:String|Number|Boolean)\([\w.?]*\b(?:payload|bounds)\.|\btypeof [\w.?]*\bbounds\.|\b(?:payload|bounds)(?:\??\.\w+)* as\b|\bbounds\?/
  const ofGames = screens.filter(({ file }) => !file.startsWith('components/live/'))
  const lines = ofGames.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (remade.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  )
  // React keys are strings.
  expect(lines.filter((line) => !line.includes('key={'))).toEqual([])
})

it('a second hook of the same name is found, whatever its form', () => {
  const text = 'export function useAct() {}\nexport const useOffer = () => null'
  const second = [{ file: 'components/poker/table/context.tsx', text }]
  expect(definitionsOf('useAct', second)).toHaveLength(1)
  expect(definitionsOf('useOffer', second)).toHaveLength(1)
  expect(definitionsOf('useOffers', second)).toEqual([])
})
