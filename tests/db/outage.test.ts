import { readFileSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { connect, disconnect } from '@/db/client'
import { DatabaseUnreachable } from '@/db/errors'
import { append, findCommands, findStream, verifyStream } from '@/db/journal'
import { privateServer } from '../support/database'
import { eventually } from '../support/eventually'
import { aClub, firstBatch, nextBatch, passata } from './club'

const own = await privateServer()
const server = own.server
afterAll(() => own.close())

const pidOf = () => Number(readFileSync(own.postmaster, 'utf8').split('\n')[0])

it('a database killed during commands loses no acknowledged command, doubles none, and restarts by itself', async () => {
  const sql = connect(server.url)
  const clubId = await aClub(sql)
  let batch = firstBatch(clubId, passata())
  await append(sql, batch)
  const acknowledged = [...batch.commands]
  let outages = 0
  for (let round = 0; round < 200; round += 1) {
    const next = nextBatch(batch, passata(), passata())
    if (round === 60 || round === 120) process.kill(pidOf(), 'SIGKILL')
    try {
      await append(sql, next)
    } catch (error) {
      expect(error).toBeInstanceOf(DatabaseUnreachable)
      outages += 1
      // The outcome is unknown: only the stream itself shows whether the batch was stored.
      const head = await eventually(async () => findHead(clubId, batch.streamId))
      if (head?.version === batch.reached.version) continue
    }
    batch = next
    acknowledged.push(...next.commands)
  }
  expect(outages).toBeGreaterThan(0)
  const found = await findCommands(
    sql,
    clubId,
    batch.streamId,
    acknowledged.map((command) => command.commandId),
  )
  expect(found).toHaveLength(acknowledged.length)
  expect(await verifyStream(sql, clubId, batch.streamId)).toEqual({
    sound: true,
    head: { version: acknowledged.length, hash: batch.reached.hash },
  })
})

it('of several hosts in an address, the one that answers is used', async () => {
  const { host, href } = new URL(server.url)
  const url = href.replace(host, `127.0.0.1:1,${host}`)
  expect(await connect(url)`select 1 as one`).toEqual([{ one: 1 }])
  await disconnect(url)
})

const findHead = (clubId: string, streamId: string) =>
  findStream(connect(server.url), clubId, streamId)
