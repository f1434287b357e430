'use client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { isOffline } from './trpc'

/** Keeps answers for half a minute, so that going back to a page shows it at once. */
export function QueriesProvider({ children }: { children: ReactNode }) {
  const [queries] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            staleTime: 30_000,
            retry: (count, error) => count < 3 && isOffline(error),
            // A device that knows that it has no network says so, and does not wait for it without a word.
            networkMode: 'always',
            refetchOnReconnect: true,
          },
        },
      }),
  )
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}
