'use client'
import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import type { ClassDraft } from '../../game'
import { useT } from '../../language/i18n'
import { ClassDialog } from '../ClassDialog'
import type { FieldGroup, FieldOf, SettingTexts, SettingValues } from './field'
import { SettingInput } from './SettingInput'

interface SettingsFormProps<Key extends string> {
  start: ClassDraft
  onClose: () => void
  /** The game's settings as its rules read them. */
  schema: z.ZodType<object>
  /** Values of a new class. */
  defaults: SettingValues
  /** Defaults that the page tells: all of them, or those that the rules have. */
  usual: SettingValues
  groups: readonly FieldGroup<Key>[]
  textsOf: (field: FieldOf<Key>) => SettingTexts
  /** Something above the groups, such as a choice of ready values. */
  above?: (give: (values: SettingValues) => void) => ReactNode
}

/** The settings of a class of tables of any game, in groups, each with an explanation and its default. */
export function SettingsForm<Key extends string>(props: SettingsFormProps<Key>) {
  const { start, onClose, schema, defaults, usual, groups, textsOf, above } = props
  const t = useT('admin')
  const [settings, setSettings] = useState((start.settings ?? defaults) as SettingValues)
  const parsed = schema.safeParse(settings)
  const faults = new Set(parsed.error?.issues.map(({ path }) => path[0]))
  const wrong = groups.flatMap(({ fields }) => fields).filter(({ key }) => faults.has(key))
  return (
    <ClassDialog start={start} settings={parsed.data ?? null} onClose={onClose}>
      {above?.(setSettings)}
      {groups.map(({ group, title, fields }) => (
        <fieldset key={group} className="rounded-card border border-line p-4">
          <legend className="px-2 font-serif text-lg font-semibold">{title}</legend>
          <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
            {fields.map((field) => (
              <SettingInput
                key={field.key}
                field={field}
                texts={textsOf(field)}
                value={settings[field.key]}
                usual={usual[field.key]}
                onChange={(part) => setSettings((before) => ({ ...before, ...part }))}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {wrong.length > 0 && (
        <p role="alert" className="text-bad">
          {t('classes.invalid', { fields: wrong.map((field) => textsOf(field).label).join(', ') })}
        </p>
      )}
    </ClassDialog>
  )
}
