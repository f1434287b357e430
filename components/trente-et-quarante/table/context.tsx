'use client'
import { createContext, type ReactNode, use } from 'react'
import type { TableView } from '@/rules/trente-et-quarante/views/table'

/** Context for all parts of the tablet: the table as it is now. */
interface TableHere {
  slug: string
  view: TableView
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
