import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GAMES } from '@/server/games/index'
import { settleEvening } from '@/server/games/poker/imports'
import { importEvenings } from '@/server/imports/evenings'
import { verifyClub } from '@/server/keeping/verify/club'
import { FINDINGS } from '@/server/keeping/verify/findings'
import { findingLine } from '@/server/keeping/verify/words'
import { playedEvening } from '../print/played'
import { tamper } from '../support/database'
import { run } from './keep'

const of = await playedEvening()
const sql = of.house.database.sql
const bytes = readFileSync('tests/import/evenings.csv')
const poker = { game: 'poker', settle: settleEvening }
const given = { ...poker, clubId: of.clubId, decimals: 0, today: '2026-11-20', bytes }
await importEvenings(sql, { ...given, by: { program: 'test' } })
afterAll(() => of.house.close())

/** Changes the rows of a table while `look` runs, and puts them back. */
async function tampered<T>(table: string, statement: string, look: () => Promise<T>): Promise<T> {
  // A schema of its own, since every table of `public` is verified.
  await sql`create schema if not exists apart`
  await sql.unsafe(`create table apart.aside as select * from ${table}`)
  try {
    await tamper(sql, table, statement)
    return await look()
  } finally {
    await tamper(
      sql,
      table,
      `delete from ${table}`,
      `insert into ${table} select * from apart.aside`,
    )
    await sql`drop table apart.aside`
  }
}

const check = () => verifyClub(sql, GAMES, of.clubId)

it('an evening as it was played is sound, and so are imported ones', async () => {
  const verified = await check()
  expect(verified.findings).toEqual([])
  expect(verified).toMatchObject({ evenings: 1, events: 37 })
  expect(verified.tableaux).toBeGreaterThan(1)
})

/** Bytes to be changed, and the expected findings: each sentence with its position. */
const FLIPS: readonly [string, string, string, readonly string[]][] = [
  [
    'the chips of an event',
    'journal',
    `event = replace(event::text, '"chips":100', '"chips":101')::json where position = 15`,
    ['posizione 15: l’evento è stato cambiato', 'posizione 15: i movimenti sono'],
  ],
  [
    'the last event',
    'journal',
    `event = replace(event::text, '"payment":1', '"payment":2')::json where position = 37`,
    ['posizione 37: l’evento è stato cambiato'],
  ],
  [
    'a stroke of an autograph',
    'autograph',
    `strokes = replace(strokes, '[[[0,0,0]', '[[[1,0,0]')
      where member_id = (select min(member_id::text)::uuid from autograph)`,
    ['il disegno della firma non corrisponde all’impronta'],
  ],
  [
    'an event’s author',
    'journal',
    `by = replace(by::text, 'segretario', 'segretarii')::json where position = 20`,
    ['posizione 20: l’evento è stato cambiato'],
  ],
  [
    'an event’s time',
    'journal',
    `at = timezone('UTC', timezone('UTC', at) + interval '1 ms') where position = 1`,
    ['posizione 1: l’evento è stato cambiato'],
  ],
  ...[1, 21, 37].map((position): [string, string, string, readonly string[]] => [
    `the hash of event ${position}`,
    'journal',
    `hash = translate(hash, '0123456789abcdef', '1023456789abcdef') where position = ${position}`,
    [`posizione ${position}: l’impronta è stata cambiata`],
  ]),
  [
    'where the evening ends',
    'stream',
    `version = 36`,
    ['posizione 37: la fine del registro non è quella'],
  ],
  [
    'the title of the evening',
    'stream',
    `title = 'Venerdi'`,
    ['«title» della serata è «Venerdi», dagli eventi risulta «Venerdì»'],
  ],
  [
    'the chips of a transfer',
    'transfer',
    `chips = 101 where position = 16`,
    ['posizione 16: i movimenti sono «1. T1/cassa → T1/resto:'],
  ],
  [
    'the account of a transfer',
    'transfer',
    `debit = 'T1/cassb' where position = 16`,
    ['posizione 16: i movimenti sono «1. T1/cassb'],
  ],
  [
    'a balance',
    'balance',
    `chips = 1 where account = 'T1/pot'`,
    ['il saldo di T1/pot è 1, dai movimenti risulta 0'],
  ],
  [
    'how many events a command had',
    'command',
    `events = 3 where first_position = 20`,
    ['posizione 20: l’operazione'],
  ],
  [
    'a command’s id',
    'command',
    `command_id = translate(command_id::text, '0123456789', '1234567890')::uuid where first_position = 35`,
    ['posizione 35: l’operazione'],
  ],
  [
    'the place of a command',
    'command',
    `first_position = 31 where first_position = 30`,
    ['posizione 30: l’operazione', 'posizione 31: l’operazione'],
  ],
  [
    'a figure of a tableau',
    'tableau_row',
    `casse = 101 where line = 2 and tableau_id in (select tableau_id from tableau where source = 'evening')`,
    ['posizione 36: il tableau del tavolo T1 ha «2. casse» 101, dagli eventi risulta 100'],
  ],
  [
    'the game of a tableau',
    'tableau',
    `game = 'pokes' where source = 'evening'`,
    ['posizione 36: il tableau del tavolo T1 ha «game» pokes, dagli eventi risulta poker'],
  ],
  [
    'the gap of a tableau',
    'tableau',
    `gap = -34 where source = 'evening'`,
    ['posizione 36: il tableau del tavolo T1 ha «gap» -34, dagli eventi risulta -35'],
  ],
  [
    'a tableau’s document',
    'tableau',
    `document = replace(document::text, '"counted":139', '"counted":138')::json where source = 'evening'`,
    ['posizione 36: il tableau del tavolo T1 ha «document»'],
  ],
  [
    'a figure of an imported tableau',
    'tableau_row',
    `counted = counted + 1 where line = 1 and tableau_id in
       (select tableau_id from tableau where source = 'import' order by day limit 1)`,
    ['il tableau importato non corrisponde'],
  ],
]

describe('one changed byte is found, and named:', () => {
  // A fault of the disk ignores constraints.
  beforeAll(async () => {
    await sql`alter table tableau_row drop constraint tableau_row_final`
    await sql`alter table autograph drop constraint autograph_digest`
  })

  it.each(FLIPS)('%s', async (_, table, set, says) => {
    const { findings } = await tampered(table, `update ${table} set ${set}`, check)
    const lines = findings.map((finding) => findingLine(finding, 'it'))
    expect(lines).toEqual([...new Set(lines)])
    for (const words of says) expect(lines).toContainEqual(expect.stringContaining(words))
    const places = says.map((words) => words.split(':')[0] ?? '')
    for (const line of lines) expect(places.some((place) => line.includes(place))).toBe(true)
  })
})

describe('missing or additional rows are found:', () => {
  it.each([
    ['an event', 'journal', `delete from journal where position = 12`, 'posizione 12: manca'],
    [
      'the last event',
      'journal',
      `delete from journal where position = 37`,
      'la fine del registro',
    ],
    ['a transfer', 'transfer', `delete from transfer where position = 15`, 'i movimenti sono «–»'],
    [
      'a transfer without an event',
      'transfer',
      `update transfer set position = 99 where position = 15`,
      'posizione 37: c’è un movimento senza evento',
    ],
    [
      'the drawing of a signature',
      'autograph',
      `delete from autograph where member_id = (select min(member_id::text)::uuid from autograph)`,
      'manca il disegno della firma con impronta',
    ],
    [
      'a drawing that no event names',
      'autograph',
      `insert into autograph select club_id, club_id, digest, strokes from autograph limit 1`,
      'nessun evento nomina il disegno di una firma',
    ],
    [
      'a command',
      'command',
      `delete from command where first_position = 9`,
      'posizione 9: l’operazione',
    ],
    [
      'rows of an evening that is not there',
      'command',
      `update command set stream_id = club_id where first_position = 9`,
      'nella tabella command una riga è di una serata che non c’è',
    ],
  ])('%s', async (_, table, statement, words) => {
    const { findings } = await tampered(table, statement, check)
    const lines = findings.map((finding) => findingLine(finding, 'it')).join('\n')
    expect(lines).toContain(words)
  })

  it('a tableau that was never closed is found, and a closed one that is missing', async () => {
    const set = `hash = translate(hash, '0123456789abcdef', '1023456789abcdef') where source = 'evening'`
    const { findings } = await tampered('tableau', `update tableau set ${set}`, check)
    expect(findings.map(({ what }) => what).sort()).toEqual(['tableau-missing', 'tableau-unknown'])
  })
})

it('every finding has its sentence in both languages', () => {
  for (const what of FINDINGS) {
    const say = {
      field: 'f',
      table: 't',
      account: 'a',
      expected: 1,
      found: 2,
      count: 2,
      version: 3,
    }
    const others = { digest: 'd', command: 'c', hash: 'h', game: 'g', reason: 'r' }
    const finding = { what, evening: null, position: null, say: { ...say, ...others } }
    for (const locale of ['it', 'en'] as const) {
      const line = findingLine(finding, locale)
      expect(line).not.toContain('findings.')
      expect(line).not.toContain('{')
    }
  }
})

it('npm run verify says that all agrees, or exits with 1 and names the place', async () => {
  const env = { DATABASE_URL: of.house.database.url }
  const sound = await run('verify', [], env).ended
  expect(sound).toMatchObject({ code: 0, err: '' })
  expect(sound.out).toContain('Circolo alfa: Tutto torna: 1 serata, 37 eventi')
  const flip = `update journal set type = 'gameStartee' where position = 20`
  const broken = await tampered('journal', flip, () => run('verify', [], env).ended)
  expect(broken.code).toBe(1)
  expect(broken.err).toContain(
    'Circolo alfa, Venerdì, 2026-11-20, posizione 20: l’evento è stato cambiato',
  )
  expect(broken.err.trim().split('\n')).toHaveLength(1)
})
