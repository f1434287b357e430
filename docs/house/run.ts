import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { readArgv } from '@/server/starting/argv'
import { housePage, trackedSources } from './count'
import { RULE_SETS, rowsOf } from './own-section'

const { values } = readArgv('usage: npm run docs:house [-- --away]', {
  options: { away: { type: 'boolean' } },
})
const sources = trackedSources()
if (values.away) {
  for (const rules of RULE_SETS)
    for (const { id, section, isAtHome, elsewhere } of rowsOf(rules, sources))
      if (!isAtHome) console.log(`${section} ${id}: ${elsewhere.join(' ') || 'nowhere'}`)
} else {
  const day = new Date().toISOString().slice(0, 10)
  writeFileSync(path.join(import.meta.dirname, '../house.md'), housePage(sources, day))
}
