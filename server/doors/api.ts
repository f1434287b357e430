import type { IncomingMessage, ServerResponse } from 'node:http'
import { getTRPCErrorFromUnknown, getTRPCErrorShape, TRPCError } from '@trpc/server'
import { getHTTPStatusCode } from '@trpc/server/http'
import { messagesFor } from '@/messages'
import type { Identity } from '../access/identity'
import type { RequestContext } from '../common/context'
import { BUSY_RETRY_S, Problem, STATUS } from '../common/errors'
import { unkeepable } from '../common/given'
import { readBody } from '../http/body'
import type { Approach } from '../http/trust'
import { type Context, told } from '../procedures/trpc'
import { running } from '../running/running'

/** The beginning of every procedure's address. */
export const API = '/api/trpc/'

/** Largest request, in bytes: the strokes of an autograph fit. Procedures that expect files allow more. */
const LARGEST_REQUEST_BYTES = 96 * 1024
const LARGEST_FILE_BYTES = 8 * 1024 * 1024
/** Procedures that one request may name; a page asks for ten at most. */
const MOST_PROCEDURES = 30
const FILES = /^(members\.importCsv|imports\.[a-zA-Z]+)$/
const NOT_KEPT = { 'cache-control': 'private, no-store' }
const METHODS: Readonly<Record<string, string>> = { query: 'GET', mutation: 'POST' }

/** A procedure as tRPC keeps it, which its types do not show. */
interface Called {
  _def: { type: 'query' | 'mutation' }
  (asked: {
    path: string
    type: string
    ctx: Context
    batchIndex: number
    getRawInput(): Promise<unknown>
  }): Promise<unknown>
}

interface Failed {
  error: ReturnType<typeof getTRPCErrorShape>
  cause: TRPCError
  /** The method by which its procedure may be called. */
  allow: string | undefined
}

type Answered = { result: { data: unknown } } | Failed

/**
 * Queries and mutations of the application's router, as tRPC's clients send them: one, or several in a batch. tRPC's own
 * adapter makes a `Request`, a `Response` and their streams, which cost about as much as all the rest of a command: decision
 * 39 has the figures, and what is to be looked at when tRPC is upgraded.
 */
export async function answerApi(
  req: IncomingMessage,
  res: ServerResponse,
  asked: { path: string; identity: Identity | null; approach: Approach; about: RequestContext },
): Promise<void> {
  const path = decodeURIComponent(asked.path.slice(API.length))
  if (path.split(',').length > MOST_PROCEDURES) return refuseBatch(res, asked.identity)
  if (req.method === 'HEAD') return void res.writeHead(204, NOT_KEPT).end()
  const { about, identity } = asked
  const { address, scheme, host } = asked.approach
  const ctx: Context = { identity, address, origin: `${scheme}://${host}`, about }
  const query = queryOf(req)
  const isBatch = query.get('batch') === '1'
  const most = FILES.test(path) ? LARGEST_FILE_BYTES : LARGEST_REQUEST_BYTES
  const inputs = await inputsOf(req, query, most).then(
    (read) => () => read,
    (error: unknown) => (): unknown => {
      throw error
    },
  )
  const paths = isBatch ? path.split(',') : [path]
  const answers = await Promise.all(
    paths.map((one, batchIndex) => {
      const given = () => inputAt(inputs(), isBatch, batchIndex)
      return called({ method: req.method, path: one, ctx, batchIndex, given })
    }),
  )
  send(res, answers, isBatch)
}

const NO_QUERY = new URLSearchParams()

function queryOf({ url = '' }: IncomingMessage): URLSearchParams {
  const at = url.indexOf('?')
  return at < 0 ? NO_QUERY : new URLSearchParams(url.slice(at))
}

function send(res: ServerResponse, answers: readonly Answered[], isBatch: boolean): void {
  const failed = answers.filter((one) => 'cause' in one)
  const told = answers.map((one) => ('cause' in one ? { error: one.error } : one))
  const body = JSON.stringify(isBatch ? told : told[0])
  res.writeHead(getHTTPStatusCode(told as Parameters<typeof getHTTPStatusCode>[0]), {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    ...NOT_KEPT,
    ...retryAfter(failed.map(({ cause }) => cause)),
    ...allowed(failed),
    // The rest of a request that is too large is not waited for.
    ...(res.req.complete ? {} : { connection: 'close' }),
  })
  res.end(body)
}

/** The inputs that a request brings for its procedures. Throws TRPCError where they cannot be read. */
async function inputsOf(req: IncomingMessage, query: URLSearchParams, most: number) {
  const { method } = req
  if (method === 'GET') return parsed(query.get('input') ?? '')
  const [type = ''] = (req.headers['content-type'] ?? '').toLowerCase().split(';', 1)
  if (type.trim() !== 'application/json')
    throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', message: 'JSON only' })
  const body = await readBody(req, most)
  if (!body) throw new TRPCError({ code: 'PAYLOAD_TOO_LARGE' })
  return parsed(body.toString('utf8'))
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch (cause) {
    throw new TRPCError({ code: 'BAD_REQUEST', cause })
  }
}

function inputAt(inputs: unknown, isBatch: boolean, index: number): unknown {
  if (!isBatch || inputs === undefined) return inputs
  if (typeof inputs === 'object' && inputs !== null && !Array.isArray(inputs))
    return (inputs as Readonly<Record<number, unknown>>)[index]
  throw new TRPCError({ code: 'BAD_REQUEST' })
}

interface Call {
  method: string | undefined
  path: string
  ctx: Context
  batchIndex: number
  /** Returns its input. Throws TRPCError where the request could not be read. */
  given(): unknown
}

async function called({ method, given, ...call }: Call): Promise<Answered> {
  const { path, ctx } = call
  const { procedures, _config: config } = running().router._def
  const procedure = Object.hasOwn(procedures, path)
    ? (procedures[path] as unknown as Called)
    : undefined
  const type = procedure?._def.type ?? 'unknown'
  try {
    if (!procedure) throw new TRPCError({ code: 'NOT_FOUND', message: `no procedure ${path}` })
    if (METHODS[type] !== method) throw new TRPCError({ code: 'METHOD_NOT_SUPPORTED' })
    const input = given()
    // A text that cannot be stored would otherwise fail a whole batch of commands.
    const field = unkeepable(input)
    if (field !== null) throw new Problem('invalid', { field, why: 'Invalid character' })
    const getRawInput = async () => input
    return { result: { data: await procedure({ ...call, type, getRawInput }) } }
  } catch (thrown) {
    const cause = told(getTRPCErrorFromUnknown(thrown), path, ctx)
    const error = getTRPCErrorShape({ config, ctx, error: cause, input: undefined, path, type })
    return { error, cause, allow: METHODS[type] }
  }
}

function refuseBatch(res: ServerResponse, identity: Identity | null): void {
  const words = messagesFor(identity?.locale ?? 'it').errors
  const type = { 'content-type': 'text/plain; charset=utf-8' }
  res.writeHead(STATUS['too-many-procedures'], { ...type, ...NOT_KEPT })
  res.end(words['too-many-procedures'])
}

/** Answers after which the same request may be sent again, a little later. */
const HURRIED = ['too-busy', 'too-many-commands'] as const

/** The time to try again, for a client refused because too many wait. */
function retryAfter(errors: readonly TRPCError[]): Record<string, string> {
  const busy = errors.some(
    ({ cause }) => cause instanceof Problem && HURRIED.some((code) => code === cause.code),
  )
  return busy ? { 'retry-after': String(BUSY_RETRY_S) } : {}
}

/** The method of a procedure that was called with another one. */
function allowed(failed: readonly Failed[]): Record<string, string> {
  const wrong = failed.find(({ cause }) => cause.code === 'METHOD_NOT_SUPPORTED')
  return wrong?.allow ? { allow: wrong.allow } : {}
}
