'use client'
import { asChips, type Chips, NO_CHIPS } from '@/rules/kernel/chips'
import { type Account, accountsIn, post, type Transfer } from '@/rules/kernel/ledger'
import { isPotOrResto } from '@/rules/poker/money/accounts'
import type { CourtTable } from '@/rules/poker/views/deputato'
import { ChipsField } from '../../../club/ChipsField'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { Button } from '../../../ui/Button'
import { Select } from '../../../ui/Select'
import { AccountName, useAccountName } from '../AccountName'

/** A transfer that is being written; `chips` is NaN while the field is empty. */
export interface Moved {
  key: number
  from: Account | null
  to: Account | null
  chips: Chips
}

/** The rows as transfers; null while one of them is not complete. */
export function asTransfers(moved: readonly Moved[]): Transfer[] | null {
  const transfers = moved.flatMap(({ from, to, chips }) =>
    from !== null && to !== null && from !== to && chips > 0 ? [{ from, to, chips }] : [],
  )
  return transfers.length === moved.length ? transfers : null
}

interface MoneyRowsProps {
  table: CourtTable
  moved: readonly Moved[]
  onChange: (moved: readonly Moved[]) => void
}

/** The transfers of a ruling: from, to and amount, with a preview of the resulting resti. */
export function MoneyRows({ table, moved, onChange }: MoneyRowsProps) {
  const t = useT('deputato')
  const accountName = useAccountName()
  const accounts = accountsIn(table.accounts).filter(isPotOrResto)
  const options = accounts.map((key) => ({ key, label: accountName(key) }))
  const change = (key: number, part: Partial<Moved>) =>
    onChange(moved.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const next = Math.max(0, ...moved.map(({ key }) => key)) + 1
  return (
    <fieldset className="flex flex-col gap-3 rounded-card border border-line p-4">
      <legend className="px-2 font-semibold">{t('money.title')}</legend>
      {moved.length === 0 && <p className="text-sage">{t('money.none')}</p>}
      {moved.map(({ key, from, to, chips }) => (
        <div key={key} className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_1fr_auto]">
          <Select
            label={t('money.from')}
            options={options}
            value={from}
            onChange={(account) => change(key, { from: account })}
          />
          <Select
            label={t('money.to')}
            options={options}
            value={to}
            onChange={(account) => change(key, { to: account })}
          />
          <ChipsField
            label={t('money.chips')}
            minValue={1}
            value={chips}
            onChange={(amount) => change(key, { chips: asChips(amount) })}
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
          onPress={() =>
            onChange([...moved, { key: next, from: null, to: null, chips: asChips(Number.NaN) }])
          }
        >
          {t('money.add')}
        </Button>
      </div>
      {table.counting && moved.length > 0 && <p>{t('money.counting')}</p>}
      {moved.length > 0 && <Preview table={table} transfers={asTransfers(moved)} />}
    </fieldset>
  )
}

/** The resulting balance of each account. A negative balance is marked, because the rules would refuse it. */
function Preview({ table, transfers }: { table: CourtTable; transfers: Transfer[] | null }) {
  const t = useT('deputato')
  if (!transfers) return <p className="text-sage">{t('money.incomplete')}</p>
  const after = post(table.accounts, transfers)
  const touched = accountsIn(after).filter((key) => after[key] !== table.accounts[key])
  return (
    <table className="w-full max-w-md text-left">
      <caption className="text-left text-sm text-sage">{t('money.preview')}</caption>
      <tbody>
        {touched.map((account) => (
          <tr key={account} className="border-t border-line">
            <th scope="row" className="py-1.5 font-normal">
              <AccountName account={account} />
            </th>
            <td className="text-right text-sage">
              <Amount chips={table.accounts[account] ?? NO_CHIPS} />
            </td>
            <td className="px-2 text-center text-sage">→</td>
            <td className="text-right font-semibold">
              <Amount
                chips={after[account] ?? NO_CHIPS}
                className={(after[account] ?? NO_CHIPS) < 0 ? 'text-bad' : ''}
              />
              {(after[account] ?? NO_CHIPS) < 0 && (
                <span className="block text-sm text-bad">{t('money.overdraft')}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
