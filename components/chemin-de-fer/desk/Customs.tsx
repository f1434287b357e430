'use client'
import { useState } from 'react'
import { PROFILES, Settings } from '@/rules/chemin-de-fer/settings'
import type { DeskView } from '@/rules/chemin-de-fer/views/desk'
import type { SettingValues } from '../../admin/settings/field'
import { SettingInput } from '../../admin/settings/SettingInput'
import { DeclareFloat } from '../../float/room/declare/DeclareFloat'
import { useT } from '../../language/i18n'
import { useChips } from '../../tell/Amount'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { RefusalNote } from '../../tell/RefusalNote'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { CHEMIN_GROUPS, type CheminField } from '../admin/settings'
import { useSettingTexts } from '../admin/useSettingTexts'
import { useAct, useOffer } from '../commanding'

const HOUSES = ['club', 'sanremo', 'venezia'] as const satisfies readonly (keyof typeof PROFILES)[]

/**
 * The customs of the evening, each line explained. A house's are taken over as a whole, and any line is changed by
 * itself, until the first coup; then they are only shown.
 */
export function Customs({ view, onClose }: { view: DeskView; onClose: () => void }) {
  const t = useT('chemin-desk')
  const words = useT('chemin-settings')
  const { act, refusal, waiting } = useAct()
  const mayChange = useOffer('setSettings') !== null
  const [values, setValues] = useState<SettingValues>(view.settings)
  const read = Settings.safeParse(values)
  const isChanged = JSON.stringify(values) !== JSON.stringify(view.settings)
  async function keep() {
    if (read.success && (await act('setSettings', { settings: read.data }))) onClose()
  }
  return (
    <Dialog
      title={t('customs.title')}
      wide
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('customs.close')}
          </Button>
          {mayChange && (
            <Button
              variant="primary"
              isDisabled={!isChanged || !read.success}
              isPending={waiting}
              onPress={keep}
            >
              {t('customs.keep')}
            </Button>
          )}
        </>
      }
    >
      <p className="text-sage">{t(view.isFrozen ? 'customs.frozen' : 'customs.help')}</p>
      {mayChange && (
        <div className="flex flex-wrap gap-3">
          {HOUSES.map((house) => (
            <HouseButton key={house} house={house} values={values} onChoose={setValues} />
          ))}
        </div>
      )}
      {CHEMIN_GROUPS.map(({ group, fields }) => (
        <fieldset key={group} className="rounded-card border border-line p-4">
          <legend className="px-2 font-serif text-lg font-semibold">
            {words(`groups.${group}`)}
          </legend>
          <div className="grid gap-5 md:grid-cols-2">
            {fields.map((field) =>
              mayChange ? (
                <Changeable key={field.key} field={field} values={values} onChange={setValues} />
              ) : (
                <Shown key={field.key} field={field} settings={view.settings} />
              ),
            )}
          </div>
        </fieldset>
      ))}
      <DeclareFloat settings={view.office?.settings ?? null} />
      {!read.success && (
        <p role="alert" className="text-bad">
          {t('customs.wrong')}
        </p>
      )}
      {refusal && <RefusalNote refusal={refusal} />}
    </Dialog>
  )
}

interface HouseButtonProps {
  house: (typeof HOUSES)[number]
  values: SettingValues
  onChoose: (values: SettingValues) => void
}

function HouseButton({ house, values, onChoose }: HouseButtonProps) {
  const words = useT('chemin-settings')
  const isChosen = Object.entries(PROFILES[house]).every(([key, value]) => values[key] === value)
  return (
    <Button
      aria-pressed={isChosen}
      variant={isChosen ? 'primary' : 'secondary'}
      onPress={() => onChoose(PROFILES[house])}
    >
      {words(`profiles.${house}`)}
    </Button>
  )
}

interface ChangeableProps {
  field: CheminField
  values: SettingValues
  onChange: (change: (before: SettingValues) => SettingValues) => void
}

function Changeable({ field, values, onChange }: ChangeableProps) {
  const textsOf = useSettingTexts()
  return (
    <SettingInput
      field={field}
      texts={textsOf(field)}
      value={values[field.key]}
      usual={PROFILES.club[field.key]}
      onChange={(part) => onChange((before) => ({ ...before, ...part }))}
    />
  )
}

/** One custom as it holds tonight: its value, the row behind it, and what it means. */
function Shown({ field, settings }: { field: CheminField; settings: Settings }) {
  const textsOf = useSettingTexts()
  const chips = useChips()
  const { label, help, wordOf } = textsOf(field)
  const value = settings[field.key]
  const said =
    field.kind === 'chips' && typeof value === 'number'
      ? chips(value as Settings['minimum'])
      : wordOf(value)
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>
          {label} <ProvisionLink id={field.provision} />
        </span>
        <strong>{said}</strong>
      </p>
      <p className="text-sm text-sage">{help}</p>
    </div>
  )
}
