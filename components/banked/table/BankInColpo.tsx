'use client'
import type { Chips } from '@/rules/kernel/chips'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'

/** The bank's result in the colpo that is being paid: the sum of the moment, at the head of the panel. */
export function BankInColpo({ won }: { won: Chips }) {
  const t = useT('banked')
  return (
    <p className="flex items-baseline justify-between gap-2 leading-tight">
      {t('bankInColpo')}
      <Amount chips={won} sign className="text-2xl font-semibold" />
    </p>
  )
}
