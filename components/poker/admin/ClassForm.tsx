'use client'
import { useState } from 'react'
import { Settings } from '@/rules/poker/settings'
import { useChange } from '../../admin/asking'
import { useT } from '../../i18n'
import { trpc } from '../../trpc'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Field } from '../../ui/Field'
import { RulingNote } from '../../ui/RulingNote'
import { SettingInput } from './SettingInput'
import { SETTING_GROUPS } from './settings'

export interface Draft {
  /** Null for a class not stored yet. */
  id: string | null
  name: string
  settings: Settings
}

/** Everything a class fixes, in groups, each setting explained in words beside its usual value. */
export function ClassForm({ start, onClose }: { start: Draft; onClose: () => void }) {
  const t = useT('admin')
  const [name, setName] = useState(start.name)
  const [settings, setSettings] = useState<Settings>(start.settings)
  const { change, ruling, waiting } = useChange('classes')
  const parsed = Settings.safeParse(settings)
  const wrong = parsed.success
    ? []
    : [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))]
  async function save() {
    if (!parsed.success) return
    const named = { name: name.trim(), settings: parsed.data }
    const input = start.id === null ? named : { ...named, id: start.id }
    if (await change(() => trpc.classes.save.mutate(input))) onClose()
  }
  return (
    <Dialog
      wide
      title={start.id === null ? t('classes.new') : t('classes.editing', { name: start.name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            isPending={waiting}
            isDisabled={wrong.length > 0 || name.trim() === ''}
            onPress={save}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <Field
        label={t('classes.name')}
        hint={t('classes.nameHelp')}
        value={name}
        onChange={setName}
        maxLength={60}
        isRequired
        autoFocus
      />
      <Groups
        settings={settings}
        onChange={(part) => setSettings((before) => ({ ...before, ...part }))}
      />
      {wrong.length > 0 && (
        <p role="alert" className="text-bad">
          {t('classes.invalid', {
            fields: wrong.map((key) => t(`settings.${key}.label`)).join(', '),
          })}
        </p>
      )}
      {ruling && <RulingNote ruling={ruling} />}
    </Dialog>
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
