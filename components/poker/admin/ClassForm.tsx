'use client'
import { Settings } from '@/rules/poker/settings'
import { SettingsForm } from '../../admin/settings/SettingsForm'
import { useUnit } from '../../club/useUnit'
import type { ClassDraft } from '../../game'
import { useT } from '../../language/i18n'
import { defaultsIn, SETTING_GROUPS, type SettingField } from './settings'

/** The settings of a class of poker tables. */
export function ClassForm({ start, onClose }: { start: ClassDraft; onClose: () => void }) {
  const t = useT('admin')
  const defaults = defaultsIn(useUnit())
  // Uscita and passata have no default in the rules.
  const { uscita: _uscita, passata: _passata, ...usual } = defaults
  const textsOf = (field: SettingField) => ({
    label: t(`settings.${field.key}.label`),
    help: t(`settings.${field.key}.help`),
    wordOf: (value: string | number | boolean) => {
      if (field.kind === 'yes') return t(`options.${field.key}.${value === true}`)
      const found = field.kind === 'choice' && field.options.find((one) => one.value === value)
      return found ? t(found.text) : String(value)
    },
  })
  return (
    <SettingsForm
      start={start}
      onClose={onClose}
      schema={Settings}
      defaults={defaults}
      usual={usual}
      groups={SETTING_GROUPS.map((one) => ({ ...one, title: t(`groups.${one.group}`) }))}
      textsOf={textsOf}
    />
  )
}
