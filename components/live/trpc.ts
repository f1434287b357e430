'use client'
import type { PlainParts } from '@/rules/kernel/tell'
import type { ErrorCode, ToldRefusal } from '@/server/common/errors'
import { CallFailed, Client, typed } from './client'
import { noteSignedOut } from './signedOut'

/** The place of a rehearsal whose page this is; null elsewhere. Its session is its address, and no cookie of this browser. */
export function placeHere(): string | null {
  if (typeof window === 'undefined') return null
  const [, word = ''] = window.location.pathname.split('/')
  return word.includes('~') ? word : null
}

/** A page at a rehearsal's place says which, since the address of a procedure has no club. */
function namingPlace(): Record<string, string> {
  const place = placeHere()
  return place === null ? {} : { 'x-circolo-place': place }
}

/** The client for queries and mutations; live views come through `useLive`. */
export const client = new Client({
  url: '/api/trpc',
  headers: namingPlace,
  failed(error) {
    if (faultOf(error)?.code === 'not-signed-in') noteSignedOut(true)
  },
})

export const trpc = typed(client)

interface Fault {
  code?: string
  httpStatus?: number
  refusal?: ToldRefusal
  /** Values for the error's sentence, by name. */
  say?: PlainParts
}

function faultOf(error: unknown): Fault | null {
  return error instanceof CallFailed ? ((error.data ?? null) as Fault | null) : null
}

/** The server's own reasons to store nothing for the moment. */
export type StorageFault = Extract<ErrorCode, 'storage-full' | 'storage-read-only'>

/** The server's error code while it cannot serve; null where no answer came. */
export function faultCodeOf(error: unknown): StorageFault | null {
  const code = faultOf(error)?.code
  return code === 'storage-full' || code === 'storage-read-only' ? code : null
}

/** True when the network or a restarting server failed, so that a retry makes sense. */
export function isOffline(error: unknown): boolean {
  const fault = faultOf(error)
  return fault === null || [502, 503, 504].includes(fault.httpStatus ?? 0)
}

/** A refusal of the house's own, told by the words of its code in `messages/<locale>/errors.json`. */
export const refusalOfHouse = (code: string, parts: PlainParts = {}): ToldRefusal => ({
  provision: null,
  code,
  parts,
  game: null,
  sentence: null,
})

/** True when a phone sent faster than the server takes: the same command is taken a little later. */
export const isTooFast = (error: unknown): boolean => faultOf(error)?.code === 'too-many-commands'

/**
 * The refusal in a failed request: an article's own (422), or one without a provision whose code is in
 * `messages/<locale>/errors.json`.
 */
export function refusalOf(error: unknown): ToldRefusal {
  const fault = faultOf(error)
  if (fault?.refusal) return fault.refusal
  const isTold = fault?.code === 'too-busy' || faultCodeOf(error) !== null
  if (isOffline(error) && !isTold) return refusalOfHouse('offline')
  return refusalOfHouse(fault?.code ?? 'unexpected', fault?.say)
}
