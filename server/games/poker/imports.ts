import type { TableauSheet } from '@/db/batch'
import { sheetRows } from '@/rules/kernel/club/sheet'
import type { MemberId } from '@/rules/kernel/ids'
import { splitImbalance } from '@/rules/poker/16-tableau/split'
import type { SheetDocument } from '@/rules/poker/views/sheets'
import { sealImport } from '@/server/imports/seal'
import type { PastEvening } from '../game'

/** A past evening as a closed tableau, its imbalance shared out (XVI.2). Its hour of closing is unknown: noon. */
export function settleEvening(
  evening: PastEvening,
  ids: { clubId: string; tableauId: string; member(card: string): MemberId },
): TableauSheet {
  const { key, day, players } = evening
  const closedAt = Date.parse(`${day}T12:00:00Z`)
  const { imbalance, settled } = splitImbalance(players)
  const full = players.flatMap((player, index) => {
    const outcome = settled[index]
    return outcome ? [{ ...player, ...outcome, member: ids.member(player.card) }] : []
  })
  const rows = sheetRows(full)
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
    game: 'poker',
    tableauId: ids.tableauId,
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
