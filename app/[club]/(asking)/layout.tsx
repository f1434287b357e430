import type { ReactNode } from 'react'
import { QueriesProvider } from '@/components/live/queries'

/** The pages that ask the server beside their line: all but those with a line alone, a form or a text. */
export default function AskingLayout({ children }: { children: ReactNode }) {
  return <QueriesProvider>{children}</QueriesProvider>
}
