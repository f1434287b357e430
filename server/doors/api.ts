import type { IncomingMessage, ServerResponse } from 'node:http'
import { nodeHTTPRequestHandler } from '@trpc/server/adapters/node-http'
import { messagesFor } from '@/messages'
import type { Identity } from '../access/identity'
import { BUSY_RETRY_S, Problem, STATUS } from '../common/errors'
import type { Approach } from '../http/trust'
import { running } from '../running/running'

/** The beginning of every procedure's address. */
export const API = '/api/trpc/'

/** Largest request, in bytes: the strokes of an autograph fit. Procedures that expect files allow more. */
const LARGEST_REQUEST_BYTES = 96 * 1024
const LARGEST_FILE_BYTES = 8 * 1024 * 1024
/** Procedures that one request may name; a page asks for ten at most. */
const MOST_PROCEDURES = 30
const FILES = /^(members\.importCsv|imports\.[a-zA-Z]+)$/

/** A query or a mutation of the application's router. */
export async function answerApi(
  req: IncomingMessage,
  res: ServerResponse,
  asked: { path: string; identity: Identity | null; approach: Approach },
): Promise<void> {
  const path = asked.path.slice(API.length)
  // As tRPC reads it, which decodes a comma that was written as %2C.
  if (decodeURIComponent(path).split(',').length > MOST_PROCEDURES)
    return refuseBatch(res, asked.identity)
  const { address, scheme, host } = asked.approach
  res.setHeader('cache-control', 'private, no-store')
  await nodeHTTPRequestHandler({
    req,
    res,
    path,
    router: running().router,
    maxBodySize: FILES.test(path) ? LARGEST_FILE_BYTES : LARGEST_REQUEST_BYTES,
    responseMeta: ({ errors }) => ({ headers: retryAfter(errors) }),
    createContext: () => ({ identity: asked.identity, address, origin: `${scheme}://${host}` }),
  })
}

function refuseBatch(res: ServerResponse, identity: Identity | null): void {
  const words = messagesFor(identity?.locale ?? 'it').errors
  res.writeHead(STATUS['too-many-procedures'], { 'content-type': 'text/plain; charset=utf-8' })
  res.end(words['too-many-procedures'])
}

/** Answers after which the same request may be sent again, a little later. */
const HURRIED = ['too-busy', 'too-many-commands'] as const

/** The time to try again, for a client refused because too many wait. */
function retryAfter(errors: readonly { cause?: unknown }[]): Record<string, string> {
  const busy = errors.some(
    ({ cause }) => cause instanceof Problem && HURRIED.some((code) => code === cause.code),
  )
  return busy ? { 'retry-after': String(BUSY_RETRY_S) } : {}
}
