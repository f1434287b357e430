import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { RULE_SETS, rowsOf, type Source, shareAtHome } from './own-section'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Every TypeScript file that git tracks, with its text. */
export const trackedSources = (): Source[] =>
  execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }))

const linesOf = ({ text }: Source): number => text.split('\n').length - 1

/** The room of a file: its top folder, and the folder below it where that is a game, a kernel or a part of the server. */
function roomOf(file: string): string {
  const [top = '', second] = file.split('/')
  const hasRooms = ['rules', 'components', 'server', 'simulate', 'tests'].includes(top)
  return hasRooms && second && !second.includes('.')
    ? `${top}/${second}`
    : top.includes('.')
      ? '.'
      : top
}

/** Lines of TypeScript by room, largest first, each with its number of files. */
export function linesByRoom(
  sources: readonly Source[],
): Map<string, { files: number; lines: number }> {
  const rooms = new Map<string, { files: number; lines: number }>()
  for (const source of sources) {
    const room = roomOf(source.file)
    const { files, lines } = rooms.get(room) ?? { files: 0, lines: 0 }
    rooms.set(room, { files: files + 1, lines: lines + linesOf(source) })
  }
  return new Map([...rooms].sort(([, a], [, b]) => b.lines - a.lines))
}

/** The page of counts, in Markdown. */
export function housePage(sources: readonly Source[], day: string): string {
  const total = sources.reduce((sum, source) => sum + linesOf(source), 0)
  const rooms = [...linesByRoom(sources)].map(
    ([room, { files, lines }]) => `| ${room} | ${files} | ${lines} |`,
  )
  const shares = RULE_SETS.map((rules) => {
    const rows = rowsOf(rules, sources)
    const home = rows.filter(({ isAtHome }) => isAtHome).length
    return `| ${rules} | ${rows.length} | ${home} | ${Math.floor(shareAtHome(rows) * 100)} % |`
  })
  return [
    '# The house in figures',
    '',
    `Counted on ${day} by \`npm run docs:house\`. \`--away\` lists the provisions that are enforced outside their section.`,
    '',
    '## Enforced provisions that their own section enforces',
    '',
    'A provision is at home when a file of its section names it, other than the lists of words.',
    '',
    '| rules | enforced | at home | share |',
    '| --- | --- | --- | --- |',
    ...shares,
    '',
    `## Lines of TypeScript: ${total} in ${sources.length} files`,
    '',
    '| room | files | lines |',
    '| --- | --- | --- |',
    ...rooms,
    '',
  ].join('\n')
}
