'use client'
import type { TableId } from '@/rules/poker/state/ids'
import type { Reopening as Stage } from '@/rules/poker/views/deputato'
import { useT } from '../../language/i18n'
import { Reopening } from '../../officer/Reopening'
import { Act, useOffer } from '../commanding'

/** The reopening of a table's closed tableau, by two people. */
export function TableReopening({ table, stage }: { table: TableId; stage: Stage }) {
  const t = useT('desk')
  const mayAsk = useOffer('askReopen', { table })
  return (
    <Reopening
      stage={stage}
      asks={mayAsk && { type: 'askReopen', payload: { table } }}
      confirm={
        <Act
          type="confirmReopen"
          payload={{ table }}
          variant="danger"
          whyNot={t('reopen.another')}
          ask={{
            title: t('reopen.confirmTitle'),
            body: t('reopen.confirmAsk'),
            yes: t('reopen.confirm'),
          }}
        >
          {t('reopen.confirm')}
        </Act>
      }
      drop={
        <Act type="dropReopen" payload={{ table }} variant="quiet">
          {t('reopen.drop')}
        </Act>
      }
    />
  )
}
