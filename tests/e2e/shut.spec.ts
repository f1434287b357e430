import { expect, test } from '@playwright/test'
import { head, Wire } from '@/tests/support/wire'
import { Room } from './support/room'

let room: Room

test.beforeAll(async () => {
  room = await Room.open('prova')
})
test.afterAll(() => room.close())

test('an upgrade is hung up on also after Next has served a page', async () => {
  expect((await fetch(`${room.url}/prova`)).status).toBe(200)
  const asked = head('GET /_next/webpack-hmr HTTP/1.1', 'Connection: Upgrade', 'Upgrade: websocket')
  const wire = await Wire.open(room.url, `${asked}\r\n\r\n`)
  await wire.ended
  expect(wire.heard).toBe('')
})

test('nobody has a picture scaled', async () => {
  const asked = `${room.url}/_next/image?url=%2Ficon.svg&w=64&q=75`
  expect((await fetch(asked)).status).toBe(404)
})
