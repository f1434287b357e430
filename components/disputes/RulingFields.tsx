'use client'
import { Radio, RadioGroup } from 'react-aria-components'
import type { MemberId } from '@/rules/kernel/ids'
import { useLingua, useT } from '../language/i18n'
import { useNameOf } from '../live/names'
import { Select } from '../ui/Select'
import type { ProvisionWords } from './CitedProvision'

const NOBODY = 'nobody'
const NO_PROVISION = 'none'

interface FavouredProps {
  contenders: readonly MemberId[]
  /** Null for nobody. */
  value: MemberId | null
  onChange: (value: MemberId | null) => void
}

/** The contender in the right, or nobody. */
export function Favoured({ contenders, value, onChange }: FavouredProps) {
  const t = useT('deputato')
  const nameOf = useNameOf()
  return (
    <RadioGroup
      value={value ?? NOBODY}
      onChange={(key) => onChange(contenders.find((contender) => contender === key) ?? null)}
      aria-label={t('rule.favour')}
      className="flex flex-col gap-2"
    >
      <p className="text-sm font-semibold text-sage">{t('rule.favour')}</p>
      {[...contenders, NOBODY].map((key) => (
        <Radio
          key={key}
          value={key}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-lg border-2 border-line px-4 data-selected:border-brass data-selected:bg-felt-high"
        >
          {({ isSelected }) => (
            <>
              <span aria-hidden="true">{isSelected ? '●' : '○'}</span>
              {key === NOBODY ? t('rule.nobody') : nameOf(key)}
            </>
          )}
        </Radio>
      ))}
    </RadioGroup>
  )
}

/** The provision that the judge names, whose text and precedents the page shows. */
export interface NamedProvision {
  provision: string | null
  onProvision: (id: string | null) => void
}

interface AccordingProps extends NamedProvision {
  provisions: readonly { id: string; words: ProvisionWords | null | undefined }[]
}

/** The provision of the ruling, with its text below, since the one in question is at the top of the page. */
export function According({ provisions, provision, onProvision }: AccordingProps) {
  const t = useT('deputato')
  const locale = useLingua()
  const words = provisions.find(({ id }) => id === provision)?.words?.[locale]
  return (
    <div className="flex flex-col gap-1">
      <Select
        label={t('rule.provision')}
        value={provision ?? NO_PROVISION}
        onChange={(id) => onProvision(id === NO_PROVISION ? null : id)}
        options={[
          { key: NO_PROVISION, label: t('rule.noProvision') },
          ...provisions.map(({ id, words: named }) => ({
            key: id,
            label: `${id} ${named?.[locale].title ?? ''}`,
          })),
        ]}
      />
      {words && <p className="text-sage">{words.text}</p>}
    </div>
  )
}
