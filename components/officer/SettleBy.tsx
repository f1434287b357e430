'use client'
import { Radio, RadioGroup } from 'react-aria-components'
import { useT } from '../language/i18n'

const WAYS = ['desk', 'members'] as const
export type SettleWay = (typeof WAYS)[number]

/** The choice of how balances are settled: through the desk, or with the fewest payments between members. */
export function SettleBy(props: { value: SettleWay; onChange: (way: SettleWay) => void }) {
  const t = useT('desk')
  return (
    <RadioGroup
      value={props.value}
      onChange={(value) => props.onChange(WAYS.find((way) => way === value) ?? 'desk')}
      aria-label={t('closing.settle')}
      className="flex flex-wrap gap-3"
    >
      {WAYS.map((way) => (
        <Radio
          key={way}
          value={way}
          className="max-w-md flex-1 cursor-pointer rounded-card border-2 border-line bg-felt px-3 py-1 leading-snug data-selected:border-brass"
        >
          {({ isSelected }) => (
            <>
              <span className="block font-semibold">
                <span aria-hidden="true">{isSelected ? '● ' : '○ '}</span>
                {t(`closing.${way}`)}
              </span>
              <span className="block text-sage">{t(`closing.${way}Help`)}</span>
            </>
          )}
        </Radio>
      ))}
    </RadioGroup>
  )
}
