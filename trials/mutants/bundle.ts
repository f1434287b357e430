import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'

/**
 * All tests near a rule set in one file, the rules with their mutants in it: a mutant is tried in a new thread, and
 * loading one file takes a twentieth of the time of loading four hundred. Tests of sections come first, and those that generate cases last.
 */
const files: string[] = JSON.parse(process.env.CIRCOLO_MUTANT_TESTS ?? '[]')
const latenessOf = (file: string) =>
  /propert|walk|days|chances|any-|money/.test(file) ? 2 : /\/\d\d-/.test(file) ? 0 : 1
const order = files.toSorted((a, b) => latenessOf(a) - latenessOf(b))
const entry = path.resolve('tests/mutants.entry.ts')
writeFileSync(
  entry,
  ['tests/support/generated.ts', 'tests/support/restored.ts', ...order]
    .map((file) => `import './${path.relative('tests', file)}'\n`)
    .join(''),
)
await build({
  entryPoints: [entry],
  outfile: 'tests/journals/mutants.bundle.mjs',
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  external: ['vitest'],
  tsconfig: 'tsconfig.json',
})
// Beside the journals, which tests look for in the folder of the program.
writeFileSync('tests/journals/mutants.test.mjs', "import './mutants.bundle.mjs'\n")
