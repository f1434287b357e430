'use client'
import { PROFILES, Settings } from '@/rules/chemin-de-fer/settings'
import type { SettingValues } from '../../admin/settings/field'
import { SettingsForm } from '../../admin/settings/SettingsForm'
import type { ClassDraft } from '../../game'
import { useT } from '../../language/i18n'
import { Button } from '../../ui/Button'
import { CHEMIN_GROUPS } from './settings'
import { useSettingTexts } from './useSettingTexts'

const HOUSES = ['sanremo', 'venezia', 'club'] as const satisfies readonly (keyof typeof PROFILES)[]

/** The settings of a class of chemin de fer; a club starts from the customs of a house and changes each line. */
export function CheminClassForm({ start, onClose }: { start: ClassDraft; onClose: () => void }) {
  const t = useT('chemin-settings')
  const textsOf = useSettingTexts()
  return (
    <SettingsForm
      start={start}
      onClose={onClose}
      schema={Settings}
      defaults={PROFILES.club}
      usual={PROFILES.club}
      groups={CHEMIN_GROUPS.map((one) => ({ ...one, title: t(`groups.${one.group}`) }))}
      textsOf={textsOf}
      above={(give) => <Houses onChoose={give} />}
    />
  )
}

/** The customs of each house as ready values for every setting. */
function Houses({ onChoose }: { onChoose: (values: SettingValues) => void }) {
  const t = useT('chemin-settings')
  return (
    <fieldset className="rounded-card border border-line p-4">
      <legend className="px-2 font-serif text-lg font-semibold">{t('profiles.title')}</legend>
      <div className="flex flex-wrap gap-3">
        {HOUSES.map((house) => (
          <Button key={house} onPress={() => onChoose(PROFILES[house])}>
            {t(`profiles.${house}`)}
          </Button>
        ))}
      </div>
      <p className="mt-2 text-sm text-sage">{t('profiles.help')}</p>
    </fieldset>
  )
}
