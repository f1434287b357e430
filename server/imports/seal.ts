import { createHash } from 'node:crypto'
import type { TableauSheet } from '@/db/batch'

/** The fields under an import's hash, in this order, so that anybody with the rows can compute it again. */
export interface Sealed {
  clubId: string
  eveningKey: string
  day: string
  rows: TableauSheet['rows']
}

/** SHA-256, in hex, of an imported tableau: without a journal, its hash covers its own lines. */
export function sealImport({ clubId, eveningKey, day, rows }: Sealed): string {
  const lines = rows.map(({ line, memberId, casse, counted, share, final }) =>
    [line, memberId, casse, counted, share, final].join(' '),
  )
  return createHash('sha256')
    .update([clubId, eveningKey, day, ...lines].join('\n'))
    .digest('hex')
}
