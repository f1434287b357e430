import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { append, findStream, verifyStream } from '@/db/journal'
import type { AnyGame } from '@/server/games/game'
import { GAMES } from '@/server/games/index'
import { verifyClub } from '@/server/keeping/verify/club'
import { Streams } from '@/server/streams/streams'
import { clubOf } from '../support/clubs'
import { type FreshDatabase, freshDatabase, tamper } from '../support/database'
import {
  audienceOf,
  balancesOf,
  chainOf,
  laidOut,
  RECORDED,
  type RecordedJournal,
  recorded,
  replayed,
  sheetsOf,
  strangersIn,
  withoutDropped,
  withoutLaterOffers,
  withoutPages,
  withoutUnread,
  withoutWords,
  withoutWrong,
} from './recorded'

/** The value as a screen or the database would receive it. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

function gameOf({ game: name }: RecordedJournal): AnyGame {
  const game = GAMES[name]
  if (!game) throw new Error(`no game is called ${name}`)
  return game
}

it('there are journals of each game: with every level, stopped in mid-play, with errors, with a reopened tableau, with a float', () => {
  const poker = ['three-levels', 'mid-colpo', 'reopened']
  const chemin = ['three-levels', 'errors', 'mid-coup', 'reopened', 'float'].map(
    (name) => `chemin-${name}`,
  )
  const banked = ['black-jack', 'trente'].flatMap((game) =>
    ['three-levels', 'errors', 'mid-colpo', 'float', 'reopened'].map((name) => `${game}-${name}`),
  )
  expect(RECORDED).toEqual(expect.arrayContaining([...poker, ...chemin, ...banked]))
})

describe.each(RECORDED)('the journal %s', (name) => {
  const journal = recorded(name)
  const { rows, head, register, sheets, views } = journal
  const game = gameOf(journal)

  it('has the hashes computed from its texts, up to its head', () => {
    expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1))
    expect(chainOf(rows)).toEqual(rows.map(({ hash }) => hash))
    expect({ version: rows.length, hash: rows.at(-1)?.hash }).toEqual(head)
  })

  it('replays to the same line in the register', () => {
    expect(game.register(replayed(game, rows))).toEqual(register)
  })

  it('replays to the same tableaux, each with the hash of its closing', () => {
    expect(plain(sheetsOf(game, rows))).toEqual(sheets)
  })

  it.each(views)('has the same chips on every account at $position: $why', (moment) => {
    expect(balancesOf(rows.slice(0, moment.position))).toEqual(moment.balances)
  })

  it.each(views)('shows every screen the same view at $position: $why', (moment) => {
    const state = replayed(game, rows.slice(0, moment.position))
    expect(moment.seen.length).toBeGreaterThan(3)
    for (const { audience, view: then } of moment.seen) {
      const paged = withoutPages(withoutWrong(then, name, moment), audience.kind)
      const view = withoutDropped(withoutWords(withoutUnread(paged)))
      const today = plain(game.view(state, audienceOf(audience), moment.at))
      const shown = withoutDropped(withoutWords(withoutLaterOffers(today, view)))
      expect({ audience, view: shown }).toMatchObject({ audience, view })
      expect(strangersIn(shown, view)).toEqual([])
    }
  })
})

it('a further field on a screen is not found as a stranger, a further member is', () => {
  const member = randomUUID()
  const then = { votes: {}, players: [{ resto: 1 }] }
  expect(strangersIn({ votes: {}, players: [{ resto: 1, net: 0 }], note: '' }, then)).toEqual([])
  expect(strangersIn({ votes: { [member]: 'x' }, players: [] }, then)).toEqual([`/votes/${member}`])
})

describe('a database that receives the recorded journals', () => {
  let database: FreshDatabase

  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterAll(() => database.drop())

  it.each(RECORDED)(
    'holds %s with a sound chain, and a server that starts on it continues at the journal’s end',
    async (name) => {
      const { sql } = database
      const journal = recorded(name)
      const game = gameOf(journal)
      const clubId = await clubOf(sql, name)
      const streamId = randomUUID()
      await append(sql, laidOut(journal, clubId, streamId))

      expect(await verifyStream(sql, clubId, streamId)).toEqual({ sound: true, head: journal.head })
      expect(await findStream(sql, clubId, streamId)).toMatchObject(journal.register)
      const balances = await sql<{ account: string; chips: number }[]>`
      select account, chips from balance where stream_id = ${streamId} and chips <> 0`
      expect(Object.fromEntries(balances.map(({ account, chips }) => [account, chips]))).toEqual(
        journal.views.at(-1)?.balances,
      )

      const streams = new Streams({ sql, keyOf: async () => 'another secret', games: GAMES })
      const stream = await streams.find(clubId, streamId)
      expect(stream?.version).toBe(journal.head.version)
      expect(JSON.stringify(stream?.state)).toBe(JSON.stringify(replayed(game, journal.rows)))
      await streams.rest()
    },
  )

  it('an evening with a float whose stored terms are all gone is found, where another evening of the club had terms before', async () => {
    const { sql } = database
    const journal = recorded('chemin-float')
    const clubId = await clubOf(sql, 'two-floats')
    const [kept, gone] = [randomUUID(), randomUUID()]
    for (const streamId of [kept, gone]) await append(sql, laidOut(journal, clubId, streamId))
    const differing = async () => {
      const { findings } = await verifyClub(sql, GAMES, clubId)
      return findings.filter(({ what }) => what === 'float-differs').length
    }
    expect(await differing()).toBe(0)
    const [terms] = await sql<{ count: number }[]>`
      select count(*)::int as count from float_terms where stream_id = ${gone}`
    await tamper(sql, 'float_terms', `delete from float_terms where stream_id = '${gone}'`)
    expect(await differing()).toBe(terms?.count)
    expect(terms?.count).toBeGreaterThan(10)
  })
})
