import { createHash } from 'node:crypto'
import type { TableauSheet } from '@/db/batch'

/** What an import's hash is over, in this order: whoever has the rows can compute it again. */
export interface Sealed {
  clubId: string
  eveningKey: string
  day: string
  rows: TableauSheet['rows']
}

/** SHA-256, in hex, of an imported tableau. It has no journal; its hash is over its own lines. */
export function sealImport({ clubId, eveningKey, day, rows }: Sealed): string {
  const lines = rows.map(({ line, memberId, casse, counted, share, final }) =>
    [line, memberId, casse, counted, share, final].join(' '),
  )
  return createHash('sha256')
    .update([clubId, eveningKey, day, ...lines].join('\n'))
    .digest('hex')
}
