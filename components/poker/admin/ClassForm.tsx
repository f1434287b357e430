'use client'
import { useState } from 'react'
import { Settings } from '@/rules/poker/settings'
import { ClassDialog } from '../../admin/ClassDialog'
import type { ClassDraft } from '../../game'
import { useT } from '../../language/i18n'
import { SettingInput } from './SettingInput'
import { DEFAULTS, SETTING_GROUPS } from './settings'

/** The settings of a class, in groups, each with an explanation and its default. */
export function ClassForm({ start, onClose }: { start: ClassDraft; onClose: () => void }) {
  const t = useT('admin')
  const [settings, setSettings] = useState((start.settings ?? DEFAULTS) as Settings)
  const parsed = Settings.safeParse(settings)
  const faults = new Set(parsed.error?.issues.map(({ path }) => path[0]))
  const wrong = SETTING_GROUPS.flatMap(({ fields }) => fields).filter(({ key }) => faults.has(key))
  return (
    <ClassDialog start={start} settings={parsed.data ?? null} onClose={onClose}>
      <Groups
        settings={settings}
        onChange={(part) => setSettings((before) => ({ ...before, ...part }))}
      />
      {wrong.length > 0 && (
        <p role="alert" className="text-bad">
          {t('classes.invalid', {
            fields: wrong.map(({ key }) => t(`settings.${key}.label`)).join(', '),
          })}
        </p>
      )}
    </ClassDialog>
  )
}

interface GroupsProps {
  settings: Settings
  onChange: (part: Partial<Settings>) => void
}

function Groups({ settings, onChange }: GroupsProps) {
  const t = useT('admin')
  return SETTING_GROUPS.map(({ group, fields }) => (
    <fieldset key={group} className="rounded-card border border-line p-4">
      <legend className="px-2 font-serif text-lg font-semibold">{t(`groups.${group}`)}</legend>
      <div className="grid gap-5 md:grid-cols-2">
        {fields.map((field) => (
          <SettingInput key={field.key} field={field} settings={settings} onChange={onChange} />
        ))}
      </div>
    </fieldset>
  ))
}
