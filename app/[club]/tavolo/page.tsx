import type { Metadata } from 'next'
import { TableScreen } from '@/components/poker/table/TableScreen'

export const metadata: Metadata = { title: 'Tavolo' }

/** The tablet of one table; which one, its session knows. */
export default async function TablePage({ params }: { params: Promise<{ club: string }> }) {
  const { club } = await params
  return <TableScreen slug={club} />
}
