import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'

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
  const made = bundle(script)
  bundles.set(script, made)
  return made
}

async function bundle(script: string): Promise<string> {
  // Beside the packages, which stay outside the bundle.
  const folder = mkdtempSync(path.join(MODULES, '.circolo-tests-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const outfile = path.join(folder, 'script.mjs')
  await build({
    entryPoints: [script],
    outfile,
    ...{ bundle: true, platform: 'node', format: 'esm', target: 'node20', jsx: 'automatic' },
    packages: 'external',
    plugins: [placesKept],
    logLevel: 'warning',
  })
  return outfile
}

/** Each module still finds what lies beside it. */
const placesKept: Plugin = {
  name: 'places kept',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
      const text = await readFile(file, 'utf8')
      const placed = text
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
      return { contents: placed, loader: file.endsWith('x') ? 'tsx' : 'ts' }
    })
  },
}
