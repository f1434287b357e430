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
  /** The most entries at a time, page by page; without it all that were asked for. */
  most?: number
  /** Links or buttons shown with an entry that stands. */
  beside?: (entry: LogEntry) => ReactNode
}

/** The log of a table, newest first; corrected entries stay, struck through. */
export function TableLog({ evening, table, version, names, most, beside }: TableLogProps) {
  const t = useT('table')
  const limit = most ?? PAGE_ROWS
  return (
    <Pages<LogEntry>
      queryKey={['log', evening, table]}
      version={version}
      most={limit}
      turns={most !== undefined}
      none={t('log.none')}
      read={(last) => readLog({ evening: evening ?? '', table, before: last?.position, limit })}
    >
      {(entries, shown) => {
        const struck = undone(entries)
        return (
          <ol className="flex flex-col gap-1">
            {shown.map((entry) => (
              <LogLine
                key={entry.position}
                entry={entry}
                struck={struck.has(entry.position)}
                names={names}
              >
                {!struck.has(entry.position) && beside?.(entry)}
              </LogLine>
            ))}
          </ol>
        )
      }}
    </Pages>
  )
}
