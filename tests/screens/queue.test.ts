import { expect, it, vi } from 'vitest'
import { CommandQueue } from '@/components/live/queue'
import { UNTIL } from '../support/until'

/** The requests to the server, each as its procedure and its input; it accepts all of them. */
function accepting() {
  vi.stubGlobal('window', { location: { pathname: '/prova' } })
  const sent: { path: string; input: unknown }[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const path = /\/api\/trpc\/([^?]+)/.exec(url)?.[1] ?? ''
    sent.push({ path, input: Object.values(JSON.parse(body) as object)[0] })
    return Response.json([{ result: { data: { version: 1 } } }])
  })
  return sent
}

function keeping(kept: readonly object[]) {
  const store = new Map([['key', JSON.stringify(kept)]])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => store.set(key, text),
    removeItem: (key: string) => store.delete(key),
  })
  return store
}

it('a command goes to its own game, with its evening, its id and the state its giver saw', async () => {
  const sent = accepting()
  keeping([])
  const queue = new CommandQueue('key', 'poker')
  const upon = { bell: 3 }
  await queue.give({ game: 'counter', evening: 'E', type: 'count', payload: { by: 2 }, upon })
  expect(sent).toEqual([
    { path: 'counter.count', input: { by: 2, evening: 'E', id: expect.any(String), upon } },
  ])
})

it('a command left waiting by a version that knew one game goes to the first game of the house', async () => {
  const sent = accepting()
  const at = Date.now()
  const store = keeping([{ id: 'I', evening: 'E', type: 'deal', payload: { table: 'T1' }, at }])
  const queue = new CommandQueue('key', 'poker')
  await vi.waitFor(() => expect(queue.snapshot.waiting).toBe(0), UNTIL)
  expect(sent).toEqual([{ path: 'poker.deal', input: { table: 'T1', evening: 'E', id: 'I' } }])
  expect(store.size).toBe(0)
})
