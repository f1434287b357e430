import { initTRPC } from '@trpc/server'
import { describe, expect, it } from 'vitest'
import { CLOCK, OFFICERS } from '@/rules/kernel/decider'
import { MEMBERS } from '@/server/access/rights'
import { DOORS } from '@/server/doors/doors'
import { type RightsRow, rightsTable } from '@/server/doors/rightsTable'
import { FLOAT_RIGHTS } from '@/server/print/float/rights'
import { proceduresOf } from '@/server/procedures/router'
import { allowed, type Context, type Meta, router } from '@/server/procedures/trpc'
import { TWO_GAMES } from '../games/server'
import { House } from '../support/house'
import { BANKED_GAMES, type Scene } from './rights/scene'
import { addressesOf } from './rights/walk'

const TABLE = rightsTable(TWO_GAMES)
const namesOf = (rows: readonly RightsRow[]) => rows.map(({ kind, name }) => `${kind} ${name}`)
const NOWHERE = { evening: 'x' } as Scene

describe('the table of rights', () => {
  it('lists the things for anybody: all that are not secret, and no others', () => {
    const open = TABLE.filter(({ may }) => may.includes('anybody'))
    expect(namesOf(open)).toEqual([
      'procedure auth.me',
      'procedure lots.table',
      'procedure rehearsals.stories',
      'procedure rehearsals.beginAtDemo',
      'procedure verify.check',
      'line board',
    ])
    expect(open.filter(({ may }) => may.length > 1)).toEqual([])
  })

  it('lists nothing that nobody may have, except the clock’s commands', () => {
    const clocks = Object.entries(TWO_GAMES).flatMap(([game, { decider }]) =>
      Object.entries(decider.commands)
        .filter(([, { may }]) => may.every((role) => role === CLOCK))
        .map(([type]) => `command ${game}.${type}`),
    )
    expect(namesOf(TABLE.filter(({ may }) => may.length === 0))).toEqual(clocks)
    expect(clocks.length).toBeGreaterThan(0)
  })

  it('lets a member with a temporary password do only what concerns their own access', () => {
    const early = TABLE.filter(({ beforePassword }) => beforePassword)
    expect(early.filter(({ name }) => !name.startsWith('auth.'))).toEqual([])
    expect(early.filter(({ may }) => may !== MEMBERS)).toEqual([])
  })

  it('lists every paper that a game can print', async () => {
    for (const [game, { papers }] of Object.entries(TWO_GAMES)) {
      const { documents } = papers
        ? ((await import(papers.documents)) as { documents: object })
        : { documents: {} }
      const named = TABLE.filter((row) => row.kind === 'paper' && row.game === game)
      expect(named.map(({ name }) => name).sort()).toEqual(Object.keys(documents).sort())
    }
  })

  it('is complete: every door and every paper', () => {
    expect(Object.keys(DOORS).sort()).toEqual([
      ...[
        '/api/trpc/',
        '/app.webmanifest',
        '/backup/',
        '/emblem/',
        '/healthz',
        '/live/',
        '/offline.html',
        '/print/',
        '/readyz',
      ],
      '/sw.js',
    ])
    const printed = TABLE.filter(({ kind }) => kind === 'paper' || kind === 'csv')
    const walked = printed.filter((row) => addressesOf(row, NOWHERE).length > 0)
    const mayOf = (game: string) =>
      printed.filter((row) => row.game === game).map(({ name, may }) => ({ name, may }))
    const floats = mayOf('chemin-de-fer').filter(({ name }) => name in FLOAT_RIGHTS)
    // A paper of the float is asked for at chemin de fer alone; it has the same rights at each banked game.
    for (const game of BANKED_GAMES)
      expect(mayOf(game).filter(({ name }) => name in FLOAT_RIGHTS)).toEqual(floats)
    // A card of honour is there in a rehearsal alone: `rehearsal-end.test.ts` asks for one.
    const isLeftOut = ({ game, name }: RightsRow) =>
      name === 'cartoncino' || (BANKED_GAMES.some((one) => one === game) && name in FLOAT_RIGHTS)
    expect(namesOf(printed.filter((row) => !walked.includes(row) && !isLeftOut(row)))).toEqual([])
  })
})

describe('a declaration without proper rights', () => {
  it('cannot be a procedure: the house does not open with one', () => {
    const free = initTRPC.context<Context>().meta<Meta>().create().procedure
    const made = router({ free: free.query(() => 'to anybody') })
    expect(() => proceduresOf(made)).toThrow('free does not say who may call it')
  })

  it('cannot be a procedure for a tie to a thing that it never looks up', () => {
    expect(() => allowed(...OFFICERS, 'seated')).toThrow('no procedure is for seated')
  })

  it('makes a paper that is for nobody', async () => {
    const { counter } = TWO_GAMES
    if (!counter?.papers) throw new Error('the second game prints')
    const games = { counter: { ...counter, papers: { ...counter.papers, rights: {} } } }
    const house = await House.open(undefined, games)
    const { cookie } = await house.member(await house.club('alfa'), 'alfa', '1', ['segretario'])
    const evening = await house.evening('counter', { cookie })
    const address = `${house.url}/print/alfa/${evening}/conta.pdf`
    expect((await fetch(address, { headers: { cookie } })).status).toBe(403)
    await house.close()
  })
})
