import { writeFileSync } from 'node:fs'
import { COPIES, copies } from './copies'

writeFileSync(COPIES, copies())
