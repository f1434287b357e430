import { randomUUID } from 'node:crypto'
import { layOut } from '@/db/batch'
import { append } from '@/db/journal'
import { asChips } from '@/rules/kernel/chips'
import type { AnyEvent } from '@/rules/kernel/decider'
import { asMember } from '@/rules/kernel/ids'
import { asAccount } from '@/rules/kernel/ledger'
import { clubOf } from '@/tests/support/clubs'
import { freshDatabase } from '@/tests/support/database'
import { report } from './measure'

const SECONDS = 3

/** Commands per second that `append()` stores, by the number in one statement: journal, ledger and chain. */
export async function benchAppend(): Promise<void> {
  const database = await freshDatabase()
  const clubId = await clubOf(database.sql, 'bench')
  const by = { roles: ['segretario' as const], member: asMember(randomUUID()), post: null }
  try {
    for (const together of [1, 16, 64]) {
      const streamId = randomUUID()
      let head = { version: 0, hash: '' }
      let stored = 0
      const begun = performance.now()
      while (performance.now() - begun < SECONDS * 1_000) {
        const answers = Array.from({ length: together }, () => ({
          commandId: randomUUID(),
          at: Date.now(),
          by,
          events: [passata()],
          refusal: null,
          digest: null,
        }))
        const open =
          head.version === 0 ? { game: 'poker', title: 'Prova', day: '2026-11-20' } : undefined
        const batch = layOut({ clubId, streamId, head }, answers, open ? { open } : {}, mayOwe)
        await append(database.sql, batch)
        head = batch.reached
        stored += together
      }
      const value = (stored / (performance.now() - begun)) * 1_000
      report({ what: `commands stored by append(), ${together} in a statement`, value, unit: '/s' })
      await database.sql`update stream set status = 'closed' where stream_id = ${streamId}`
    }
  } finally {
    await database.drop()
  }
}

const mayOwe = (account: string) => account === 'cassa'

const passata = (): AnyEvent => ({
  type: 'passataTaken',
  table: 'T1',
  transfers: [{ from: asAccount('cassa'), to: asAccount('resto:rossi'), chips: asChips(100) }],
})
