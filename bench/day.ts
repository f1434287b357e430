import { randomUUID } from 'node:crypto'
import { redeemDeviceCode, storeDeviceCode } from '@/db/queries/devices'
import { Settings as BlackJack } from '@/rules/black-jack/settings'
import { DAY_MS } from '@/rules/kernel/time'
import { Settings as Trente } from '@/rules/trente-et-quarante/settings'
import { sessionKey } from '@/server/access/sessions'
import { bankOpened, coupRecorded, loaded, seatedAt } from '@/tests/support/chemin'
import { BenchClub, type Signed } from './club'
import { percentile, report, say } from './measure'
import { memoryOf, processorOf } from './processes'
import type { FromReader } from './screenReader'
import { AUTOGRAPH, Reader, spread } from './screens'

export const GAMES = ['poker', 'chemin-de-fer', 'black-jack', 'trente-et-quarante'] as const
type Game = (typeof GAMES)[number]
const TABLES_OF_A_GAME = 5
export const PLAYERS_OF_A_TABLE = 5
const SCREENS = 200
const BOARDS = 10
const DESKS = 4
/** Rounds of each table that count; those before warm the server up. */
const ROUNDS = 12
const WARM_UP = 3
/** The time between the beginnings of two rounds anywhere in the club: ten times as fast as people play. */
const APART_MS = 120

export type Give = (type: string, payload: object, by?: Signed) => Promise<unknown>

/** A table at play: what its round says. */
type Play = (round: number) => Promise<void>

/** One club at play in four games at once: twenty tables, two hundred screens. */
export async function benchDay(): Promise<void> {
  const club = await BenchClub.open()
  const reader = Reader.start()
  try {
    const boss = await club.member(['socio', 'segretario', 'deputato', 'amministratore'])
    const times: number[] = []
    const posts: Signed[] = []
    // All members before the first command: the server reads their names once.
    const members = await club.members(SCREENS - BOARDS - DESKS - GAMES.length * TABLES_OF_A_GAME)
    let seated = 0
    const plays: Play[] = []
    for (const game of GAMES) {
      const evening = game === 'poker' ? club.evening : await opened(club, game)
      const give: Give = async (type, payload, by = club.desk) => {
        const sent = performance.now()
        await club.call(`${game}.${type}`, { evening, id: randomUUID(), ...payload }, by)
        times.push(performance.now() - sent)
      }
      for (let n = 1; n <= TABLES_OF_A_GAME; n++) {
        const players = members.slice(seated, seated + PLAYERS_OF_A_TABLE)
        seated += players.length
        plays.push(await TABLES[game]({ give, n, table: `T${n}`, players, boss }))
        posts.push(await tablet(club, evening, `T${n}`))
      }
    }
    const lines = [
      ...Array.from({ length: BOARDS }, () => ({ path: '/live/bench/board', cookie: '' })),
      ...Array.from({ length: DESKS }, () => ({ path: '/live/bench/desk', ...club.desk })),
      ...posts.map(({ cookie }) => ({ path: '/live/bench/post', cookie })),
      ...members.map(({ cookie }) => ({ path: '/live/bench/member', cookie })),
    ]
    const begun = await reader.ask<Extract<FromReader, { opened: number }>>({
      open: spread(lines),
      port: Number(new URL(club.url).port),
    })
    for (let round = 0; round < WARM_UP; round++) await playAll(plays, round)
    await reader.ask({ version: 0 })
    times.length = 0
    const used = processorOf(club.pid) ?? Number.NaN
    for (let round = WARM_UP; round < WARM_UP + ROUNDS; round++) await playAll(plays, round)
    const processor = (processorOf(club.pid) ?? Number.NaN) - used
    const { bytes } = await reader.ask<Extract<FromReader, { version: number }>>({ version: 0 })
    say(`${plays.length} tables of ${GAMES.length} games, ${lines.length} screens`)
    const rounds = plays.length * ROUNDS
    report({ what: 'command to answer, p50', value: percentile(times, 0.5), unit: 'ms' })
    report({ what: 'command to answer, p99', value: percentile(times, 0.99), unit: 'ms' })
    report({ what: 'commands given', value: times.length, unit: '' })
    const each = processor / times.length
    report({ what: 'processor time of the server for a command', value: each, unit: 'ms' })
    report({ what: 'the same for a round', value: processor / rounds, unit: 'ms' })
    report({ what: 'first message of a screen', value: begun.bytes / 1_000, unit: 'kB' })
    report({ what: 'bytes to a screen for a round', value: bytes / rounds / 1_000, unit: 'kB' })
    report({ what: 'memory of the server', value: (memoryOf(club.pid) ?? 0) / 1_000, unit: 'MB' })
  } finally {
    await reader.stop()
    await club.close()
  }
}

export async function opened(club: BenchClub, game: Game): Promise<string> {
  const asked = { game, title: 'Prova', day: '2026-11-20' }
  return ((await club.call('evenings.open', asked)) as { evening: string }).evening
}

/** Every table begins a round in its turn, whether or not the one before has ended. */
async function playAll(plays: readonly Play[], round: number): Promise<void> {
  const playing: Promise<void>[] = []
  for (const play of plays) {
    playing.push(play(round))
    await new Promise((next) => setTimeout(next, APART_MS))
  }
  await Promise.all(playing)
}

/** A device at a post, signed in without its code being typed. */
export async function tablet(club: BenchClub, eveningId: string, post: string): Promise<Signed> {
  const { sql } = club.database
  const [codeHash, sessionId, at] = [randomUUID(), randomUUID(), Date.now()]
  const { clubId } = club
  const code = { clubId, codeHash, eveningId, post, expiresAt: at + DAY_MS }
  await storeDeviceCode(sql, code, { program: 'bench' })
  const session = { sessionId, expiresAt: at + DAY_MS, userAgent: 'bench' }
  await redeemDeviceCode(sql, { clubId, codeHash, at }, session)
  return { id: '', cookie: await club.cookieOf(sessionKey(clubId, sessionId)) }
}

interface Table {
  give: Give
  n: number
  /** Lists that stand there already, and that nobody has signed. */
  lists?: number
  table: string
  players: readonly Signed[]
  /** A member with every office of the club. */
  boss: Signed
}

/** Makes a table of each game, level 2, and says how its rounds are played. */
export const TABLES: Readonly<Record<Game, (table: Table) => Promise<Play>>> = {
  async poker({ give, n, lists = 0, table, players }) {
    const list = n + lists
    const settings = { uscita: list, passata: 100 * list }
    await give('openList', { title: `Lista ${list}`, settings })
    for (const one of players) await give('sign', { list: `L${list}`, strokes: AUTOGRAPH }, one)
    for (const index of players.keys()) {
      const signUp = (n - 1) * PLAYERS_OF_A_TABLE + index + 1
      await give('answerCall', { signUp, answer: 'coming' })
    }
    await give('drawLots', { table })
    for (const { id: member } of players) await give('confirmPassata', { table, member })
    return async (round) => {
      const ranking = [[players[round % players.length]?.id]]
      const outcome = { kind: 'won', put: [], ranking, honours: [], refund: null }
      await give('deal', { table, out: [] })
      await give('recordColpo', { table, outcome })
    }
  },

  async 'chemin-de-fer'({ give, table, players }) {
    const who = (one: number) => players[one - 1]?.id ?? ''
    const seated = { table, level: 2, players: [1, 2, 3, 4, 5], chips: 10_000 } as const
    for (const { type, payload } of [...seatedAt(who, seated), ...loaded(who, seated)])
      await give(type, payload)
    return async (round) => {
      const mano = [
        bankOpened(who, (round % players.length) + 1, 40, table),
        coupRecorded(40, 40, 'banco', table),
        coupRecorded(80, 80, 'punta', table),
      ]
      for (const { type, payload } of mano) await give(type, payload)
    }
  },

  async 'black-jack'({ give, table, players, boss }) {
    for (const { id: member } of players) await give('handCassa', { member, chips: 1_000 })
    const settings = BlackJack.parse({ level: 2 })
    await give('openTable', { minimum: 10, as: 'management', settings }, boss)
    await give('signTable', { table, as: 'control' })
    for (const [seat, { id: player }] of players.entries())
      await give('takeSeat', { table, player, seat: seat + 1 })
    for (const type of ['checkPacks', 'mixCards']) await give(type, { table })
    await give('answerCut', { table, player: players[0]?.id, cuts: true })
    for (const type of ['loadShoe', 'burnCards']) await give(type, { table })
    const stake = { chips: 10, on: [10], insurance: 0, isPar: false }
    return async (round) => {
      const caselle = players.map(({ id: player }, seat) => ({
        casella: seat + 1,
        puntate: [{ ...stake, player }],
        hands: [round % 2 === 0 ? 'lost' : 'won'],
      }))
      await give('recordColpo', { table, hasBlackJack: false, caselle })
    }
  },

  async 'trente-et-quarante'({ give, table, players, boss }) {
    for (const { id: member } of players) await give('handCassa', { member, chips: 1_000 })
    const settings = Trente.parse({ level: 2 })
    await give('openTable', { minimum: 10, maximum: 1_000, as: 'management', settings }, boss)
    await give('signTable', { table, as: 'control' })
    for (const { id: player } of players)
      await give('markPresence', { table, player, isHere: true })
    for (const type of ['layOutPacks', 'mixCards']) await give(type, { table })
    await give('cutCards', { table, player: players[0]?.id, witness: null })
    await give('burnCards', { table })
    return async (round) => {
      await give('inviteStakes', { table })
      for (const { id: player } of players)
        await give('layStake', { table, player, chance: 'nero', chips: 10 })
      const rows = round % 2 === 0 ? { nero: 40, rosso: 31 } : { nero: 31, rosso: 40 }
      const result = { ...rows, first: 'nero', isLast: false, invites: false }
      await give('recordResult', { table, ...result })
    }
  },
}
