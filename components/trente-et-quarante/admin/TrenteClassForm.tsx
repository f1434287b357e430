'use client'
import { inUnit, PROFILES, SETTINGS, Settings } from '@/rules/trente-et-quarante/settings'
import { groupsOf } from '../../admin/settings/field'
import { ReadyValues } from '../../admin/settings/ReadyValues'
import { SettingsForm } from '../../admin/settings/SettingsForm'
import { useUnit } from '../../club/useUnit'
import type { ClassDraft } from '../../game'
import { useT } from '../../language/i18n'
import { useTrenteTexts } from './useSettingTexts'

const HOUSES = ['campione', 'club'] as const satisfies readonly (keyof typeof PROFILES)[]

/** The settings of a class of trente et quarante; a club starts from the house's customs or its own, and changes each line. */
export function TrenteClassForm({ start, onClose }: { start: ClassDraft; onClose: () => void }) {
  const t = useT('trente-settings')
  const textsOf = useTrenteTexts()
  const unit = useUnit()
  return (
    <SettingsForm
      start={start}
      onClose={onClose}
      schema={Settings}
      defaults={inUnit(PROFILES.club, unit)}
      usual={inUnit(PROFILES.campione, unit)}
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
