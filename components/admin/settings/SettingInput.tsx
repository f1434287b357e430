'use client'
import type { ReactNode } from 'react'
import { asChips } from '@/rules/kernel/chips'
import type { Choosable } from '@/rules/kernel/settings'
import { useT } from '../../language/i18n'
import { MoneyField } from '../../money/MoneyField'
import { useChips } from '../../tell/Amount'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { NumberField } from '../../ui/number/NumberField'
import { Select } from '../../ui/Select'
import { Toggle } from '../../ui/Toggle'
import { DatedAmounts } from './DatedAmounts'
import type { DatedAmount, FieldOf, SettingTexts } from './field'

interface SettingInputProps {
  field: FieldOf<string>
  texts: SettingTexts
  value: unknown
  /** The default of a new class; absent where the rules have none. */
  usual: unknown
  onChange: (part: Record<string, unknown>) => void
}

/** One setting: its field, its meaning, its default, and its provision. */
export function SettingInput({ usual, ...props }: SettingInputProps) {
  const t = useT('admin')
  const { field, texts } = props
  const told = useUsual(field, texts, usual)
  return (
    <div className="flex flex-col gap-1">
      <Control {...props} />
      <p className="text-sm text-sage">
        {texts.help} {told !== null && t('classes.default', { value: told })}{' '}
        <ProvisionLink id={field.provision} />
      </p>
    </div>
  )
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)

function Control(props: Omit<SettingInputProps, 'usual'>): ReactNode {
  const { field, texts, value, onChange } = props
  const t = useT('admin')
  const { label } = texts
  // An emptied field gives null; a setting that may be empty then takes the default of the rules.
  const give = (given: number | null) => onChange({ [field.key]: given })
  const number = numberOf(value)
  switch (field.kind) {
    case 'chips':
      return (
        <MoneyField
          label={label}
          min={field.min}
          value={number}
          onChange={give}
          isOptional={field.isOptional}
        />
      )
    case 'count':
      return (
        <NumberField
          label={label}
          min={field.min}
          max={field.max}
          value={number}
          onChange={give}
          isOptional={field.isOptional}
        />
      )
    case 'minutes':
      return (
        <NumberField
          label={`${label} (${t('units.minutes')})`}
          min={1}
          max={field.max}
          value={number}
          onChange={give}
        />
      )
    case 'choice':
      return (
        <Select
          label={label}
          value={value as Choosable}
          onChange={(chosen) => onChange({ [field.key]: chosen })}
          options={field.values.map((key) => ({ key, label: texts.wordOf(key) }))}
        />
      )
    case 'dated':
      return (
        <DatedAmounts
          label={label}
          most={field.most}
          value={value as readonly DatedAmount[]}
          onChange={(rows) => onChange({ [field.key]: rows })}
        />
      )
    case 'yes':
      return (
        <Toggle isSelected={value === true} onChange={(on) => onChange({ [field.key]: on })}>
          {label}
        </Toggle>
      )
  }
}

/** The default in words; null for a setting without one. */
function useUsual(field: FieldOf<string>, texts: SettingTexts, usual: unknown): string | null {
  const t = useT('admin')
  const chips = useChips()
  if (usual === undefined) return null
  if (usual === null) return t('units.auto')
  switch (field.kind) {
    case 'chips':
      return chips(asChips(Number(usual)))
    case 'count':
      return String(usual)
    case 'minutes':
      return `${usual} ${t('units.minutes')}`
    case 'choice':
      return texts.wordOf(usual as Choosable)
    case 'yes':
      return texts.wordOf(usual === true)
    case 'dated':
      return null
  }
}
