'use client'
import { useT } from '../../../language/i18n'
import { FullSheet } from '../../../tablet/Sheet'
import { useTable } from '../../table/context'
import { DisputeLines } from '../DisputeLines'

/** S.39a: every dispute of the evening at this table, the latest first, with what people say and the rulings. */
export function DisputesSheet({ onClose }: { onClose: () => void }) {
  const t = useT('chemin-deputato')
  const { view } = useTable()
  return (
    <FullSheet title={t('all')} onClose={onClose}>
      {view.disputes.toReversed().map((dispute) => (
        <DisputeLines key={dispute.number} table={view.summary.id} dispute={dispute} />
      ))}
    </FullSheet>
  )
}
