import { readFileSync, statSync } from 'node:fs'
import { connect, disconnect, type Sql } from '@/db/client'
import { CannotStart, systemCode } from '@/db/errors'
import type { Club } from '@/db/queries/clubs'
import { civilDay } from '@/messages/evening'
import type { Locale } from '@/messages/locale'
import { Problem } from '../common/errors'
import { GAMES } from '../games/index'
import { importEvenings } from '../imports/evenings'
import { LIMITS } from '../imports/line'
import { refusalLines, reportLines } from '../imports/words'
import { chosenClub } from '../installation/club'
import { openDatabase } from '../installation/database'
import { dataFolder } from '../installation/folder'
import { penFor } from '../print/words'
import { readArgv, wrong } from './argv'
import { lineOfFailure } from './failure'

const USAGE = 'Uso / usage: npm run import -- serate.csv [--club nome-breve] [--lingua it|en]'

const readArguments = () =>
  readArgv(USAGE, { options: { club: { type: 'string' }, lingua: { type: 'string' } }, words: 1 })

/** `npm run import -- file.csv [--club slug] [--lingua en]`: past evenings, all of the file or nothing. */
async function main(): Promise<void> {
  const { values, positionals } = readArguments()
  const bytes = readWhole(positionals)
  const database = await openDatabase(dataFolder(), process.env.DATABASE_URL)
  try {
    const sql = connect(database.url)
    const club = await chosenClub(sql, values.club)
    await importInto(sql, club, bytes, values.lingua === 'en' ? 'en' : 'it')
  } finally {
    await disconnect(database.url)
    await database.release()
  }
}

async function importInto(sql: Sql, club: Club, bytes: Uint8Array, locale: Locale): Promise<void> {
  const { clubId, decimals, timeZone } = club
  const today = civilDay(Date.now(), timeZone)
  const by = { program: 'import' }
  const [game, found] = Object.entries(GAMES).find(([, { imports }]) => imports) ?? []
  if (!game || !found?.imports) {
    throw new CannotStart('Nessun gioco importa serate', 'no game imports evenings')
  }
  const { settle } = found.imports
  try {
    const report = await importEvenings(sql, { clubId, game, decimals, today, bytes, by, settle })
    const { amount } = penFor(club, locale)
    for (const line of [club.name, ...reportLines(report, locale, amount)]) console.log(line)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (error.code !== 'bad-file') {
      throw new CannotStart('Qualcun altro importa: riprovare', 'somebody else imports: try again')
    }
    const count = Number(error.say.lines)
    for (const line of refusalLines(error.more.lines ?? [], count, locale)) console.error(line)
    process.exitCode = 1
  }
}

/** A file that is too large is not read: its first byte is enough to refuse it. */
function readWhole(files: readonly string[]): Uint8Array {
  const [file] = files
  if (!file) return wrong(USAGE, 'serate.csv?')
  try {
    return statSync(file).size > LIMITS.bytes ? Buffer.alloc(LIMITS.bytes + 1) : readFileSync(file)
  } catch (error) {
    const reason = systemCode(error) ?? String(error)
    throw new CannotStart(`${file} non si legge (${reason})`, 'the file cannot be read')
  }
}

main().catch((error: unknown) => {
  console.error(lineOfFailure(error) ?? error)
  process.exitCode = 1
})
