'use client'
import { useT } from '../../language/i18n'
import { MoneyField } from '../../money/MoneyField'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import type { DatedAmount } from './field'

interface DatedAmountsProps {
  label: string
  /** The most rows that the setting may have. */
  most: number
  value: readonly DatedAmount[]
  onChange: (rows: readonly DatedAmount[]) => void
}

/** Amounts that each count from a day on: a row for each, and a button for another. */
export function DatedAmounts({ label, most, value, onChange }: DatedAmountsProps) {
  const t = useT('admin')
  const change = (index: number, part: Partial<DatedAmount>) =>
    onChange(value.map((row, at) => (at === index ? { ...row, ...part } : row)))
  return (
    <fieldset className="flex flex-col gap-2">
      <legend>{label}</legend>
      {value.length === 0 && <p className="text-sage">{t('dated.none')}</p>}
      {value.map((row, index) => (
        // Rows have no other name than their place, and none is moved.
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <div key={index} className="flex flex-wrap items-end gap-2">
          <Field
            label={t('dated.from')}
            type="date"
            value={row.from}
            onChange={(from) => change(index, { from })}
          />
          <MoneyField
            label={t('dated.chips')}
            value={row.chips}
            onChange={(chips) => change(index, { chips })}
          />
          <Button
            variant="quiet"
            aria-label={t('dated.dropOf', { label, n: index + 1 })}
            onPress={() => onChange(value.filter((_, at) => at !== index))}
          >
            {t('dated.drop')}
          </Button>
        </div>
      ))}
      {value.length < most && (
        <div>
          <Button onPress={() => onChange([...value, { from: '', chips: null }])}>
            {t('dated.add')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
