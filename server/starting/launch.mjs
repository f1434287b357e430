// Runs one of the programs by its name: `node server/starting/launch.mjs backup --help`.
import { pathToFileURL } from 'node:url'
import { programOf } from './program.mjs'

const UNWRITABLE = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC']
const [name = 'start'] = process.argv.splice(2, 1)
try {
  await import(pathToFileURL(await programOf(name)).href)
} catch (error) {
  const { code = '', path: where } = /** @type {NodeJS.ErrnoException} */ (error)
  if (!UNWRITABLE.includes(code)) throw error
  console.error(
    `Il programma non si può preparare in ${where} (${code}): npm run build, una volta, con chi può scriverci — the program cannot be prepared there: npm run build, once, as somebody who may write there`,
  )
  process.exitCode = 1
}
