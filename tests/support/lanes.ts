import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './bundled'
import { childrenSeconds, type Spent } from './spent'

const SLOWEST = 12

/** A part of `npm test`: how long it took, and the processor time of all its programs. */
export interface Lane {
  name: string
  seconds: number
  processorSeconds: number
}

let counted = childrenSeconds()

/** A lane that began at `from` and whose program has ended just now. */
export function laneSince(name: string, from: number): Lane {
  const all = childrenSeconds()
  const processorSeconds = all - counted
  counted = all
  return { name, seconds: (Date.now() - from) / 1000, processorSeconds }
}

/** The lines that the workers of vitest wrote. */
export function readSpent(list: string): Spent[] {
  if (!existsSync(list)) return []
  const lines = readFileSync(list, 'utf8').trim().split('\n')
  return lines.map((line) => JSON.parse(line))
}

/** One lane for each project of vitest, and one for vitest itself with its database. */
export function lanesOf(vitest: Lane, files: readonly Spent[]): Lane[] {
  const projects = [...new Set(files.map(({ lane }) => lane))].map((name) => {
    const own = files.filter(({ lane }) => lane === name)
    const [first, last] = [
      Math.min(...own.map(({ from }) => from)),
      Math.max(...own.map(({ to }) => to)),
    ]
    return { name, seconds: (last - first) / 1000, processorSeconds: sumOf(own) }
  })
  return [...projects, { ...vitest, processorSeconds: vitest.processorSeconds - sumOf(files) }]
}

const sumOf = (parts: readonly Pick<Lane, 'processorSeconds'>[]): number =>
  parts.reduce((sum, { processorSeconds }) => sum + processorSeconds, 0)

/** Each lane and the slowest files, with their seconds and their processor seconds, as lines to print. */
export function costs(lanes: readonly Lane[], files: readonly Spent[]): string[] {
  const slowest = files
    .toSorted((one, other) => other.processorSeconds - one.processorSeconds)
    .slice(0, SLOWEST)
    .map(({ file, from, to, processorSeconds }) => {
      return { name: path.relative(ROOT, file), seconds: (to - from) / 1000, processorSeconds }
    })
  return [
    `${'seconds'.padStart(10)}${'processor'.padStart(11)}`,
    ...lanes.map(costLine),
    `${' '.repeat(10)}${sumOf(lanes).toFixed(1).padStart(11)}  in all`,
    'the slowest files of vitest:',
    ...slowest.map(costLine),
  ]
}

const costLine = ({ name, seconds, processorSeconds }: Lane): string =>
  `${seconds.toFixed(1).padStart(10)}${processorSeconds.toFixed(1).padStart(11)}  ${name}`
