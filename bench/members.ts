import { randomUUID } from 'node:crypto'
import { createMembers } from '@/db/queries/members'
import { listMembers, searchMembers } from '@/db/queries/people'
import { asMember } from '@/rules/kernel/ids'
import { clubOf } from '@/tests/support/clubs'
import { freshDatabase } from '@/tests/support/database'
import { percentile, report } from './measure'

const MEMBERS = 50_000
const BATCH_MEMBERS = 5_000
const SEARCHES = 200
const PAGE_MEMBERS = 50
const FIRST = ['Ada', 'Élia', 'Niccolò', 'Ugo', 'Zoe', 'Dario', 'Bice', 'Ivo']
const LAST = ['Rossi', 'Rossini', 'Bianchi', 'D’Amico', 'De Luca', 'Verdi', 'Neri', 'Conti']

/** Milliseconds for a search among 50,000 members, as the desk asks at each letter typed; beside reading all of them. */
export async function benchMembers(): Promise<void> {
  const database = await freshDatabase()
  const clubId = await clubOf(database.sql, 'bench')
  try {
    for (let from = 0; from < MEMBERS; from += BATCH_MEMBERS)
      await createMembers(
        database.sql,
        clubId,
        Array.from({ length: BATCH_MEMBERS }, (_, index) => newMember(from + index)),
        { program: 'bench' },
      )
    await database.sql`analyze member`
    const all = await timed(() => listMembers(database.sql, clubId))
    const baseline = { what: 'all members read', value: all }
    for (const typed of ['rossini 43', '49999', 'ross', '']) {
      const times: number[] = []
      for (let n = 0; n < SEARCHES; n++)
        times.push(await timed(() => searchMembers(database.sql, clubId, typed, PAGE_MEMBERS)))
      const what = `search of '${typed}' among ${MEMBERS} members, 95th in 100`
      report({ what, value: percentile(times, 0.95), unit: 'ms', baseline })
    }
  } finally {
    await database.drop()
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

const newMember = (n: number) => ({
  memberId: asMember(randomUUID()),
  card: String(n),
  name: `${FIRST[n % FIRST.length]} ${LAST[Math.floor(n / FIRST.length) % LAST.length]} ${n}`,
  alias: null,
  roles: ['socio'] as const,
  passwordHash: null,
  mustChangePassword: false,
  locale: 'it' as const,
})
