'use client'
import type { FloatSettings } from '@/rules/float/settings'
import { asChips } from '@/rules/kernel/chips'
import { useT } from '../../../language/i18n'
import { MoneyField } from '../../../money/MoneyField'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { Toggle } from '../../../ui/Toggle'

type Known = FloatSettings['cashLimits'][number]
/** A limit as it is typed: without an amount while none is. */
type Limit = Omit<Known, 'chips'> & { readonly chips: Known['chips'] | null }

interface LimitsFieldProps {
  limits: readonly Limit[]
  onLimits: (limits: Limit[]) => void
}

/** The law's limits for banknotes, each from its date on; the latest that has begun counts. */
export function LimitsField({ limits, onLimits }: LimitsFieldProps) {
  const t = useT('float-room')
  const change = (at: number, part: Partial<Limit>) =>
    onLimits(limits.map((one, index) => (index === at ? { ...one, ...part } : one)))
  return (
    <fieldset className="flex flex-col gap-3 md:col-span-2">
      <legend className="text-sm font-semibold text-sage">{t('declare.limits')}</legend>
      {limits.map((limit, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its date changes as it is typed.
          key={at}
          className="grid items-end gap-3 sm:grid-cols-[11rem_minmax(0,1fr)_minmax(0,1fr)_3rem]"
        >
          <Field
            label={t('declare.from')}
            type="date"
            value={limit.from}
            onChange={(from) => change(at, { from })}
          />
          <MoneyField
            label={t('declare.most')}
            value={limit.chips}
            onChange={(chips) => change(at, { chips: chips === null ? null : asChips(chips) })}
          />
          <Toggle isSelected={limit.isAllowed} onChange={(isAllowed) => change(at, { isAllowed })}>
            {t(limit.isAllowed ? 'declare.allowed' : 'declare.below')}
          </Toggle>
          <Button
            variant="quiet"
            aria-label={t('declare.removeLimit')}
            onPress={() => onLimits(limits.filter((_, index) => index !== at))}
          >
            ✕
          </Button>
        </div>
      ))}
      <div>
        <Button
          variant="quiet"
          onPress={() =>
            onLimits([...limits, { from: '2023-01-01', chips: null, isAllowed: false }])
          }
        >
          {t('declare.addLimit')}
        </Button>
      </div>
    </fieldset>
  )
}
