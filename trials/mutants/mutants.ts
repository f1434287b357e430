import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Mutant, MutantResult } from '@stryker-mutator/api/core'
import { type File, Instrumenter } from '@stryker-mutator/instrumenter'

/** A small change of the rules: the place, and the code that stands there instead. */
export type Drawable = Pick<Mutant, 'fileName' | 'location' | 'mutatorName' | 'replacement'>

const SILENT = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: () => undefined,
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  fatal: () => undefined,
}

/** One key for each mutant, the same in every run and in every copy of the files. */
export const keyOf = ({ fileName, location: { start, end }, mutatorName, replacement }: Drawable) =>
  [
    fileName.slice(fileName.lastIndexOf('/rules/') + 1),
    `${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`,
    mutatorName,
    replacement,
  ].join(' ')

/** Every mutant that StrykerJS can make of these files, in the order of the files. */
export async function mutantsOf(root: string, files: readonly string[]): Promise<Drawable[]> {
  const read = files.map(async (name): Promise<File> => {
    const content = await readFile(path.join(root, name), 'utf8')
    return { name: path.join(root, name), content, mutate: true }
  })
  const { mutants } = await new Instrumenter(SILENT).instrument(await Promise.all(read), {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  })
  return [...mutants]
}

/** Numbers that look random, from 0 up to 1, the same for the same seed. */
function numbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** So many of these, drawn by the seed: a larger sample of the same seed has the smaller one in it. */
export function drawn<T>(all: readonly T[], count: number, seed: number): T[] {
  const next = numbers(seed)
  return all
    .map((one) => ({ one, lot: next() }))
    .sort((a, b) => a.lot - b.lot)
    .slice(0, count)
    .map(({ one }) => one)
}

export const NOT_DRAWN = 'not drawn'

const SAID: Readonly<Partial<Record<MutantResult['status'], string>>> = {
  Survived: 'SURVIVED',
  NoCoverage: 'NOT REACHED',
  RuntimeError: 'NOT TRIED',
  // Endless, or only slow while others had the machine: `--again` tells.
  Timeout: 'OUT OF TIME',
}
/** Killed mutants and those not drawn are not worth a line. */
export const isSaid = ({ status }: Pick<MutantResult, 'status'>) => status in SAID

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n')
/** The place of a mutant, the code that stands there and the code instead. */
function placeOf({ fileName, location, mutatorName, replacement }: Drawable, from: 0 | 1) {
  const [start, end] = [location.start, location.end]
  const line = linesOf(fileName)[start.line - from] ?? ''
  const was =
    start.line === end.line
      ? line.slice(start.column - from, end.column - from)
      : `${line.slice(start.column - from)} …`
  return {
    file: fileName.slice(fileName.lastIndexOf('/rules/') + 1),
    line: start.line - from + 1,
    column: start.column - from + 1,
    change: `${mutatorName}: ${was} → ${replacement?.split('\n')[0]}`,
  }
}

/** The place of a mutant that was tried, and its change. StrykerJS counts lines and columns of results from 1, of what it makes from 0. */
export function placeSaid(result: MutantResult): string {
  const { file, line, column, change } = placeOf(result, 1)
  return `${file}:${line}:${column} ${change}`
}

/** The fate of a mutant, in one line. */
export const lineOf = (result: MutantResult): string =>
  `${SAID[result.status]} ${placeSaid(result)}`

/** Those mutants that an earlier run named: the same change, nearest to the line of then. */
export function saidIn(text: string, all: readonly Drawable[]): Drawable[] {
  const places = all.map((mutant) => ({ mutant, ...placeOf(mutant, 0) }))
  const said = new RegExp(`^ *(?:${Object.values(SAID).join('|')}) (\\S+?):(\\d+):\\d+ (.*)$`, 'gm')
  const found = [...text.matchAll(said)].flatMap(([, file, line, change]) => {
    const same = places.filter((place) => place.file === file && place.change === change)
    const [nearest] = same.sort(
      (a, b) => Math.abs(a.line - Number(line)) - Math.abs(b.line - Number(line)),
    )
    return nearest ? [nearest.mutant] : []
  })
  return [...new Set(found)]
}

/**
 * StrykerJS cannot draw a sample: it tries every mutant in a range of code, which holds several. From now on each mutant
 * that was not drawn is marked as ignored when it is made.
 */
export function markUndrawn(keys: ReadonlySet<string>): void {
  const { instrument } = Instrumenter.prototype
  Instrumenter.prototype.instrument = async function (...given) {
    const made = await instrument.apply(this, given)
    const mutants = made.mutants.map((mutant) =>
      keys.has(keyOf(mutant))
        ? mutant
        : { ...mutant, status: 'Ignored' as const, statusReason: NOT_DRAWN },
    )
    return { ...made, mutants }
  }
}
