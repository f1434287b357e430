'use client'
import { useT } from '../../../language/i18n'
import { FullSheet } from '../../../tablet/Sheet'
import { TableLog } from '../../log/TableLog'
import { useTable } from '../context'

/** The log of this table. The tablet shows its own players by name and officers by their office. */
export function JournalSheet({ onClose }: { onClose: () => void }) {
  const { view, evening } = useTable()
  const t = useT('table')
  return (
    <FullSheet title={t('more.journal')} onClose={onClose}>
      <TableLog
        evening={evening}
        table={view.summary.id}
        version={`${view.colpoNumber}/${view.corrections}`}
        names={(member) => view.players.some((player) => player.member === member)}
      />
    </FullSheet>
  )
}
