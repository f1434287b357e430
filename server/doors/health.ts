import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Sql } from '@/db/client'
import { running } from '../running/running'

/** The addresses by which a machine asks after this server. */
export const HEALTH = { healthy: '/healthz', ready: '/readyz' } as const

/** How long the database may take to answer; and how long its answer is believed, however often somebody asks. */
const DATABASE_TIMEOUT_MS = 2_000
const BELIEVED_MS = 1_000

/** Why the server cannot take commands now; null when it can. */
type Hindered = 'stopping' | 'database' | null

/** The last question to each database, which later ones share. */
const asked = new WeakMap<Sql, { until: number; hindered: Promise<Hindered> }>()

/**
 * `GET /healthz`: the process answers. `GET /readyz`: it can take commands too, so the database answers and no stop has
 * begun; otherwise 503 with one word. Both say nothing else, so anybody may ask.
 */
export async function answerHealth(
  req: IncomingMessage,
  res: ServerResponse,
  { path }: { path: string },
): Promise<void> {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.writeHead(405, { allow: 'GET, HEAD' }).end()
    return
  }
  const hindered = path === HEALTH.ready ? await hindrance() : null
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  res.writeHead(hindered === null ? 200 : 503, headers)
  res.end(req.method === 'HEAD' ? undefined : `${hindered ?? 'ok'}\n`)
}

function hindrance(): Promise<Hindered> {
  const { sql, isStopping } = running()
  if (isStopping) return Promise.resolve('stopping')
  const before = asked.get(sql)
  if (before && before.until > performance.now()) return before.hindered
  const hindered = answers(sql).then((does) => (does ? null : 'database'))
  asked.set(sql, { until: performance.now() + BELIEVED_MS, hindered })
  return hindered
}

async function answers(sql: Sql): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((over) => {
    timer = setTimeout(() => over(false), DATABASE_TIMEOUT_MS)
  })
  const asking = sql`select 1`.then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([asking, late])
  } finally {
    clearTimeout(timer)
  }
}
