import { afterAll, expect, it } from 'vitest'
import { connectionsLimit } from '@/server/http/connections'
import { House } from '../support/house'
import { head, Wire } from '../support/wire'

const house = await House.open()
await house.club('alfa')
afterAll(() => house.close())

it('headers without an end are not waited for', async () => {
  const silent = await Wire.open(house.url)
  const half = await Wire.open(house.url, head('GET / HTTP/1.1', 'Cookie: a='))
  await Promise.all([silent.ended, half.ended])
  expect(half.heard).toMatch(/^HTTP\/1.1 408 /)
})

it('a request for an upgrade, which nobody needs here, is disconnected at once', async () => {
  const asked = head('GET /_next/webpack-hmr HTTP/1.1', 'Connection: Upgrade', 'Upgrade: websocket')
  const wire = await Wire.open(house.url, `${asked}\r\n\r\n`)
  await wire.ended
  expect(wire.heard).toBe('')
})

it('some descriptors stay free for the database and files, however few there are', () => {
  expect(connectionsLimit(1_024)).toBe(768)
  expect(connectionsLimit(256)).toBe(128)
  expect(connectionsLimit(1_048_576)).toBe(8_000)
})
