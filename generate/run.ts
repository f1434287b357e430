import { writeFileSync } from 'node:fs'
import { copies, GAMES } from './copies'

for (const game of GAMES) writeFileSync(game.file, copies(game))
