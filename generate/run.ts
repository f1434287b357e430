import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { readArgv } from '@/server/starting/argv'
import { copies, GAMES } from './copies'
import { FILE, pageTexts, SCREENS_FILE, screenTexts } from './pageTexts'

readArgv('usage: npm run copies', { options: {} })
for (const game of GAMES) writeFileSync(game.file, copies(game))
writeFileSync(FILE, pageTexts())
writeFileSync(SCREENS_FILE, screenTexts())
execFileSync('npx', ['biome', 'format', '--write', FILE, SCREENS_FILE], { stdio: 'inherit' })
