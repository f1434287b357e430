'use client'
import { inUnit, PROFILES, SETTINGS, Settings } from '@/rules/chemin-de-fer/settings'
import { groupsOf } from '../../admin/settings/field'
import { ReadyValues } from '../../admin/settings/ReadyValues'
import { SettingsForm } from '../../admin/settings/SettingsForm'
import { useUnit } from '../../club/useUnit'
import type { ClassDraft } from '../../game'
import { useT } from '../../language/i18n'
import { useSettingTexts } from './useSettingTexts'

const HOUSES = ['sanremo', 'venezia', 'club'] as const satisfies readonly (keyof typeof PROFILES)[]

/** The settings of a class of chemin de fer; a club starts from the customs of a house and changes each line. */
export function CheminClassForm({ start, onClose }: { start: ClassDraft; onClose: () => void }) {
  const t = useT('chemin-settings')
  const textsOf = useSettingTexts()
  const unit = useUnit()
  return (
    <SettingsForm
      start={start}
      onClose={onClose}
      schema={Settings}
      defaults={inUnit(PROFILES.club, unit)}
      usual={inUnit(PROFILES.club, unit)}
      groups={groupsOf(SETTINGS, (group) => t(`groups.${group}`))}
      textsOf={textsOf}
      above={(give) => (
        <ReadyValues
          title={t('profiles.title')}
          help={t('profiles.help')}
          values={HOUSES.map((house) => ({
            name: t(`profiles.${house}`),
            settings: inUnit(PROFILES[house], unit),
          }))}
          onChoose={give}
        />
      )}
    />
  )
}
