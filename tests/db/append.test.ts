import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { autographOf, type Batch, type NewAnswer } from '@/db/batch'
import { DuplicateCommand, Overdraft, VersionConflict } from '@/db/errors'
import { append, findCommands, findStream, openStreams, readStream } from '@/db/journal'
import { eventsOfTypes } from '@/db/queries/odds'
import { versionAndAnswers } from '@/db/queries/streams'
import { asChips } from '@/rules/kernel/chips'
import type { AnyEvent } from '@/rules/kernel/decider'
import { asMember } from '@/rules/kernel/ids'
import { asAccount } from '@/rules/kernel/ledger'
import { freshDatabase } from '../support/database'
import { aClub, collect, firstBatch, moving, nextBatch, passata, TEN, traces } from './club'

const { sql, drop } = await freshDatabase()
afterAll(drop)

let clubId: string
// A game of a club may have one open stream only, so each test has a club of its own.
beforeEach(async () => {
  clubId = await aClub(sql)
})

describe('appending', () => {
  it('stores events, transfers, balances and answers together', async () => {
    const batch = firstBatch(
      clubId,
      passata(100),
      moving({ from: asAccount('resto:rossi'), to: asAccount('pot'), chips: asChips(30) }),
    )
    expect(await append(sql, batch)).toBe(2)

    const rows = await collect(readStream(sql, clubId, batch.streamId))
    expect(rows.map(({ position, type, at }) => ({ position, type, at }))).toEqual([
      { position: 1, type: 'chipsMoved', at: TEN },
      { position: 2, type: 'chipsMoved', at: TEN },
    ])
    expect(rows[1]?.event.transfers).toEqual([
      { from: asAccount('resto:rossi'), to: asAccount('pot'), chips: 30 },
    ])
    expect(
      await sql`
      select account, chips from balance where stream_id = ${batch.streamId} order by account`,
    ).toEqual([
      { account: 'T1/cassa', chips: -100 },
      { account: 'T1/pot', chips: 30 },
      { account: 'T1/resto:rossi', chips: 70 },
    ])
    expect(await findStream(sql, clubId, batch.streamId)).toMatchObject(batch.reached)
  })

  it('stores the exact text of an event: accents, emoji and order of keys', async () => {
    const answer = {
      ...passata(),
      events: [{ type: 'said', z: 1, a: 'perché 🂡 "così"\n', b: [1, null] }],
    }
    const batch = firstBatch(clubId, answer)
    await append(sql, batch)
    const [row] = await sql`select event::text from journal where stream_id = ${batch.streamId}`
    expect(row?.event).toBe(batch.rows[0]?.event)
  })

  it('reads a long evening page by page, from any position', async () => {
    const batch = firstBatch(clubId, ...Array.from({ length: 25 }, () => passata()))
    await append(sql, batch)
    const rows = await collect(readStream(sql, clubId, batch.streamId, 3, 10))
    expect(rows.map((row) => row.position)).toEqual(Array.from({ length: 22 }, (_, i) => i + 4))
  })

  it('reads the events of some types page by page too, a last full page among them', async () => {
    const other = () => ({ ...passata(), events: [{ type: 'said' }] })
    const all = Array.from({ length: 9 }, () => [passata(), passata(), other()]).flat()
    const batch = firstBatch(clubId, ...all)
    await append(sql, batch)
    for (const type of ['chipsMoved', 'said']) {
      const read = await collect(eventsOfTypes(sql, clubId, batch.streamId, [type], 9))
      const places = all.flatMap(({ events: [one] }, at) => (one?.type === type ? [at + 1] : []))
      expect(read.map(({ position }) => position)).toEqual(places)
    }
  })

  it('answers a repeated refused command with its refusal, and stores no event for it', async () => {
    const parts = { member: { member: asMember('rossi') } }
    const refusal = { provision: 'III.3', code: 'cards-already-dealt', parts }
    const refused = { ...passata(), events: [], refusal }
    const batch = firstBatch(clubId, passata(), refused)
    expect(await append(sql, batch)).toBe(1)
    expect(await findCommands(sql, clubId, batch.streamId, [refused.commandId])).toEqual([
      { commandId: refused.commandId, firstPosition: 2, events: 0, digest: null, refusal },
    ])
  })

  it('answers a command that version 0.1 refused with its values as stored', async () => {
    const batch = firstBatch(clubId, passata())
    await append(sql, batch)
    const commandId = randomUUID()
    const { streamId } = batch
    const said = { provision: 'III.6', code: 'already-asked', say: { chips: 100 } }
    await sql`
      insert into command (club_id, stream_id, command_id, first_position, events, ruling)
      values (${clubId}, ${streamId}, ${commandId}, 2, 0, ${JSON.stringify(said)}::text::json)`
    const refusal = { provision: 'III.6', code: 'already-asked', parts: { chips: 100 } }
    const answer = { commandId, firstPosition: 2, events: 0, digest: null, refusal }
    expect(await findCommands(sql, clubId, streamId, [commandId])).toEqual([answer])
    const known = await versionAndAnswers(sql, clubId, streamId, [commandId])
    expect(known).toEqual({ version: 1, answers: [answer] })
  })

  it('closes a stream, which is then not among the open ones', async () => {
    const batch = firstBatch(clubId, passata())
    await append(sql, batch)
    const open = async () => (await openStreams(sql, clubId)).map((stream) => stream.streamId)
    expect(await open()).toContain(batch.streamId)
    await append(sql, { ...nextBatch(batch, passata()), alongside: { status: 'closed' } })
    expect(await open()).not.toContain(batch.streamId)
  })
})

describe('an autograph', () => {
  const member = asMember(randomUUID())
  const drawn = autographOf(member, [
    [
      [0, 0, 0],
      [90, 30, 80],
    ],
  ])
  const signing = (named: string): NewAnswer => ({
    ...passata(),
    events: [{ type: 'signed', member, autograph: named } as AnyEvent],
    autographs: [drawn],
  })
  const kept = () =>
    sql`select digest, strokes from autograph where club_id = ${clubId} and member_id = ${member}`

  it('is stored with the event that names it, once for the same strokes', async () => {
    const batch = firstBatch(clubId, signing(drawn.digest))
    await append(sql, batch)
    await append(sql, nextBatch(batch, signing(drawn.digest)))
    expect(await kept()).toEqual([{ digest: drawn.digest, strokes: drawn.strokes }])
  })

  it('that no event of the batch names, or with a digest of other strokes, refuses it all', async () => {
    const foreign = firstBatch(clubId, signing('f'.repeat(64)))
    await expect(append(sql, foreign)).rejects.toThrow('an autograph belongs to no event')
    const digest = 'a'.repeat(64)
    const changed = firstBatch(clubId, { ...signing(digest), autographs: [{ ...drawn, digest }] })
    await expect(append(sql, changed)).rejects.toThrow('autograph_digest')
    expect(await findStream(sql, clubId, changed.streamId)).toBeUndefined()
    expect(await kept()).toEqual([])
  })

  it('may be erased, and never changed', async () => {
    await append(sql, firstBatch(clubId, signing(drawn.digest)))
    await expect(sql`update autograph set strokes = ''`).rejects.toThrow('append-only')
    await sql`delete from autograph where club_id = ${clubId}`
    expect(await kept()).toEqual([])
  })
})

describe('a refused batch leaves no trace', () => {
  it('when the stream has moved on', async () => {
    const first = firstBatch(clubId, passata())
    await append(sql, first)
    await append(sql, nextBatch(first, passata()))
    const before = await traces(sql, first)
    await expect(append(sql, nextBatch(first, passata()))).rejects.toThrow(VersionConflict)
    expect(await traces(sql, first)).toEqual(before)
  })

  it('when the version is right but the hash before is not', async () => {
    const first = firstBatch(clubId, passata())
    await append(sql, first)
    const forged = nextBatch({ ...first, reached: { version: 1, hash: 'f'.repeat(64) } }, passata())
    await expect(append(sql, forged)).rejects.toThrow(VersionConflict)
  })

  it('when a command was answered before', async () => {
    const command = passata()
    const first = firstBatch(clubId, command)
    await append(sql, first)
    const before = await traces(sql, first)
    const again = nextBatch(first, passata(), command)
    await expect(append(sql, again)).rejects.toThrow(DuplicateCommand)
    expect(await traces(sql, first)).toEqual(before)
  })

  it('when it contains the same command twice', async () => {
    const command = passata()
    const batch = firstBatch(clubId, command, command)
    await expect(append(sql, batch)).rejects.toThrow(DuplicateCommand)
    expect(await findStream(sql, clubId, batch.streamId)).toBeUndefined()
  })

  it('when a resto or a pot would fall below zero, though the cassa may', async () => {
    const first = firstBatch(clubId, passata(100))
    await append(sql, first)
    const before = await traces(sql, first)
    for (const from of ['resto:rossi', 'pot'].map(asAccount)) {
      const tooMuch = nextBatch(
        first,
        passata(),
        moving({ from, to: asAccount('onori'), chips: asChips(201) }),
      )
      await expect(append(sql, tooMuch)).rejects.toThrow(Overdraft)
    }
    expect(await traces(sql, first)).toEqual(before)
  })

  it('when a new account that may not owe would begin below zero', async () => {
    const batch = firstBatch(
      clubId,
      passata(),
      moving({ from: asAccount('onori'), to: asAccount('pot'), chips: asChips(1) }),
    )
    await expect(append(sql, batch)).rejects.toThrow(Overdraft)
    expect(await findStream(sql, clubId, batch.streamId)).toBeUndefined()
  })

  it('when a transfer moves nothing, moves backwards, or returns to its own account', async () => {
    for (const transfer of [
      { from: asAccount('cassa'), to: asAccount('pot'), chips: asChips(0) },
      { from: asAccount('cassa'), to: asAccount('pot'), chips: asChips(-5) },
      { from: asAccount('pot'), to: asAccount('pot'), chips: asChips(5) },
    ]) {
      const batch = firstBatch(clubId, moving(transfer))
      await expect(append(sql, batch)).rejects.toThrow(/transfer_(chips|accounts)/)
      expect(await findStream(sql, clubId, batch.streamId)).toBeUndefined()
    }
  })

  it('when its events do not follow the version, or a transfer belongs to none of them', async () => {
    const batch = firstBatch(clubId, passata())
    const rows = batch.rows.map((row) => ({ ...row, position: 2 }))
    const transfers = batch.transfers.map((transfer) => ({ ...transfer, position: 7 }))
    await expect(append(sql, { ...batch, rows })).rejects.toMatchObject({ code: 'CB001' })
    await expect(append(sql, { ...batch, transfers })).rejects.toMatchObject({ code: 'CB001' })
    expect(await findStream(sql, clubId, batch.streamId)).toBeUndefined()
  })
})

describe('permission for an account to owe', () => {
  const owing = (batch: Batch) => sql`
    select account, may_owe from balance
     where club_id = ${clubId} and stream_id = ${batch.streamId} order by account`

  it('is given by the batch that first writes the account, and later batches do not change it', async () => {
    const first = firstBatch(clubId, passata(100))
    expect(first.owing).toEqual(['T1/cassa'])
    await append(sql, first)
    const said = [
      { account: 'T1/cassa', mayOwe: true },
      { account: 'T1/resto:rossi', mayOwe: false },
    ]
    expect(await owing(first)).toEqual(said)
    const second = nextBatch(first, passata(50))
    await append(sql, { ...second, owing: ['T1/resto:rossi'] })
    expect(await owing(first)).toEqual(said)
    const third = nextBatch(
      second,
      moving({ from: asAccount('resto:rossi'), to: asAccount('cassa'), chips: asChips(151) }),
    )
    await expect(append(sql, third)).rejects.toThrow(Overdraft)
  })
})

describe('two writers of one evening', () => {
  it('one is stored whole and the other not at all, in any order', async () => {
    const first = firstBatch(clubId, passata())
    await append(sql, first)
    const rivals = Array.from({ length: 8 }, () => nextBatch(first, passata(), passata()))
    const outcomes = await Promise.allSettled(rivals.map((batch) => append(sql, batch)))
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
    expect(await findStream(sql, clubId, first.streamId)).toMatchObject({ version: 3 })
  })
})

describe('two clubs', () => {
  it('may use the same ids and do not see each other’s data', async () => {
    const other = await aClub(sql)
    const batch = firstBatch(clubId, passata(100))
    await append(sql, batch)
    await append(sql, { ...batch, clubId: other })
    await append(sql, nextBatch(batch, passata(50)))
    expect(await collect(readStream(sql, other, batch.streamId))).toHaveLength(1)
    expect(
      await sql`
      select chips from balance where club_id = ${other} and account = 'T1/resto:rossi'`,
    ).toEqual([{ chips: 100 }])
    expect(await openStreams(sql, other)).toHaveLength(1)
  })
})
