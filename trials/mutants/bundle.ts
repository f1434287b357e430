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
/** Results kept for each state are kept for each mutant. */
const ONCE = path.resolve('trials/mutants/once.ts')
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
        made.onResolve({ filter: /\/kernel\/once$/ }, ({ importer }) =>
          importer === ONCE ? undefined : { path: ONCE },
        ),
    },
  ],
  logOverride: { 'empty-import-meta': 'silent' },
})
