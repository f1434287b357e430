'use client'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../language/i18n'
import { MemberName } from '../../tell/MemberName'
import type { ShownTable } from '../shown'

export interface SignedTable {
  readonly summary: Pick<ShownTable, 'awaits'>
  /** Members on duty who may sign; null where a role of the house does. */
  readonly signers: readonly MemberId[] | null
}

/** The office whose signature a table waits for, and the persons who may give it; nothing where it waits for none. */
export function SignatureAwaited({ table: { summary, signers } }: { table: SignedTable }) {
  const t = useT('banked')
  const { awaits } = summary
  if (awaits === null) return null
  return (
    <>
      {t('proposed', { as: awaits })}
      {signers?.map((member, index) => (
        <span key={member}>
          {index === 0 ? ': ' : ', '}
          <MemberName id={member} className="font-semibold" />
        </span>
      ))}
      .{' '}
      {signers === null ? t('whoSigns', { as: awaits }) : signers.length === 0 && t('nobodySigns')}
    </>
  )
}
