import { createHash } from 'node:crypto'
import type { TableauSheet } from '@/db/batch'
import { splitImbalance } from '@/rules/poker/16-tableau/split'
import type { SheetDocument } from '@/rules/poker/views/sheets'
import type { PastEvening } from './read'

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

/** A past evening as a closed tableau, its imbalance shared out (XVI.2). Its hour of closing is unknown: noon. */
export function settleEvening(
  evening: PastEvening,
  ids: { clubId: string; tableauId: string; member(card: string): string },
): TableauSheet {
  const { key, day, players } = evening
  const closedAt = Date.parse(`${day}T12:00:00Z`)
  const { imbalance, settled } = splitImbalance(players)
  const full = players.flatMap((player, index) => {
    const outcome = settled[index]
    return outcome ? [{ ...player, ...outcome, member: ids.member(player.card) }] : []
  })
  const rows = full.map(({ member, drawn, counted, shareChips, final }, index) => ({
    line: index + 1,
    memberId: member,
    casse: drawn,
    counted,
    share: shareChips,
    final,
  }))
  const document: SheetDocument = {
    table: null,
    tableau: {
      closedAt,
      closedBy: null,
      imbalance,
      settleBy: 'desk',
      payments: [],
      rows: full.map(({ member, drawn, counted, result, share, shareChips, final }) => {
        return { member, casse: [], drawn, counted, result, share, shareChips, final }
      }),
    },
  }
  return {
    tableauId: ids.tableauId,
    game: 'poker',
    streamId: null,
    tableId: 'T1',
    title: `Serata ${key}`,
    day,
    class: '',
    closedAt,
    source: 'import',
    eveningKey: key,
    gap: imbalance,
    hash: sealImport({ clubId: ids.clubId, eveningKey: key, day, rows }),
    document,
    rows,
  }
}
