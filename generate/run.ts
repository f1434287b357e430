import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { readArgv } from '@/server/starting/argv'
import { copies, GAMES } from './copies'
import { FILE, LATER, laterTexts, pageTexts, screenTexts } from './pageTexts'

readArgv('usage: npm run copies', { options: {} })
for (const game of GAMES) writeFileSync(game.file, copies(game))
writeFileSync(FILE, pageTexts())
const screens = screenTexts()
for (const { file, text } of screens) writeFileSync(file, text)
writeFileSync(LATER, laterTexts(screens))
const written = [FILE, LATER, ...screens.map(({ file }) => file)]
execFileSync('npx', ['biome', 'format', '--write', ...written], { stdio: 'inherit' })
