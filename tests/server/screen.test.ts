import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { Screen } from '@/server/live/screen'
import { Line } from '../support/sse'

/** A quarter of a megabyte and one message more. */
const MOST_WAITING_BYTES = 350_000
const MESSAGE = `event: folded\ndata: {"filler":"${'x'.repeat(60_000)}"}\n\n`

it('a screen that does not read is sent no more than a little, while one that reads gets everything', async () => {
  const screens: Screen[] = []
  const server = createServer((req, res) => {
    screens.push(new Screen(req, res, null))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const reading = await Line.open(url)
  const stuck = await Line.open(url)
  stuck.response.pause()
  const [toReading, toStuck] = screens
  if (!toReading || !toStuck) throw new Error('both screens are open')

  let sent = 0
  let taken = true
  while (taken && sent < 2_000) {
    expect(toReading.send(MESSAGE)).toBe(true)
    taken = toStuck.send(MESSAGE)
    sent += 1
    await reading.next(({ event }) => event === 'folded')
  }
  expect(taken).toBe(false)
  expect(toStuck.unread).toBeLessThan(MOST_WAITING_BYTES)
  expect(toStuck.send(MESSAGE)).toBe(false)

  let caughtUp = 0
  toStuck.onCaughtUp(() => {
    caughtUp += 1
    toStuck.send('event: newest\ndata: {}\n\n')
  })
  stuck.response.resume()
  await stuck.next(({ event }) => event === 'newest')
  expect(caughtUp).toBe(1)
  expect(toStuck.send(MESSAGE)).toBe(true)
  expect([reading.closed, stuck.closed]).toEqual([false, false])
  reading.close()
  stuck.close()
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})
