import { randomUUID } from 'node:crypto'
import { connect, disconnect } from '@/db/client'
import { closeDemo } from '@/db/demo'
import { CannotStart, isDuplicate } from '@/db/errors'
import { foundClub } from '@/db/queries/clubs'
import { asMember } from '@/rules/kernel/ids'
import { hashPassword, temporaryPassword } from '../access/passwords'
import { openDatabase } from '../installation/database'
import { dataFolder } from '../installation/folder'
import { firstClasses } from './classes'
import { type Answers, askClub } from './club-questions'
import { lineOfFailure } from './failure'

/** Without other flags it founds no club; it closes a demo club that stayed open beside a real one. */
const CLOSE_DEMO = '--closeDemo'

/** `npm run club`: founds a real club and closes the demo one, unless it is to be kept. */
async function main(): Promise<void> {
  const argv = process.argv.slice(2)
  const answers = argv.length === 1 && argv[0] === CLOSE_DEMO ? null : await askClub()
  const database = await openDatabase(dataFolder(), process.env.DATABASE_URL)
  try {
    if (answers) await found(database.url, answers)
    if (answers?.keepsDemo !== true) await close(database.url)
  } finally {
    await disconnect(database.url)
    await database.release()
  }
}

async function found(url: string, answers: Answers): Promise<void> {
  const { slug, name, shortName, unit, decimals, timeZone, card, administrator } = answers
  const password = answers.password || temporaryPassword()
  const club = { clubId: randomUUID(), slug, name, shortName, unit, decimals, timeZone }
  const member = {
    memberId: asMember(randomUUID()),
    card,
    name: administrator,
    alias: null,
    roles: ['socio', 'segretario', 'amministratore'] as const,
    passwordHash: await hashPassword(password),
    mustChangePassword: !answers.password,
    locale: 'it' as const,
  }
  const classes = firstClasses(decimals).map((one) => ({ classId: randomUUID(), ...one }))
  try {
    await foundClub(connect(url), { club, members: [member], classes }, { program: 'club' })
  } catch (error) {
    if (!isDuplicate(error, 'club_slug_unique')) throw error
    throw new CannotStart(
      `La parola d’indirizzo ${slug} è già presa`,
      `the address word ${slug} is taken`,
    )
  }
  console.log(`${name}: /${slug}, tessera ${card}, password ${answers.password ? '***' : password}`)
  console.log(`${name}: /${slug}, card ${card}, password ${answers.password ? '***' : password}`)
  const pages = [`/${slug}/segreteria`, `/${slug}/tabellone`, `/${slug}/tavolo/entra`].join(', ')
  console.log(`Pagine / pages: /${slug}, ${pages}`)
}

async function close(url: string): Promise<void> {
  if (!(await closeDemo(connect(url), Date.now(), { program: 'club' }))) return
  console.log('Il circolo dimostrativo è chiuso: nessuno vi entra più.')
  console.log('The demo club is closed: nobody signs in to it any more.')
}

main().catch((error: unknown) => {
  console.error(lineOfFailure(error) ?? error)
  process.exitCode = 1
})
