import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { MIGRATIONS } from '@/db/migrate'
import { bundle } from '@/server/starting/bundle.mjs'
import { ROOT } from '@/tests/support/bundled'

/** The message of the error where the project has no history, as in a release. */
export const NO_HISTORY =
  'The version before is tried only where the project lies with its history (git).'

/** The first line of a migration beside which the version before cannot work says so. */
const ALONE = /^-- Alone: /
const PLAN = 'db/migrations/meta/_journal.json'
const SERVER = 'tests/support/serverProcess.ts'

/**
 * The server's script as it was before the last change of the schema. Throws {@link NO_HISTORY}, and an error with the
 * words of a migration that says that the version before cannot work beside it.
 */
export async function previousProgram(): Promise<string> {
  if (!existsSync(path.join(ROOT, '.git'))) throw new Error(NO_HISTORY)
  const changed = git('log', '-1', '--format=%H', '--', PLAN)
  mkdirSync(path.join(ROOT, 'artifacts'), { recursive: true })
  const folder = mkdtempSync(path.join(ROOT, 'artifacts/previous-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const archive = path.join(folder, 'previous.tar')
  git('archive', '--format=tar', `--output=${archive}`, `${changed}^`)
  execFileSync('tar', ['-xf', archive, '-C', folder])
  refuseAlone(path.join(folder, 'db/migrations'))
  await bundle(folder, { server: SERVER }, path.join(folder, 'artifacts/bundle'))
  return path.join(folder, 'artifacts/bundle/server.mjs')
}

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()

function refuseAlone(before: string): void {
  const known = new Set(readdirSync(before))
  for (const name of readdirSync(MIGRATIONS)) {
    if (known.has(name) || !name.endsWith('.sql')) continue
    const [line = ''] = readFileSync(path.join(MIGRATIONS, name), 'utf8').split('\n')
    if (ALONE.test(line)) throw new Error(`${name}: ${line}`)
  }
}
