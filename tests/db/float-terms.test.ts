import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Batch, FloatTerms, NewAnswer } from '@/db/batch'
import { append } from '@/db/journal'
import { asChips } from '@/rules/kernel/chips'
import { asAccount, type Transfer } from '@/rules/kernel/ledger'
import { freshDatabase } from '../support/database'
import { aClub, moving, nextBatch, openingOf, traces } from './club'

const database = await freshDatabase()
const sql = database.sql
let clubId: string
let opened: Batch
beforeEach(async () => {
  clubId = await aClub(sql)
  opened = {
    ...openingOf('chemin-de-fer', clubId, floating([boxOf(1_000)], terms())),
    owing: OWING,
  }
})
afterAll(() => database.drop())

const FLOAT = asAccount('dotazione:T1')
const OWING = ['T1/custodia', 'T1/cassa']
const boxOf = (chips: number): Transfer => moved('custodia', 'dotazione:T1', chips)
const moved = (from: string, to: string, chips: number): Transfer => ({
  from: asAccount(from),
  to: asAccount(to),
  chips: asChips(chips),
})

type Sums = Partial<Record<Exclude<keyof FloatTerms, 'book' | 'account'>, number>>

/** The terms of the float of T1: a thousand at the opening, and nothing else, unless told otherwise. */
function terms(sums: Sums = {}): FloatTerms {
  const none = { banknotes: 0, advancesOut: 0, carriedPieces: 0, carriedNotes: 0 }
  const due = { opening: 1_000, added: 0, returned: 0, plus: 0, minus: 0 }
  const all = { pieces: 1_000, ...none, ...due, ...sums } as Omit<FloatTerms, 'book' | 'account'>
  return { book: 'T1', account: FLOAT, ...all }
}

const floating = (transfers: readonly Transfer[], ...said: FloatTerms[]): NewAnswer => ({
  ...moving(...transfers),
  floats: [said],
})

const next = (...answers: NewAnswer[]): Batch => ({
  ...nextBatch(opened, ...answers),
  owing: OWING,
})

const kept = async () =>
  await sql`
  select position, pieces, banknotes from float_terms where club_id = ${clubId} order by position`

it('the one equation: the database keeps its terms after every event that changed them', async () => {
  await append(sql, opened)
  const toTable = moved('dotazione:T1', 'cassa', 300)
  const carried = moved('dotazione:T1', 'valletto:T1', 200)
  await append(
    sql,
    next(
      floating([toTable], terms({ pieces: 700, banknotes: 300 })),
      floating([carried], terms({ pieces: 500, banknotes: 300, carriedPieces: 200 })),
    ),
  )
  expect(await kept()).toEqual([
    { position: 1, pieces: 1_000, banknotes: 0 },
    { position: 2, pieces: 700, banknotes: 300 },
    { position: 3, pieces: 500, banknotes: 300 },
  ])
})

describe('a forged append leaves no trace', () => {
  const refused = async (batch: Batch, error: object) => {
    await append(sql, opened)
    const before = await traces(sql, opened)
    await expect(append(sql, batch)).rejects.toMatchObject(error)
    expect(await traces(sql, opened)).toEqual(before)
    expect(await kept()).toHaveLength(1)
  }
  /** A Citus names a constraint in its words alone. */
  const violating = (constraint: string) => ({
    code: '23514',
    message: expect.stringContaining(`"${constraint}"`),
  })
  const away = moved('dotazione:T1', 'cassa', 300)
  const back = moved('cassa', 'dotazione:T1', 300)

  it('when the terms do not balance', async () => {
    const wrong = violating('float_equation')
    await refused(next(floating([away], terms({ pieces: 700 }))), wrong)
  })

  it('when they balance only after a later event of the same statement', async () => {
    const between = floating([away], terms({ pieces: 700 }))
    const wrong = violating('float_equation')
    await refused(next(between, floating([back], terms())), wrong)
  })

  it('when an event moves pieces of the float and says no terms', async () => {
    await refused(next(moving(away)), { code: 'CF001' })
  })

  it('when the terms say other pieces than the book has, at the table or with the valletto', async () => {
    await refused(next(floating([away], terms({ pieces: 800, banknotes: 200 }))), { code: 'CF001' })
  })

  it('when the pieces are right at the end of the statement, but not after its first event', async () => {
    const early = floating([away], terms())
    await refused(next(early, floating([back], terms())), { code: 'CF001' })
  })

  it('when what a valletto carries is not what the book gave them', async () => {
    const carried = moved('dotazione:T1', 'valletto:T1', 200)
    const said = terms({ pieces: 800, carriedPieces: 150, banknotes: 50 })
    await refused(next(floating([carried], said)), { code: 'CF001' })
  })

  it('when a term is below zero', async () => {
    const below = floating([away], terms({ pieces: 700, banknotes: 400, advancesOut: -100 }))
    await refused(next(below), violating('float_terms_chips'))
  })

  it('when the account is no float’s', async () => {
    const strange = { ...terms(), account: asAccount('cassa') }
    await refused(next(floating([], strange)), violating('float_terms_account'))
  })

  it('when the terms belong to no event of the statement', async () => {
    const batch = next(floating([], terms({ banknotes: 0 })))
    const floats = batch.floats.map((one) => ({ ...one, position: 9 }))
    await refused({ ...batch, floats }, { code: 'CB001' })
  })
})

it('terms that are stored are never rewritten', async () => {
  await append(sql, opened)
  await expect(sql`update float_terms set pieces = 1 where club_id = ${clubId}`).rejects.toThrow(
    'append-only',
  )
})
