import { readArgv, wrong } from '@/server/starting/argv'

/** The games whose chances are derived by enumeration; each script prints its own tables. */
const ODDS: Readonly<Record<string, () => Promise<unknown>>> = {
  'chemin-de-fer': () => import('./chemin-de-fer/odds'),
  'black-jack': () => import('./black-jack/odds'),
  'trente-et-quarante': () => import('./trente-et-quarante/odds'),
}
const USAGE = `usage: npm run odds -- [${Object.keys(ODDS).join(' | ')}]`
const { values, positionals } = readArgv(USAGE, { options: { game: { type: 'string' } }, words: 1 })
const game = positionals[0] ?? values.game ?? 'chemin-de-fer'
const print = Object.hasOwn(ODDS, game) ? ODDS[game] : undefined
await (print ?? (() => wrong(USAGE, `${game}?`)))()
