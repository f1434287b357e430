'use client'
import type { ReactNode } from 'react'
import type { TableId } from '@/rules/poker/state/ids'
import { useT } from '../../language/i18n'
import { Pages } from '../../tell/Pages'
import { type LogEntry, readLog } from './entries'
import { LogLine } from './LogLine'
import { undone } from './undone'

const PAGE_ROWS = 50

interface TableLogProps {
  evening: string | null
  table: TableId
  /** A new value fetches the log again. */
  version: string | number
  names: (member: string) => boolean
  /** Links or buttons shown with an entry. */
  beside?: (entry: LogEntry) => ReactNode
}

/** The log of a table, newest first; corrected entries stay, struck through. */
export function TableLog({ evening, table, version, names, beside }: TableLogProps) {
  const t = useT('table')
  return (
    <Pages<LogEntry>
      queryKey={['log', evening, table]}
      version={version}
      most={PAGE_ROWS}
      none={t('log.none')}
      read={(last) =>
        readLog({ evening: evening ?? '', table, before: last?.position, limit: PAGE_ROWS })
      }
    >
      {(entries) => {
        const struck = undone(entries)
        return (
          <ol className="flex flex-col gap-1">
            {entries.map((entry) => (
              <LogLine
                key={entry.position}
                entry={entry}
                struck={struck.has(entry.position)}
                names={names}
              >
                {beside?.(entry)}
              </LogLine>
            ))}
          </ol>
        )
      }}
    </Pages>
  )
}
