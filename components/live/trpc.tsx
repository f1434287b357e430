'use client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createTRPCClient, httpBatchLink, TRPCClientError } from '@trpc/client'
import { type ReactNode, useState } from 'react'
import type { Refusal } from '@/rules/kernel/decider'
import type { PlainParts, Sentence } from '@/rules/kernel/tell'
import type { ErrorCode } from '@/server/common/errors'
import type { AppRouter } from '@/server/procedures/router'

/** Queries and mutations; what changes by itself comes through `useLive`. */
export const trpc = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: '/api/trpc', maxURLLength: 2_000 })],
})

/** Keeps what was asked for half a minute, so that going back to a page shows it at once. */
export function TrpcProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { staleTime: 30_000, retry: (count, error) => count < 3 && isOffline(error) },
        },
      }),
  )
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

/** A refusal as the server tells it: with the game that refuses, and its sentence where the game has one. */
export interface ToldRefusal extends Refusal {
  game?: string
  sentence?: Sentence | null
}

interface Fault {
  code?: string
  httpStatus?: number
  refusal?: ToldRefusal
  /** Values of the sentence that tells the error, by name. */
  say?: PlainParts
}

function faultOf(error: unknown): Fault | null {
  return error instanceof TRPCClientError ? ((error.data ?? null) as Fault | null) : null
}

/** Why the server can store nothing for the moment. */
export type StorageFault = Extract<ErrorCode, 'storage-full' | 'storage-read-only'>

/** What the server says of itself where it cannot serve for the moment; null where nothing was heard of it. */
export function faultCodeOf(error: unknown): StorageFault | null {
  const code = faultOf(error)?.code
  return code === 'storage-full' || code === 'storage-read-only' ? code : null
}

/** True when the network or a restarting server failed, so that the same request may be sent again. */
export function isOffline(error: unknown): boolean {
  const fault = faultOf(error)
  return fault === null || [502, 503, 504].includes(fault.httpStatus ?? 0)
}

/**
 * Why a request failed, as a refusal: the article's own (422), or one without a provision whose code is in
 * `messages/<locale>/errors.json`.
 */
export function refusalOf(error: unknown): ToldRefusal {
  const fault = faultOf(error)
  if (fault?.refusal) return fault.refusal
  const isTold = fault?.code === 'too-busy' || faultCodeOf(error) !== null
  if (isOffline(error) && !isTold) return { provision: null, code: 'offline', parts: {} }
  return { provision: null, code: fault?.code ?? 'unexpected', parts: fault?.say ?? {} }
}
