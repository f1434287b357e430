import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { PAGES } from './pages'

for (const [file, page] of Object.entries(PAGES)) {
  writeFileSync(path.join(import.meta.dirname, file), page())
}
