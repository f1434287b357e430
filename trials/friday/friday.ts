import { setTimeout as pause } from 'node:timers/promises'
import { BenchClub, type Signed } from '@/bench/club'
import { opened, tablet } from '@/bench/day'
import { processorOf } from '@/bench/processes'
import { balancesOf, tableauxWithRows } from '@/db/queries/storedEvening'
import type { Played } from '@/rehearsal/players'
import { MINUTE_MS } from '@/rules/kernel/time'
import { GAMES } from '@/server/games/index'
import { verifyClub } from '@/server/keeping/verify/club'
import { randomFrom } from '@/simulate/random'
import { fasterClock } from '@/tests/support/fasterClock'
import { FridayEvening, type Opened } from './evening'
import { Held } from './held'
import { admitted, castOf } from './people'
import { Screens } from './screens'
import { grown, Tally } from './tally'

/** How long somebody takes from one act at a table to the next, by the Club’s clock. */
const HAND_MS = 8_000
/** An evening that is not settled so long after its end, by the machine’s clock, has stuck. */
const SETTLED_WITHIN_MS = 3 * MINUTE_MS
const BOARDS = 2

const ROOMS: readonly Omit<Opened, 'id'>[] = [
  { game: 'poker', tables: 2, level: 3, hasFloat: false },
  { game: 'chemin-de-fer', tables: 2, level: 3, hasFloat: true },
  { game: 'black-jack', tables: 1, level: 3, hasFloat: false },
  { game: 'trente-et-quarante', tables: 1, level: 2, hasFloat: false },
]

export interface Asked {
  hours: number
  speed: number
  seed: number
  /** Told how far the evening has come. */
  progress(so: string): void
}

/** The result of the evening. */
export interface Friday {
  people: number
  tables: number
  events: number
  tally: Tally
  screens: Screens
  tableaux: number
  papers: number
  paperBytes: number
  /** The server’s heap after the first quarter and at the end, in kB, all garbage collected. */
  memory: { quarter: number; end: number }
  /** Its processor time, in ms. */
  processor: number
  faults: string[]
}

/** The whole evening: everybody comes, plays, is counted and goes. */
export async function friday({ hours, speed, seed, progress }: Asked): Promise<Friday> {
  const clock = { speed, since: Date.now() }
  const now = fasterClock(clock)
  const faults: string[] = []
  const held = new Held()
  const heard = (line: string) => {
    if (!held.heard(line)) faults.push(`the server said: ${line}`)
  }
  const club = await BenchClub.open({ clock, heard, flags: ['--expose-gc'] })
  const screens = new Screens(club.url)
  const tally = new Tally()
  try {
    const people = await admitted(club)
    const device = async (evening: string, post: string) => {
      const signed = await tablet(club, evening, post)
      screens.open(`${post} of ${evening}`, '/live/bench/post', signed.cookie)
      return signed
    }
    const evenings: FridayEvening[] = []
    for (const [index, room] of ROOMS.entries()) {
      const id = room.game === 'poker' ? club.evening : await opened(club, room.game)
      const cast = peopleAt(room.game, people)
      const random = randomFrom(seed * 1_000 + index)
      const at = { club, people: cast, device, random, now, tally }
      evenings.push(new FridayEvening({ ...room, id }, at, seed + index))
    }
    watched(screens, people)
    progress(`${people.size} people are there`)
    screens.trouble(randomFrom(seed))
    const length = (hours * 60 * MINUTE_MS) / speed
    let quarter = 0
    const measured = pause(length / 4).then(async () => {
      quarter = await held.by(club.pid)
      progress(`a quarter is over, ${tally.accepted} commands accepted`)
    })
    const course = { until: performance.now() + length, speed, random: randomFrom(seed + 99) }
    await Promise.all([measured, ...evenings.map((evening) => played(evening, course))])
    progress(`settled, ${tally.accepted} commands accepted`)
    const end = await held.by(club.pid)
    const stuck = evenings.filter(({ isSettled }) => !isSettled)
    faults.push(...stuck.map(({ of }) => `${of.game} did not come to its end`))
    for (const { of, state } of evenings) {
      const formed = Object.keys(state.tables).length
      if (formed !== of.tables) faults.push(`${of.game} had ${formed} of its ${of.tables} tables`)
    }
    await screens.rest()
    faults.push(...(await screens.faults()))
    progress('the screens are compared')
    const printed = await papers(club, evenings, faults)
    progress(`${printed.papers} papers are printed`)
    for (const evening of evenings) if (evening.isSettled) await evening.step('closing')
    const summed = await sums(club, evenings, faults)
    faults.push(...tally.faults, ...[grown(quarter, end)].filter((one) => one !== null))
    const tables = evenings.reduce((sum, { state }) => sum + Object.keys(state.tables).length, 0)
    const processor = processorOf(club.pid) ?? 0
    const memory = { quarter, end }
    return {
      ...{ people: people.size, tables, tally, screens, memory, processor, faults },
      ...summed,
      ...printed,
    }
  } finally {
    await screens.close()
    await club.close()
  }
}

const peopleAt = (game: Played, people: ReadonlyMap<string, Signed>): Map<string, Signed> =>
  new Map(
    [...castOf(game)].flatMap(([as, person]) => {
      const signed = people.get(person)
      return signed ? [[as, signed]] : []
    }),
  )

/** The lines of everybody’s phone, of the boards, and of the offices. */
function watched(screens: Screens, people: ReadonlyMap<string, Signed>): void {
  for (const [person, { cookie }] of people) screens.open(person, '/live/bench/member', cookie)
  for (let n = 1; n <= BOARDS; n++) screens.open(`board ${n}`, '/live/bench/board', '')
  for (const [person, office] of [
    ['segreteria', 'desk'],
    ['deputato', 'deputato'],
  ] as const)
    screens.open(office, `/live/bench/${office}`, people.get(person)?.cookie ?? '')
}

/** An evening from its first act until it is settled. */
async function played(
  evening: FridayEvening,
  { until, speed, random }: { until: number; speed: number; random: ReturnType<typeof randomFrom> },
): Promise<void> {
  const hand = HAND_MS / speed / evening.of.tables
  await evening.follow()
  while (!evening.isSettled && performance.now() < until + SETTLED_WITHIN_MS) {
    await evening.step(performance.now() < until ? 'playing' : 'ending')
    await pause(hand / 2 + random.below(Math.max(1, hand)))
  }
}

/** Every tableau as a paper. */
async function papers(club: BenchClub, evenings: readonly FridayEvening[], faults: string[]) {
  let [count, bytes] = [0, 0]
  for (const { of } of evenings)
    for (const { tableId } of await tableauxOf(club, of.id)) {
      const path = `/print/bench/${of.id}/tableau/${tableId}.pdf`
      const answer = await fetch(`${club.url}${path}`, { headers: { cookie: club.desk.cookie } })
      const body = Buffer.from(await answer.arrayBuffer())
      if (body.subarray(0, 5).toString() !== '%PDF-')
        faults.push(`${of.game}: the tableau ${tableId} was answered ${answer.status}`)
      count += 1
      bytes += body.length
    }
  return { papers: count, paperBytes: bytes }
}

/** The tableaux that stand. */
const tableauxOf = async ({ database, clubId }: BenchClub, evening: string) =>
  (await tableauxWithRows(database.sql, { clubId, streamId: evening })).filter(
    (one) => one.supersededAt === null,
  )

/** Every evening’s accounts sum to zero, the house’s among them, and the journals, the ledger and the register agree. */
async function sums(club: BenchClub, evenings: readonly FridayEvening[], faults: string[]) {
  for (const { of, state } of evenings) {
    if (state.status !== 'closed') faults.push(`${of.game} was not closed`)
    const accounts = await balancesOf(club.database.sql, {
      clubId: club.clubId,
      streamId: of.id,
    })
    const sum = accounts.reduce((total, { chips }) => total + chips, 0)
    if (sum !== 0) faults.push(`${of.game}: the accounts sum to ${sum}`)
  }
  const { findings, tableaux, events } = await verifyClub(club.database.sql, GAMES, club.clubId)
  faults.push(...findings.map((finding) => `verify: ${JSON.stringify(finding)}`))
  return { tableaux, events }
}
