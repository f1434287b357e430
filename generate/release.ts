import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from '@/server/starting/build'
import { ENTRIES, translated } from '@/server/starting/program.mjs'

const ROOT = path.resolve(import.meta.dirname, '..')
/** What a program reads at run time, besides its own translation, the pages and the packages. */
const FILES = [
  ...['package.json', 'package-lock.json', '.npmrc', 'next.config.js', 'README.md', 'CHANGELOG.md'],
  ...['public', 'deploy', 'docs/running.md', 'db/migrations', 'db/citus.sql'],
  ...['docs/journal.md', 'docs/journal.schema.json', 'docs/verify.py'],
  ...['launch.mjs', 'program.mjs', 'sources.mjs'].map((file) => `server/starting/${file}`),
  'server/doors/installed/serviceWorker.js',
]
/** Parts of a build that only the next build reads. */
const OF_BUILDING = ['cache', 'trace', 'trace-build', 'diagnostics', 'types', 'turbopack']

/** Packages that only the building of pages and programs needs. */
const BUILDERS =
  /^(typescript|@typescript|tailwindcss|@tailwindcss|lightningcss.*|esbuild|@esbuild|sharp|@img|playwright-core|@playwright|@next\/swc-.*)$/

/**
 * Writes a folder that runs without sources: programs, pages, and the packages of run time, which `npm ci` fetches or, in a
 * test, the project's own are linked.
 */
export async function release(folder: string, packages: 'fetched' | 'linked'): Promise<void> {
  const log = path.join(ROOT, 'build.log')
  await ensureBuilt(ROOT, log, () => {}, new AbortController().signal)
  const program = path.basename(await translated(ROOT, ENTRIES))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const pages = readdirSync(path.join(ROOT, '.next')).filter((name) => !OF_BUILDING.includes(name))
  const parts = [
    `.program/${program}`,
    '.program/current.json',
    ...pages.map((name) => `.next/${name}`),
  ]
  for (const part of [...FILES, ...parts])
    cpSync(path.join(ROOT, part), path.join(folder, part), {
      recursive: true,
      preserveTimestamps: true,
      verbatimSymlinks: true,
    })
  if (packages === 'linked')
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  else fetchPackages(folder)
}

function fetchPackages(folder: string): void {
  execFileSync('npm', ['ci', '--omit=dev'], { cwd: folder, stdio: 'inherit' })
  const packages = path.join(folder, 'node_modules')
  for (const name of [...readdirSync(packages), ...scoped(packages, '@next')])
    if (BUILDERS.test(name)) rmSync(path.join(packages, name), { recursive: true })
}

const scoped = (packages: string, scope: string): string[] =>
  readdirSync(path.join(packages, scope)).map((name) => `${scope}/${name}`)

/** The version with the system that its packages are for, as `0.2.0-linux-x64`. */
export function versionOf(): string {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
  return `${version}-${process.platform}-${process.arch}`
}
