import { expect, it, vi } from 'vitest'
import { CallFailed, Client, typed } from '@/components/live/client'

interface Asked {
  url: string
  method: string
  body: unknown
  headers: Readonly<Record<string, string>>
}

/** A client whose server answers as the test says, one answer for each procedure of a request. */
function calling(answerTo: (path: string, input: unknown) => object) {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, headers }: RequestInit) => {
    const { pathname, searchParams } = new URL(url, 'http://club')
    const text = typeof body === 'string' ? body : (searchParams.get('input') ?? '{}')
    const inputs = JSON.parse(text) as Record<number, unknown>
    asked.push({ url, method, body: inputs, headers: headers as Asked['headers'] })
    const paths = pathname.slice('/api/trpc/'.length).split(',')
    return Response.json(paths.map((path, n) => answerTo(path, inputs[n])))
  })
  const failed: CallFailed[] = []
  const client = new Client({
    url: '/api/trpc',
    headers: () => ({ 'x-here': 'alfa' }),
    failed: (error) => failed.push(error),
  })
  return { client, asked, failed }
}

const echo = (path: string, input: unknown) => ({ result: { data: { path, input } } })

it('queries of one turn go in one request, and each gets its own answer', async () => {
  const { client, asked } = calling(echo)
  const answers = await Promise.all([client.query('a.b', { n: 1 }), client.query('c.d')])
  expect(answers).toEqual([{ path: 'a.b', input: { n: 1 } }, { path: 'c.d' }])
  expect(asked.map(({ method, body }) => ({ method, body }))).toEqual([
    { method: 'GET', body: { 0: { n: 1 } } },
  ])
  expect(asked[0]?.headers).toEqual({ 'x-here': 'alfa' })
})

it('an address that would be too long becomes several', async () => {
  const { client, asked } = calling(echo)
  const long = 'x'.repeat(900)
  await Promise.all([1, 2, 3].map((n) => client.query('a.b', { n, long })))
  expect(asked.length).toBe(2)
  for (const { url } of asked) expect(url.length).toBeLessThan(2_000)
})

it('a mutation goes by itself, with its input in the body', async () => {
  const { client, asked } = calling(echo)
  const [one] = await Promise.all([client.mutation('a.b', { n: 1 }), client.mutation('a.b')])
  expect(one).toEqual({ path: 'a.b', input: { n: 1 } })
  expect(asked.map(({ method, body }) => ({ method, body }))).toEqual([
    { method: 'POST', body: { 0: { n: 1 } } },
    { method: 'POST', body: {} },
  ])
})

it('a refusal fails its own call alone, with what the server says of it', async () => {
  const refused = { error: { message: 'no', data: { code: 'forbidden' } } }
  const { client, failed } = calling((path) => (path === 'a.no' ? refused : echo(path, null)))
  const [no, yes] = await Promise.allSettled([client.query('a.no'), client.query('a.yes')])
  expect(no).toMatchObject({ status: 'rejected', reason: { data: { code: 'forbidden' } } })
  expect(yes.status).toBe('fulfilled')
  expect(failed.map(({ data }) => data)).toEqual([{ code: 'forbidden' }])
})

it('without an answer of this server a call fails and says nothing of why', async () => {
  const { client } = calling(echo)
  const lost = [
    () => Promise.reject(new TypeError('no network')),
    () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })),
    () => Promise.resolve(Response.json([])),
    () => Promise.resolve(Response.json(null)),
  ]
  for (const fetched of lost) {
    vi.stubGlobal('fetch', fetched)
    const error = await client.query('a.b').catch((failed: unknown) => failed)
    expect(error).toBeInstanceOf(CallFailed)
    expect((error as CallFailed).data).toBeUndefined()
  }
})

it('a procedure is called by its name in the router', async () => {
  const { client } = calling(echo)
  const trpc = typed(client) as unknown as Record<string, Record<string, Record<string, Call>>>
  type Call = (input?: unknown) => Promise<unknown>
  expect(await trpc.season?.of?.query?.({ year: 2026 })).toEqual({
    path: 'season.of',
    input: { year: 2026 },
  })
  expect(await trpc.coming?.mean?.mutate?.()).toEqual({ path: 'coming.mean' })
})
