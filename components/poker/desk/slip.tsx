'use client'
import type { MemberId } from '@/rules/kernel/ids'
import type { TableId } from '@/rules/poker/state/ids'
import { useT } from '../../language/i18n'
import { useNameOf } from '../../live/names'
import { PrintLink } from '../../officer/PrintLink'
import { useToast } from '../../tell/Toast'
import { useCommanding } from '../commanding'
import { readLog } from '../log/entries'
import { undone } from '../log/undone'

/** Offers to print a passata's slip after it was handed over. The log keeps the link for later. */
export function useSlip(): (table: TableId, member: MemberId) => Promise<void> {
  const t = useT('desk')
  const nameOf = useNameOf()
  const { evening } = useCommanding()
  const { say } = useToast()
  return async (table, member) => {
    if (evening === null) return
    const page = await readLog({ evening, table, limit: 20 }).catch(() => null)
    if (!page) return
    const struck = undone(page.rows)
    const taken = page.rows.find(
      ({ event, position }) =>
        event.type === 'passataTaken' && event.member === member && !struck.has(position),
    )
    if (!taken) return
    say(
      <>
        {t('waiting.handed', { name: nameOf(member) })}
        <PrintLink
          evening={evening}
          paper={`passata/${taken.position}`}
          label={t('print.passata')}
        />
      </>,
    )
  }
}
