import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestContext } from '../common/context'
import { requestLog } from '../common/log'
import type { Metrics } from './metrics'

/** The header with a request's id, in both directions; a proxy in front may have given it one. */
const REQUEST_ID = 'x-request-id'
const SAFE_ID = /^[A-Za-z0-9._-]{8,64}$/

/** The log says only this of a request: no address of a client, no query, nothing that names a person. */
interface Observed {
  door: string
  /** The procedures that it called, where it called any. */
  procedures: string | undefined
  /** Whether a proxy's id of the request is trusted. */
  proxied: boolean
}

/** Answers a request under an id of its own, counts it, and logs one line once its answer has ended. */
export function observed(
  req: IncomingMessage,
  res: ServerResponse,
  { door, procedures, proxied, metrics }: Observed & { metrics: Metrics },
  answer: (about: RequestContext) => Promise<void>,
): Promise<void> {
  const given = req.headers[REQUEST_ID]
  const isGiven = proxied && typeof given === 'string' && SAFE_ID.test(given)
  const about: RequestContext = { request: isGiven ? given : randomUUID() }
  res.setHeader(REQUEST_ID, about.request)
  const since = performance.now()
  res.once('close', () => {
    // An answer that its reader did not wait for has no status.
    const status = res.headersSent ? String(res.statusCode) : 'none'
    metrics.requests.inc({ door, status })
    const ms = Math.round(performance.now() - since)
    requestLog.info({ ...about, method: req.method, door, procedures, status, ms }, 'request')
  })
  return answer(about)
}
