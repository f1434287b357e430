'use client'
import type { TableSummary } from '@/rules/poker/views/summary'
import { useT } from '../../../language/i18n'
import { ProvisionLink } from '../../../tell/ProvisionLink'
import { Block } from '../../../ui/Block'
import { useOffer } from '../../commanding'
import { useMember } from '../context'
import { OfferButton } from '../OfferButton'

/** II.5, II.6: tables that the member left but may come back to, or that still keep the member's seat. */
export function SeatsKept() {
  const { view } = useMember()
  return view.tables.map((table) => <SeatKept key={table.id} table={table} />)
}

function SeatKept({ table }: { table: TableSummary }) {
  const t = useT('member')
  const { view } = useMember()
  const match = { table: table.id, member: view.member }
  const ask = useOffer('askReturn', match)
  const waive = useOffer('waiveSeat', match)
  const back = useOffer('comeBack', match)
  const isOwnTable = view.mine.table?.summary.id === table.id
  if (!ask && !waive && (isOwnTable || !back)) return null
  return (
    <Block title={table.label}>
      <p className="mb-4">
        {t(ask ? 'kept.over' : 'kept.held')} <ProvisionLink id={ask ? 'II.6' : 'II.5'} />
      </p>
      <div className="flex flex-wrap gap-3">
        {!isOwnTable && (
          <OfferButton offer={back} variant="primary">
            {t('going.back')}
          </OfferButton>
        )}
        <OfferButton offer={ask}>{t('seating.askReturn')}</OfferButton>
        <OfferButton
          offer={waive}
          ask={{ title: t('kept.waiveTitle'), text: t('kept.waiveText'), action: t('kept.waive') }}
        >
          {t('kept.waive')}
        </OfferButton>
      </div>
    </Block>
  )
}
