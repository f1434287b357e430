'use client'
import { asChips, type Chips } from '@/rules/kernel/chips'
import type { Account, Transfer } from '@/rules/kernel/ledger'
import { useT } from '../language/i18n'
import { MoneyField } from '../money/MoneyField'
import { Button } from '../ui/Button'
import { Select } from '../ui/Select'

/** A transfer that is being written; `chips` is null while none are typed. */
export interface Moved {
  key: number
  from: Account | null
  to: Account | null
  chips: Chips | null
}

/** The rows as transfers; null while one of them is not complete. */
export function asTransfers(moved: readonly Moved[]): Transfer[] | null {
  const transfers = moved.flatMap(({ from, to, chips }) =>
    from !== null && to !== null && from !== to && chips !== null && chips > 0
      ? [{ from, to, chips }]
      : [],
  )
  return transfers.length === moved.length ? transfers : null
}

/** Transfers as rows that may be changed. */
export const asMoved = (transfers: readonly Transfer[]): Moved[] =>
  transfers.map((transfer, index) => ({ key: index + 1, ...transfer }))

interface MoneyRowsProps {
  /** The accounts between which chips may move, with their names. */
  accounts: readonly { key: Account; label: string }[]
  /** The table is being counted, so that the desk counts anew whoever gives or receives. */
  isCounting: boolean
  moved: readonly Moved[]
  onChange: (moved: readonly Moved[]) => void
}

/** The transfers of a ruling: from, to and amount. */
export function MoneyRows({ accounts, isCounting, moved, onChange }: MoneyRowsProps) {
  const t = useT('deputato')
  const change = (key: number, part: Partial<Moved>) =>
    onChange(moved.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const next = Math.max(0, ...moved.map(({ key }) => key)) + 1
  return (
    <fieldset className="flex flex-col gap-3 rounded-card border border-line p-4">
      <legend className="px-2 font-semibold">{t('money.title')}</legend>
      {moved.length === 0 && <p className="text-sage">{t('money.none')}</p>}
      {moved.map(({ key, from, to, chips }) => (
        <div
          key={key}
          className="grid items-end gap-3 border-line border-t pt-3 first-of-type:border-0 first-of-type:pt-0 sm:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
        >
          <Select
            label={t('money.from')}
            options={accounts}
            value={from}
            onChange={(account) => change(key, { from: account })}
          />
          <Select
            label={t('money.to')}
            options={accounts}
            value={to}
            onChange={(account) => change(key, { to: account })}
          />
          <MoneyField
            label={t('money.chips')}
            value={chips}
            onChange={(amount) => change(key, { chips: amount === null ? null : asChips(amount) })}
          />
          <Button
            variant="quiet"
            aria-label={t('money.remove')}
            className="justify-self-start"
            onPress={() => onChange(moved.filter((one) => one.key !== key))}
          >
            ✕
          </Button>
        </div>
      ))}
      <div>
        <Button
          onPress={() => onChange([...moved, { key: next, from: null, to: null, chips: null }])}
        >
          {t('money.add')}
        </Button>
      </div>
      {isCounting && moved.length > 0 && <p>{t('money.counting')}</p>}
      {moved.length > 0 && asTransfers(moved) === null && (
        <p className="text-sage">{t('money.incomplete')}</p>
      )}
    </fieldset>
  )
}
