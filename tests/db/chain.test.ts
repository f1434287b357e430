import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Batch } from '@/db/batch'
import { append, verifyStream } from '@/db/journal'
import { freshDatabase, tamper } from '../support/database'
import { aClub, firstBatch, nextBatch, passata } from './club'

const { sql, drop } = await freshDatabase()
afterAll(drop)

let clubId: string
// A game of a club may have one open stream only, so each test has a club of its own.
beforeEach(async () => {
  clubId = await aClub(sql)
})

async function anEvening(): Promise<Batch> {
  const first = firstBatch(clubId, passata(), passata(), passata())
  const second = nextBatch(first, passata(), passata())
  await append(sql, first)
  await append(sql, second)
  return second
}

describe('the chain of hashes', () => {
  it('is sound for an unchanged evening, and ends where the stream says', async () => {
    const { streamId, reached } = await anEvening()
    expect(await verifyStream(sql, clubId, streamId)).toEqual({ sound: true, head: reached })
  })

  it.each([
    ['an amount', `event = replace(event::text, '100', '900')::json`, 2],
    ['who did it', `by = replace(by::text, 'rossi', 'bianchi')::json`, 3],
    ['the time', `at = timezone('UTC', timezone('UTC', at) + interval '1 ms')`, 4],
    ['the type', `type = 'nothing'`, 1],
    ['a space in its text', `event = (event::text || ' ')::json`, 5],
  ])('tells when %s of an event was changed', async (_, change, position) => {
    const { streamId } = await anEvening()
    await tamper(
      sql,
      'journal',
      `update journal set ${change} where stream_id = '${streamId}' and position = ${position}`,
    )
    expect(await verifyStream(sql, clubId, streamId)).toEqual({
      sound: false,
      position,
      why: 'changed',
    })
  })

  it('shows that an event in the middle was removed', async () => {
    const { streamId } = await anEvening()
    await tamper(
      sql,
      'journal',
      `delete from journal where stream_id = '${streamId}' and position = 3`,
    )
    expect(await verifyStream(sql, clubId, streamId)).toMatchObject({ position: 3, why: 'missing' })
  })

  it('shows that the end was cut off', async () => {
    const { streamId } = await anEvening()
    await tamper(
      sql,
      'journal',
      `delete from journal where stream_id = '${streamId}' and position > 3`,
    )
    expect(await verifyStream(sql, clubId, streamId)).toMatchObject({ position: 3, why: 'cut' })
  })
})

describe('a stored row', () => {
  it.each(['journal', 'transfer', 'command', 'audit'])('of %s cannot be changed', async (table) => {
    await anEvening()
    const refused = { code: 'CI001' }
    await expect(sql.unsafe(`update ${table} set club_id = club_id`)).rejects.toMatchObject(refused)
    await expect(sql.unsafe(`delete from ${table}`)).rejects.toMatchObject(refused)
    await expect(sql.unsafe(`truncate ${table}`)).rejects.toMatchObject(refused)
  })
})
