import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { game: { type: 'string', default: 'chemin-de-fer' } } })

/** The games whose chances are derived by enumeration; each script prints its own tables. */
const ODDS: Readonly<Record<string, () => Promise<unknown>>> = {
  'chemin-de-fer': () => import('./chemin-de-fer/odds'),
  'black-jack': () => import('./black-jack/odds'),
  'trente-et-quarante': () => import('./trente-et-quarante/odds'),
}
const print = Object.hasOwn(ODDS, values.game) ? ODDS[values.game] : undefined
if (!print) {
  console.error(`odds: --game takes ${Object.keys(ODDS).join(' or ')}`)
  process.exit(1)
}
await print()
