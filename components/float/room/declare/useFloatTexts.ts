'use client'
import { isKey } from '@/messages/keys'
import type { SettingTexts } from '../../../admin/settings/field'
import { useT } from '../../../language/i18n'
import type { FloatField } from './fields'

/** The texts about each setting of the float. */
export function useFloatTexts(): (field: FloatField) => SettingTexts {
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
