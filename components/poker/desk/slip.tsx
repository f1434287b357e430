'use client'
import { useT } from '../../language/i18n'
import { useNameOf } from '../../live/names'
import { trpc } from '../../live/trpc'
import { PrintLink } from '../../officer/PrintLink'
import { useToast } from '../../tell/Toast'
import { useCommanding } from '../commanding'

const isOf = (event: unknown, member: string) =>
  typeof event === 'object' && event !== null && 'member' in event && event.member === member

/** After a passata was handed over: offers its slip to be printed. The log keeps the link for later. */
export function useSlip(): (table: string, member: string) => Promise<void> {
  const t = useT('desk')
  const nameOf = useNameOf()
  const { evening } = useCommanding()
  const { say } = useToast()
  return async (table, member) => {
    if (evening === null) return
    const entries = await trpc.log.table.query({ evening, table, limit: 20 }).catch(() => [])
    const taken = entries.find(({ type, event }) => type === 'passataTaken' && isOf(event, member))
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
