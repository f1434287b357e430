'use client'
import { useT } from '../../language/i18n'
import { PrintLink } from '../../officer/PrintLink'
import { useCommanding } from '../commanding'
import { TableLog } from '../log/TableLog'

/** A table's log, each entry with its giver's name; passata slips are printed from here. */
export function JournalPanel({ table, version }: { table: string; version: number }) {
  const t = useT('desk')
  const { evening } = useCommanding()
  return (
    <div className="rounded-card bg-felt px-3 py-2">
      <TableLog
        evening={evening}
        table={table}
        version={version}
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
