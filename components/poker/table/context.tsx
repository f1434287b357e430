'use client'
import { createContext, type ReactNode, use } from 'react'
import type { Instant } from '@/rules/kernel/decider'
import type { TableView } from '@/rules/poker/views/table'

/** Context for all parts of the tablet: the table as it is now. */
export interface TableHere {
  slug: string
  evening: string
  view: TableView
  /** The server's time in ms. */
  now: () => Instant
}

const Here = createContext<TableHere | null>(null)

export function TableProvider({ here, children }: { here: TableHere; children: ReactNode }) {
  return <Here value={here}>{children}</Here>
}

export function useTable(): TableHere {
  const here = use(Here)
  if (!here) throw new Error('useTable outside TableProvider')
  return here
}
