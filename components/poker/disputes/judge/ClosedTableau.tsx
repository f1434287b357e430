'use client'
import type { TableId } from '@/rules/poker/state/ids'
import type { Reopening as Stage } from '@/rules/poker/views/deputato'
import { useT } from '../../../language/i18n'
import { ProvisionLink } from '../../../tell/ProvisionLink'
import { TableReopening } from '../../tableau/TableReopening'

/** N3: a ruling on a closed tableau moves no chips; two people must reopen the tableau first. */
export function ClosedTableau({ table, stage }: { table: TableId; stage: Stage }) {
  const t = useT('deputato')
  return (
    <fieldset className="flex flex-col gap-3 rounded-card border border-line p-4">
      <legend className="px-2 font-semibold">{t('money.title')}</legend>
      <p>
        {t('money.closed')} <ProvisionLink id="XVI.1" />
      </p>
      <TableReopening table={table} stage={stage} />
    </fieldset>
  )
}
