'use client'
import { isKey } from '@/messages/keys'
import type { Settings } from '@/rules/trente-et-quarante/settings'
import type { FieldOf, SettingTexts } from '../../admin/settings/field'
import { useT } from '../../language/i18n'

/** The texts about each setting of trente et quarante: its label, its meaning, and the words for its values. */
export function useTrenteTexts(): (field: FieldOf<keyof Settings>) => SettingTexts {
  const t = useT('trente-settings')
  return ({ key }) => ({
    label: t(`settings.${key}.label`),
    help: t(`settings.${key}.help`),
    wordOf: (value) => {
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
      const text = `options.${key}.${value}`
      return isKey(t, text) ? t(text) : String(value)
    },
  })
}
