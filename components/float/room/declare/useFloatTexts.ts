'use client'
import { isKey } from '@/messages/keys'
import type { FLOAT_SETTINGS } from '@/rules/float/settings'
import type { SettingKey } from '@/rules/kernel/settings'
import type { FieldOf, SettingTexts } from '../../../admin/settings/field'
import { useT } from '../../../language/i18n'

/** The texts about each setting of the float. */
export function useFloatTexts(): (
  field: FieldOf<SettingKey<typeof FLOAT_SETTINGS>>,
) => SettingTexts {
  const t = useT('float-room')
  return ({ key }) => ({
    label: t(`settings.${key}.label`),
    help: t(`settings.${key}.help`),
    wordOf: (value) => {
      const text = `options.${key}.${value}`
      return isKey(t, text) ? t(text) : String(value)
    },
  })
}
