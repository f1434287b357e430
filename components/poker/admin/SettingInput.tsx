'use client'
import type { ReactNode } from 'react'
import { asChips } from '@/rules/kernel/chips'
import type { Settings } from '@/rules/poker/settings'
import { ChipsField } from '../../club/ChipsField'
import { useT } from '../../language/i18n'
import { useChips } from '../../tell/Amount'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { NumberField } from '../../ui/NumberField'
import { Select } from '../../ui/Select'
import { Toggle } from '../../ui/Toggle'
import { DEFAULTS, type SettingField } from './settings'

interface SettingInputProps {
  field: SettingField
  settings: Settings
  onChange: (part: Partial<Settings>) => void
}

/** One setting: its field, its meaning, its default, and its provision. */
export function SettingInput({ field, settings, onChange }: SettingInputProps) {
  const t = useT('admin')
  const usual = useUsual(field)
  return (
    <div className="flex flex-col gap-1">
      <Control field={field} settings={settings} onChange={onChange} />
      <p className="text-sm text-sage">
        {t(`settings.${field.key}.help`)} {usual && t('classes.default', { value: usual })}{' '}
        <ProvisionLink id={field.provision} />
      </p>
    </div>
  )
}

function Control({ field, settings, onChange }: SettingInputProps): ReactNode {
  const t = useT('admin')
  const label = t(`settings.${field.key}.label`)
  const key = field.key
  // An emptied field gives NaN; a setting that may be empty then takes the default of the rules.
  const give = (value: number) => onChange({ [key]: Number.isNaN(value) ? null : value })
  switch (field.kind) {
    case 'chips':
      return (
        <ChipsField
          label={label}
          minValue={field.min}
          value={settings[field.key] ?? Number.NaN}
          onChange={give}
        />
      )
    case 'count':
      return (
        <NumberField
          label={label}
          minValue={field.min}
          maxValue={field.max}
          value={settings[field.key] ?? Number.NaN}
          onChange={give}
        />
      )
    case 'minutes':
      return (
        <NumberField
          label={`${label} (${t('units.minutes')})`}
          minValue={1}
          maxValue={24 * 60}
          value={settings[field.key]}
          onChange={give}
        />
      )
    case 'choice':
      return (
        <Select
          label={label}
          value={settings[field.key]}
          onChange={(value) => onChange({ [key]: value })}
          options={field.options.map((option) => ({
            key: option.value,
            label: t(option.text),
          }))}
        />
      )
    case 'yes':
      return (
        <Toggle isSelected={settings[field.key]} onChange={(on) => onChange({ [key]: on })}>
          {label}
        </Toggle>
      )
  }
}

/** The default in words; null for uscita and passata, which have none. */
function useUsual(field: SettingField): string | null {
  const t = useT('admin')
  const chips = useChips()
  if (field.key === 'uscita' || field.key === 'passata') return null
  const value = DEFAULTS[field.key]
  if (value === null) return t('units.auto')
  switch (field.kind) {
    case 'chips':
      return chips(asChips(Number(value)))
    case 'count':
      return String(value)
    case 'minutes':
      return `${value} ${t('units.minutes')}`
    case 'choice': {
      const usual = field.options.find((option) => option.value === value)
      return usual ? t(usual.text) : null
    }
    case 'yes':
      return t(`options.${field.key}.${value === true}`)
  }
}
