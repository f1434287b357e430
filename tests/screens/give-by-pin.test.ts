import { afterEach, expect, it, vi } from 'vitest'
import { giveSigned } from '@/components/live/giveByPin'

const COMMAND = { type: 'orderOpening', payload: { table: 'T1' } }
const SIGNATURE = { id: 'I', member: 'm1', pin: '904172' }

afterEach(() => vi.unstubAllGlobals())

/** A server with this answer, and a device that notes what it stores; returns both lists. */
function device(answer: () => Promise<Response>) {
  const sent: unknown[] = []
  const stored: string[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(Object.values(JSON.parse(body) as object)[0])
    return await answer()
  })
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: (_key: string, text: string) => stored.push(text),
    removeItem: () => undefined,
  })
  return { sent, stored }
}

it('ch3 a signature goes with its command, its member and its id, and the device keeps no PIN', async () => {
  const { sent, stored } = device(async () => Response.json([{ result: { data: { version: 1 } } }]))
  expect(await giveSigned('E', COMMAND, SIGNATURE)).toEqual({ ok: true })
  expect(sent).toEqual([{ evening: 'E', ...COMMAND, ...SIGNATURE }])
  expect(stored).toEqual([])
})

it('ch3 without a network a signature is never queued: it says so, and the same one may be tried again', async () => {
  let isOnline = false
  const { sent, stored } = device(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    return Response.json([{ result: { data: { version: 1 } } }])
  })
  expect(await giveSigned('E', COMMAND, SIGNATURE)).toMatchObject({
    ok: false,
    refusal: { code: 'pin-not-queued' },
  })
  expect(stored).toEqual([])
  isOnline = true
  expect(await giveSigned('E', COMMAND, SIGNATURE)).toEqual({ ok: true })
  expect(sent.at(-1)).toEqual(sent[0])
})

it('ch3 a wrong PIN is told by its code', async () => {
  const data = { code: 'wrong-pin', httpStatus: 401, say: {} }
  const error = { message: 'wrong-pin', code: -32001, data }
  device(async () => Response.json([{ error }], { status: 401 }))
  expect(await giveSigned('E', COMMAND, SIGNATURE)).toMatchObject({
    ok: false,
    refusal: { code: 'wrong-pin' },
  })
})
