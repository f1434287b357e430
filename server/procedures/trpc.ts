import { initTRPC, TRPCError } from '@trpc/server'
import { ZodError } from 'zod'
import { DatabaseUnreachable, translate, VersionConflict } from '@/db/errors'
import type { Identity } from '../access/identity'
import { ANYBODY, isTie, possibleTies, refusalOf } from '../access/rights'
import type { RequestContext } from '../common/context'
import { type ErrorCode, isErrorCode, Problem, STATUS, Unavailable } from '../common/errors'
import { running } from '../running/running'

/** The context of a request. */
export interface Context {
  identity: Identity | null
  address: string
  /** Scheme, host and port by which the client reached us. */
  origin: string
  /** The ids that the log has of the request. */
  about: RequestContext
}

/** The callers of a procedure: rights of `rights.ts`, and roles that a game gives its devices. */
export interface Meta {
  may: readonly string[]
  /** Whether the input names the audience as which the caller looks: `AUDIENCES` has the rights. */
  as?: true
  /** Also allowed while a temporary password is not yet changed. */
  beforePassword?: true
}

const TRPC_CODE = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  422: 'UNPROCESSABLE_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'SERVICE_UNAVAILABLE',
} as const

const CODE_OF: Readonly<Record<string, ErrorCode>> = {
  BAD_REQUEST: 'invalid',
  PARSE_ERROR: 'invalid',
  NOT_FOUND: 'not-found',
  METHOD_NOT_SUPPORTED: 'invalid',
  PAYLOAD_TOO_LARGE: 'too-large',
  UNSUPPORTED_MEDIA_TYPE: 'invalid',
}

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    isDev: false,
    errorFormatter({ shape, error }) {
      const problem = problemOf(error)
      const { code, say, more } = problem
      running().metrics.errors.inc({ code })
      const { httpStatus, path } = shape.data
      return {
        ...shape,
        message: code,
        data: { code, httpStatus, path, say, ...more, problems: fieldsOf(error.cause) },
      }
    },
  })

/** Any error in the form sent to its client: of an unexpected one, only that it happened. */
function problemOf(error: TRPCError): Problem {
  if (error.cause instanceof Problem) return error.cause
  const code = CODE_OF[error.code] ?? 'unexpected'
  const [first] = fieldsOf(error.cause) ?? []
  if (first && isErrorCode(first.why)) return new Problem(first.why, { field: first.field })
  return new Problem(code, first ? { field: first.field, why: first.why } : {})
}

/** The fields that a schema refused, by their path, and the reason. */
function fieldsOf(cause: unknown): { field: string; why: string }[] | undefined {
  if (!(cause instanceof ZodError)) return undefined
  return cause.issues.slice(0, 20).map((issue) => ({
    field: issue.path.join('.'),
    why: issue.message,
  }))
}

/** The error of a procedure with its status; the driver's errors become ours, and one that nobody expects is logged. */
export function told(error: TRPCError, path: string, { about }: Context): TRPCError {
  const { cause } = error
  if (error.code !== 'INTERNAL_SERVER_ERROR' || cause === undefined) return error
  const translated = translate(cause)
  const problem =
    translated instanceof DatabaseUnreachable
      ? new Unavailable(translated)
      : translated instanceof VersionConflict
        ? new Problem('conflict')
        : translated
  if (!(problem instanceof Problem)) {
    running().log.error({ ...about, err: cause, path }, 'a procedure failed')
    return error
  }
  const code = TRPC_CODE[STATUS[problem.code]]
  return new TRPCError({ code, message: problem.code, cause: problem })
}

export const { router } = t

/** Anybody, signed in or not: for things that are not secret. */
export const anybody = t.procedure.meta({ may: [ANYBODY] })

const identified = t.procedure.use(async ({ ctx, next, meta }) => {
  const { identity } = ctx
  if (!identity) throw new Problem('not-signed-in')
  const beforePassword = meta?.beforePassword ?? false
  const ties = possibleTies(identity)
  const refusal = refusalOf(identity, meta?.may ?? [], { ties, beforePassword })
  if (refusal) throw new Problem(refusal)
  return await next({ ctx: { ...ctx, identity } })
})

/** Holders of one of these roles; the context then has the identity, and with it the club. */
export function allowed(...may: readonly string[]) {
  // A tie is to one thing, which only `ofTable` and `ofEvening` look up.
  if (may.some(isTie)) throw new Error(`no procedure is for ${may.filter(isTie)} without its thing`)
  return signedIn(...may)
}

/** Holders of these rights; for a tie, this only checks whether such an identity could have it. */
export const signedIn = (...may: readonly string[]) => identified.meta({ may })
