import type { IncomingMessage, ServerResponse } from 'node:http'
import { nodeHTTPRequestHandler } from '@trpc/server/adapters/node-http'
import type { Identity } from '../access/identity'
import { BUSY_RETRY_S, Problem } from '../common/errors'
import type { Approach } from '../http/trust'
import { running } from '../running/running'

/** The beginning of every procedure's address. */
export const API = '/api/trpc/'

const KB = 1024
/** Largest request, in bytes: the strokes of an autograph fit. Procedures that expect files allow more. */
const LARGEST = 96 * KB
const LARGEST_FILE = 8 * 1024 * KB
const FILES = /^(members\.importCsv|imports\.[a-zA-Z]+)$/

/** A query or a mutation of the application's router. */
export async function answerApi(
  req: IncomingMessage,
  res: ServerResponse,
  of: { path: string; identity: Identity | null; approach: Approach },
): Promise<void> {
  const path = of.path.slice(API.length)
  const { address, scheme, host } = of.approach
  await nodeHTTPRequestHandler({
    req,
    res,
    path,
    router: running().router,
    maxBodySize: FILES.test(path) ? LARGEST_FILE : LARGEST,
    responseMeta: ({ errors }) => ({ headers: retryAfter(errors) }),
    createContext: () => ({ identity: of.identity, address, origin: `${scheme}://${host}` }),
  })
}

/** The time to try again, for a client refused because too many wait. */
function retryAfter(errors: readonly { cause?: unknown }[]): Record<string, string> {
  const busy = errors.some(({ cause }) => cause instanceof Problem && cause.code === 'too-busy')
  return busy ? { 'retry-after': String(BUSY_RETRY_S) } : {}
}
