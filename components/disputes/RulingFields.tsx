'use client'
import { Radio, RadioGroup } from 'react-aria-components'
import { useLingua, useT } from '../language/i18n'
import { Select } from '../ui/Select'
import type { ProvisionWords } from './CitedProvision'
import { NO_PROVISION, NOBODY } from './rulingDraft'

/** One who may be in the right. */
export interface Party {
  readonly key: string
  readonly label: string
}

interface FavouredProps {
  parties: readonly Party[]
  /** The words where no party is in the right. */
  nobody: string
  /** A party, or `NOBODY`; null until it is chosen. */
  value: string | null
  onChange: (value: string) => void
}

/** The party in the right, or nobody. */
export function Favoured({ parties, nobody, value, onChange }: FavouredProps) {
  const t = useT('deputato')
  return (
    <RadioGroup
      value={value}
      onChange={onChange}
      aria-label={t('rule.favour')}
      className="flex flex-col gap-2"
    >
      <p className="text-sm font-semibold text-sage">{t('rule.favour')}</p>
      {[...parties, { key: NOBODY, label: nobody }].map(({ key, label }) => (
        <Radio
          key={key}
          value={key}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-lg border-2 border-line px-4 data-selected:border-brass data-selected:bg-felt-high"
        >
          {({ isSelected }) => (
            <>
              <span aria-hidden="true">{isSelected ? '●' : '○'}</span>
              {label}
            </>
          )}
        </Radio>
      ))}
    </RadioGroup>
  )
}

interface AccordingProps {
  provisions: readonly { id: string; words: ProvisionWords | null | undefined }[]
  /** A provision, or `NO_PROVISION`; null until it is chosen. */
  provision: string | null
  onProvision: (id: string) => void
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
        value={provision}
        onChange={onProvision}
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
