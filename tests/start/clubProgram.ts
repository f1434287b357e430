import { spawn } from 'node:child_process'
import path from 'node:path'
import { bundled, ROOT } from '../support/bundled'

/** The program in one file, which loads in a fraction of the processor time. */
const PROGRAM = await bundled(path.join(ROOT, 'server/starting/club-cli.ts'))

/** Runs `npm run club` with these flags and nobody at a terminal. */
export function runClub(
  env: Record<string, string>,
  ...flags: string[]
): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, [PROGRAM, ...flags], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [out, err] = ['', '']
  child.stdout.on('data', (chunk) => {
    out += chunk
  })
  child.stderr.on('data', (chunk) => {
    err += chunk
  })
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })))
}
