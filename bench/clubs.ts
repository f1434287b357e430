import { randomUUID } from 'node:crypto'
import { clubOf } from '@/tests/support/clubs'
import { BenchClub, type Signed } from './club'
import { loadOf } from './http'
import type { Sender } from './load'
import { report } from './measure'
import { memoryOf, processorOf } from './processes'
import { AUTOGRAPH } from './screens'

const CLUBS = 200
const PLAYERS = 5
const COLPI = 10
const PER_SECOND = 1_000
/** The memory of the machine on which so many clubs should play. */
const FLAGS = ['--max-old-space-size=320']

/** Two hundred clubs on one server, each with an evening at play: memory, and the time of a command at a thousand a second. */
export async function benchClubs(): Promise<void> {
  const house = await BenchClub.open({ flags: FLAGS })
  try {
    const empty = memoryOf(house.pid) ?? Number.NaN
    const senders: Sender[] = []
    for (let n = 0; n < CLUBS; n += 10)
      senders.push(...(await Promise.all(Array.from({ length: 10 }, () => playing(house)))))
    report({ what: 'memory of the server before', value: empty / 1_000, unit: 'MB' })
    const kept = memoryOf(house.pid) ?? Number.NaN
    report({ what: `memory with ${CLUBS} evenings`, value: kept / 1_000, unit: 'MB' })
    const url = `${house.url}/api/trpc/poker.setPresence`
    await loadOf(url, CLUBS, senders, PER_SECOND / 2)
    const used = processorOf(house.pid) ?? Number.NaN
    const { done, perSecond, p50, p99 } = await loadOf(url, CLUBS, senders, PER_SECOND)
    const processor = ((processorOf(house.pid) ?? Number.NaN) - used) / done
    report({ what: `commands to ${CLUBS} evenings`, value: perSecond, unit: '/s' })
    report({ what: 'command to answer, p50', value: p50, unit: 'ms' })
    report({ what: 'command to answer, p99', value: p99, unit: 'ms' })
    report({ what: 'processor time of the server for a command', value: processor, unit: 'ms' })
    const after = memoryOf(house.pid) ?? Number.NaN
    report({ what: 'memory at the end', value: after / 1_000, unit: 'MB' })
  } finally {
    await house.close()
  }
}

/** A club with a table of five that has played some colpi; its desk says that a member leaves and comes back. */
async function playing(house: BenchClub): Promise<Sender> {
  const clubId = await clubOf(house.database.sql, `bench-${randomUUID().slice(0, 8)}`)
  const desk = await house.member(['socio', 'segretario'], clubId)
  const members = await Promise.all(
    Array.from({ length: PLAYERS + 1 }, () => house.member(['socio'], clubId)),
  )
  const players = members.slice(0, PLAYERS)
  const opening = { game: 'poker', title: 'Prova', day: '2026-11-20' }
  const { evening } = (await house.call('evenings.open', opening, desk)) as { evening: string }
  const give = async (type: string, payload: object, by: Signed = desk) =>
    await house.call(`poker.${type}`, { evening, id: randomUUID(), ...payload }, by)
  const table = 'T1'
  await give('openList', { title: 'Lista', settings: { uscita: 1, passata: 100 } })
  for (const one of players) await give('sign', { list: 'L1', strokes: AUTOGRAPH }, one)
  for (let signUp = 1; signUp <= PLAYERS; signUp++)
    await give('answerCall', { signUp, answer: 'coming' })
  await give('drawLots', { table })
  for (const { id: member } of players) await give('confirmPassata', { table, member })
  for (let colpo = 0; colpo < COLPI; colpo++) {
    const ranking = [[players[colpo % PLAYERS]?.id]]
    await give('deal', { table, out: [] })
    const outcome = { kind: 'won', put: [], ranking, honours: [], refund: null }
    await give('recordColpo', { table, outcome })
  }
  const { id: member = '' } = members[PLAYERS] ?? {}
  return {
    headers: { cookie: desk.cookie },
    bodies: [false, true].map((inClub) => JSON.stringify({ evening, id: 'ID', member, inClub })),
  }
}
