import { spawn } from 'node:child_process'
import path from 'node:path'
import { bundled, ROOT } from '../support/bundled'
import { type Ended, ended } from '../support/heard'

/** The program in one file, which loads in a fraction of the processor time. */
const PROGRAM = await bundled(path.join(ROOT, 'server/starting/club-cli.ts'))

/** Runs `npm run club` with these flags and nobody at a terminal. */
export function runClub(env: Record<string, string>, ...flags: string[]): Promise<Ended> {
  const child = spawn(process.execPath, [PROGRAM, ...flags], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return ended(child)
}
