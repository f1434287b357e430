'use client'
import { inUnit, PROFILES, SETTINGS, Settings } from '@/rules/chemin-de-fer/settings'
import type { DeskView } from '@/rules/chemin-de-fer/views/desk'
import { CustomsDialog } from '../../admin/settings/CustomsDialog'
import { groupsOf, type SettingValues } from '../../admin/settings/field'
import { useUnit } from '../../club/useUnit'
import { useClasses } from '../../desk/useClasses'
import { DeclareFloat } from '../../float/room/declare/DeclareFloat'
import { useT } from '../../language/i18n'
import { useGame } from '../../live/game'
import { Button } from '../../ui/Button'
import { useSettingTexts } from '../admin/useSettingTexts'
import { useAct, useOffer } from '../commanding'

const HOUSES = ['club', 'sanremo', 'venezia'] as const satisfies readonly (keyof typeof PROFILES)[]

/**
 * The customs of the evening, each line explained. A house's or a class's are taken over as a whole, and any line is
 * changed by itself, until the first coup; then they are only shown.
 */
export function Customs({ view, onClose }: { view: DeskView; onClose: () => void }) {
  const t = useT('chemin-desk')
  const words = useT('chemin-settings')
  const textsOf = useSettingTexts()
  const unit = useUnit()
  const { act, refusal, waiting } = useAct()
  const mayChange = useOffer('setSettings') !== null
  const houses = HOUSES.map((house) => ({
    id: house,
    name: words(`profiles.${house}`),
    customs: inUnit(PROFILES[house], unit),
  }))
  const classes = useClasses(useGame()).flatMap(({ id, name, settings }) => {
    const { data: customs } = Settings.safeParse(settings)
    return customs ? [{ id, name, customs }] : []
  })
  const ready = [...houses, ...classes]
  return (
    <CustomsDialog
      title={t('customs.title')}
      help={t(view.isFrozen ? 'customs.frozen' : 'customs.help')}
      settings={view.settings}
      mayChange={mayChange}
      schema={Settings}
      usual={inUnit(PROFILES.club, unit)}
      groups={groupsOf(SETTINGS, (group) => words(`groups.${group}`))}
      textsOf={textsOf}
      above={(values, give) => (
        <div className="flex flex-wrap gap-3">
          {ready.map(({ id, name, customs }) => (
            <ReadyButton key={id} customs={customs} values={values} onChoose={give}>
              {name}
            </ReadyButton>
          ))}
        </div>
      )}
      below={<DeclareFloat settings={view.office?.settings ?? null} />}
      waiting={waiting}
      refusal={refusal}
      onKeep={(settings) => act('setSettings', { settings })}
      onClose={onClose}
    />
  )
}

interface ReadyButtonProps {
  customs: Settings
  values: SettingValues
  onChoose: (values: SettingValues) => void
  children: string
}

function ReadyButton({ customs, values, onChoose, children }: ReadyButtonProps) {
  const isChosen = Object.entries(customs).every(([key, value]) => values[key] === value)
  return (
    <Button
      aria-pressed={isChosen}
      variant={isChosen ? 'primary' : 'secondary'}
      onPress={() => onChoose(customs)}
    >
      {children}
    </Button>
  )
}
