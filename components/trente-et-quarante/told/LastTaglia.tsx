'use client'
import type { TableId } from '@/rules/banked/ids'
import { useT } from '../../language/i18n'
import { Act } from '../commanding'

/** Declares the day's last taglia. Source: T.9. */
export function LastTaglia({ table }: { table: TableId }) {
  const t = useT('trente-room')
  const words = t('lastTaglia')
  return (
    <Act
      type="declareLastTaglia"
      payload={{ table }}
      ask={{ title: words, body: t('lastTagliaAsk'), yes: words }}
    >
      {words}
    </Act>
  )
}
