import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** The processor time of one file of tests in its worker, and of the programs that ended in it. */
export interface Spent {
  /** The project of vitest. */
  lane: string
  file: string
  /** When the worker began with it and was done with it, in ms since 1970. */
  from: number
  to: number
  processorSeconds: number
}

const STAT = '/proc/self/stat'
const TICKS_PER_SECOND = 100
/** The places of cutime and cstime after the name of the process, which may have blanks. */
const [CHILDREN_USER, CHILDREN_SYSTEM] = [13, 14]

/** Processor seconds of the programs that this process started and that have ended, and of theirs; 0 where only Linux tells. */
export function childrenSeconds(): number {
  if (!existsSync(STAT)) return 0
  const fields = readFileSync(STAT, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[CHILDREN_USER]) + Number(fields[CHILDREN_SYSTEM])) / TICKS_PER_SECOND
}

function processorSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000 + childrenSeconds()
}

/** The processor seconds of this process when it was done with the file before. */
let before = 0

/** Adds a line for a file of tests that began at `from`; the loading of a worker belongs to its first file. */
export function noteSpent(list: string, file: string, from: number): void {
  const now = processorSeconds()
  const { CIRCOLO_TEST_LANE: lane = '' } = process.env
  const line: Spent = { lane, file, from, to: Date.now(), processorSeconds: now - before }
  before = now
  appendFileSync(list, `${JSON.stringify(line)}\n`)
}
