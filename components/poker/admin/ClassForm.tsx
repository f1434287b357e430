'use client'
import { isKey } from '@/messages/keys'
import { inUnit, SETTINGS, Settings } from '@/rules/poker/settings'
import { type FieldOf, groupsOf } from '../../admin/settings/field'
import { SettingsForm } from '../../admin/settings/SettingsForm'
import { useUnit } from '../../club/useUnit'
import type { ClassDraft } from '../../game'
import { useT } from '../../language/i18n'

/** The settings of a class of poker tables. */
export function ClassForm({ start, onClose }: { start: ClassDraft; onClose: () => void }) {
  const t = useT('admin')
  // The rules have no default for uscita and passata: these are arbitrary.
  const defaults = inUnit(Settings.parse({ uscita: 1, passata: 100 }), useUnit())
  const { uscita: _uscita, passata: _passata, ...usual } = defaults
  const textsOf = (field: FieldOf<keyof Settings>) => ({
    label: t(`settings.${field.key}.label`),
    help: t(`settings.${field.key}.help`),
    wordOf: (value: string | number | boolean) => {
      const text = `options.${field.key}.${value}`
      return isKey(t, text) ? t(text) : String(value)
    },
  })
  return (
    <SettingsForm
      start={start}
      onClose={onClose}
      schema={Settings}
      defaults={defaults}
      usual={usual}
      groups={groupsOf(SETTINGS, (group) => t(`groups.${group}`))}
      textsOf={textsOf}
    />
  )
}
