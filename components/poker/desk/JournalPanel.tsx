'use client'
import type { TableId } from '@/rules/poker/state/ids'
import { useT } from '../../language/i18n'
import { PrintLink } from '../../officer/PrintLink'
import { useCommanding } from '../commanding'
import { TableLog } from '../log/TableLog'

/** The entries that stand on one page of the desk. */
const ENTRIES_SHOWN = 12

/** A table's log, each entry with its giver's name; passata slips are printed from here. */
export function JournalPanel({ table, version }: { table: TableId; version: number }) {
  const t = useT('desk')
  const { evening } = useCommanding()
  return (
    <div className="rounded-card bg-felt px-3 py-2">
      <TableLog
        evening={evening}
        table={table}
        version={version}
        most={ENTRIES_SHOWN}
        names={() => true}
        beside={({ event, position }) =>
          event.type === 'passataTaken' &&
          evening && (
            <PrintLink evening={evening} paper={`passata/${position}`} label={t('print.passata')} />
          )
        }
      />
    </div>
  )
}
