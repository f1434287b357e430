import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { BUNDLE } from './plugin'

/** All tests near a rule set in one file, the rules with their mutants in it. */
const files: string[] = JSON.parse(process.env.CIRCOLO_MUTANT_TESTS ?? '[]')
const entry = path.resolve('tests/mutants.entry.ts')
writeFileSync(
  entry,
  ['tests/support/generated.ts', ...files]
    .map((file) => `import './${path.relative('tests', file)}'\n`)
    .join(''),
)
/** Results kept for each state are kept for each mutant: the bundle stays loaded while mutants change. */
const ONCE = `export const oncePer = (workOut) => {
  let known, mutant = {}
  return (key) => {
    const { activeMutant } = globalThis.__stryker__
    if (mutant !== activeMutant) [mutant, known] = [activeMutant, new WeakMap()]
    if (!known.has(key)) known.set(key, workOut(key))
    return known.get(key)
  }
}`
await build({
  entryPoints: [entry],
  outfile: BUNDLE,
  bundle: true,
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  external: ['vitest'],
  define: { 'import.meta.dirname': '__dirname' },
  tsconfig: 'tsconfig.json',
  plugins: [
    {
      name: 'once',
      setup: (made) =>
        made.onLoad({ filter: /\/kernel\/once\.ts$/ }, () => ({ contents: ONCE, loader: 'js' })),
    },
  ],
  logOverride: { 'empty-import-meta': 'silent' },
})
