import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { readArgv } from '@/server/starting/argv'
import { release, versionOf } from './release'

// `npm run release`: an archive of programs, pages and packages, for a machine on which nothing is built.

const { values } = readArgv('usage: npm run release -- [--folder FOLDER]', {
  options: { folder: { type: 'string' } },
})
const name = `circolo-${versionOf()}`
const folder = path.resolve(values.folder ?? path.join('artifacts', name))
await release(folder, 'fetched')
if (values.folder === undefined) {
  execFileSync('tar', ['-czf', `${name}.tar.gz`, name], { cwd: path.dirname(folder) })
  console.log(`${folder}.tar.gz`)
} else console.log(folder)
