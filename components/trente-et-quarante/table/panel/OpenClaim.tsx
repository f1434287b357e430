'use client'
import { ClaimWaits } from '../../../banked/table/ClaimWaits'
import { useT } from '../../../language/i18n'
import { useTable } from '../tablet'

/** A claim about this colpo that waits for its ruling. Source: T.10. */
export function OpenClaim() {
  const t = useT('trente-table')
  const { disputes, summary } = useTable()
  const waits = disputes.find(({ status, coup }) => status === 'open' && coup === summary.serial)
  return waits && <ClaimWaits name={t('tell.claim')} text={waits.about} />
}
