import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { readArgv } from '@/server/starting/argv'
import { PAGES } from './pages'

readArgv('usage: npm run docs', { options: {} })
for (const [file, page] of Object.entries(PAGES)) {
  writeFileSync(path.join(import.meta.dirname, file), page())
}
