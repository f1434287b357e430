import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { bundle } from '@/server/starting/bundle.mjs'

/** The root of the project. */
export const ROOT = path.resolve(import.meta.dirname, '../..')
const MODULES = path.join(ROOT, 'node_modules')

const bundles = new Map<string, Promise<string>>()

/**
 * One file with a script and all of ours that it imports, made once in each process of the tests: starting it takes a
 * third of the processor time of loading every module by itself.
 */
export function bundled(script: string): Promise<string> {
  const known = bundles.get(script)
  if (known) return known
  const made = make(script)
  bundles.set(script, made)
  return made
}

async function make(script: string): Promise<string> {
  // Beside the packages, which stay outside the bundle.
  const folder = mkdtempSync(path.join(MODULES, '.circolo-tests-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await bundle(ROOT, { script: path.relative(ROOT, script) }, folder)
  return path.join(folder, 'script.mjs')
}
