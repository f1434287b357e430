import { spawn } from 'node:child_process'
import path from 'node:path'
import { build } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '..')

/**
 * The simulator as one text for Node: tsx gives every function its name as it is made, and loads each file by itself,
 * which takes a tenth of the time of a run and two seconds before it.
 */
async function simulator(): Promise<string> {
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: { '@': ROOT } },
    ssr: { noExternal: true },
    build: { ssr: 'simulate/run.ts', write: false, minify: false },
  })
  if (!('output' in built)) throw new Error('simulate: the simulator was not built')
  return built.output[0].code
}

const USAGE =
  'usage: npm run simulate -- [--game poker] [--evenings 1000 | --colpi N | --coups N | --shoes N] [--seed 7] [--level 1|2|3] [--ways 16] [--pairs lines|table]'

/** `npm run simulate`: builds the simulator, and runs it with the same arguments. */
async function main(): Promise<void> {
  if (process.argv.includes('--help')) return console.log(USAGE)
  const text = await simulator()
  const flags = ['--max-semi-space-size=64', '--input-type=module']
  const running = spawn(process.execPath, [...flags, '-', ...process.argv.slice(2)], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  running.on('exit', (code) => {
    process.exitCode = code ?? 1
  })
  running.stdin.end(text)
}

await main()
