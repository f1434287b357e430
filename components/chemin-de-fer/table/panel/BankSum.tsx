'use client'
import type { Chips } from '@/rules/kernel/chips'
import { useT } from '../../../language/i18n'
import { useChips } from '../../../tell/Amount'

interface BankSumProps {
  bank: Chips
  /** Won by the bank, or lost below zero. */
  won: Chips
  tax: Chips
  aside: Chips
  next: Chips
}

/** The next bank with its arithmetic, as the regulation wants it said. */
export function BankSum({ bank, won, tax, aside, next }: BankSumProps) {
  const t = useT('chemin-table')
  const write = useChips()
  const parts = [
    write(bank),
    ...(won === 0 ? [] : [won > 0 ? `+ ${write(won)}` : `− ${write((0 - won) as Chips)}`]),
    ...(tax === 0 ? [] : [`− ${write(tax)} ${t('sum.tax')}`]),
    ...(aside === 0 ? [] : [`− ${write(aside)} ${t('sum.aside')}`]),
  ]
  const isOver = won < 0
  const left = (bank + won - tax - aside) as Chips
  return (
    <p className="leading-snug">
      {t('sum.bank')} {parts.length > 1 && `${parts.join(' ')} = `}
      <strong className="text-xl">{write(isOver ? left : next)}</strong>
      {isOver && <span className="block">{t('sum.over')}</span>}
    </p>
  )
}
