import { expect, it } from 'vitest'
import { allSources, type Source } from './sources'

/** The fields of interfaces in the views of a game's rules, as `file field`. */
const fieldsIn = ({ file, text }: Source): string[] =>
  [...text.matchAll(/^export interface [^{]*\{\n(.*?)^\}/gms)].flatMap(([, body = '']) =>
    [...body.matchAll(/^ {2}(?:readonly )?(\w+)\??:/gm)].map(([, field]) => `${file} ${field}`),
  )

/** Those that no screen, paper or page reads by their name. */
function unread(sources: readonly Source[]): string[] {
  const readers = sources.filter(({ file }) => /^(?:app|components|server|rehearsal)\//.test(file))
  const words = new Set(readers.flatMap(({ text }) => text.match(/\w+/g) ?? []))
  const views = sources.filter(({ file }) => /^rules\/[^/]+\/views\//.test(file))
  return views.flatMap(fieldsIn).filter((named) => !words.has(named.split(' ').at(-1) ?? ''))
}

it('a view carries nothing that nobody reads', () => {
  expect(unread(allSources())).toEqual([])
})

it('finds a field that is only written', () => {
  const view = 'export interface TableView {\n  readonly shown: string\n  kept: number\n}\n'
  expect(
    unread([
      { file: 'rules/counter/views/view.ts', text: view },
      { file: 'components/counter/Table.tsx', text: 'export const Table = ({ shown }) => shown' },
    ]),
  ).toEqual(['rules/counter/views/view.ts kept'])
})
