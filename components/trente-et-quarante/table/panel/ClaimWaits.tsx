'use client'
import { useT } from '../../../language/i18n'
import { useTable } from '../context'

/** A claim about this colpo that halts its settling. Source: T.10. */
export function ClaimWaits() {
  const t = useT('trente-table')
  const { disputes, summary } = useTable().view
  const waits = disputes.find(({ status, coup }) => status === 'open' && coup === summary.serial)
  if (!waits) return null
  return (
    <p role="status" className="border-2 border-warn px-2 py-1">
      {t('tell.claim')}: {waits.about}
    </p>
  )
}
