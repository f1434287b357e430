'use client'
import { useState } from 'react'
import { isKey } from '@/messages/keys'
import { PROFILES, type Settings } from '@/rules/chemin-de-fer/settings'
import type { DeskView } from '@/rules/chemin-de-fer/views/desk'
import { useT } from '../../language/i18n'
import { useChips } from '../../tell/Amount'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { RefusalNote } from '../../tell/RefusalNote'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { CHEMIN_GROUPS, type CheminField } from '../admin/settings'
import { useAct, useOffer } from '../commanding'

const HOUSES = ['club', 'sanremo', 'venezia'] as const satisfies readonly (keyof typeof PROFILES)[]

/** The customs of the evening, each line explained; a house's are taken over as a whole, until the first coup. */
export function Customs({ view, onClose }: { view: DeskView; onClose: () => void }) {
  const t = useT('chemin-desk')
  const words = useT('chemin-settings')
  const { act, refusal, waiting } = useAct()
  const mayChange = useOffer('setSettings') !== null
  const [settings, setSettings] = useState<Settings>(view.settings)
  const isChanged = settings !== view.settings
  async function keep() {
    if (await act('setSettings', { settings })) onClose()
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
            <Button variant="primary" isDisabled={!isChanged} isPending={waiting} onPress={keep}>
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
            <Button
              key={house}
              aria-pressed={settings === PROFILES[house]}
              variant={settings === PROFILES[house] ? 'primary' : 'secondary'}
              onPress={() => setSettings({ ...PROFILES[house] })}
            >
              {words(`profiles.${house}`)}
            </Button>
          ))}
        </div>
      )}
      {refusal && <RefusalNote refusal={refusal} />}
      {CHEMIN_GROUPS.map(({ group, fields }) => (
        <section key={group} aria-label={words(`groups.${group}`)}>
          <h3 className="font-serif text-xl">{words(`groups.${group}`)}</h3>
          <dl className="grid gap-x-4 sm:grid-cols-2">
            {fields.map((field) => (
              <Line key={field.key} field={field} settings={settings} was={view.settings} />
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}

/** One setting: its value, the row behind it, and what it means. */
function Line(props: { field: CheminField; settings: Settings; was: Settings }) {
  const t = useT('chemin-settings')
  const desk = useT('chemin-desk')
  const chips = useChips()
  const { field, settings, was } = props
  const { key } = field
  const said = (value: Settings[typeof key]): string => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    const text = `options.${key}.${value}`
    if (isKey(t, text)) return t(text)
    return field.kind === 'chips' && typeof value === 'number'
      ? chips(value as Settings['minimum'])
      : String(value)
  }
  const isNew = settings[key] !== was[key]
  return (
    <div className="border-t border-line py-2">
      <dt className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>
          {t(`settings.${key}.label`)} <ProvisionLink id={field.provision} />
        </span>
        <strong className={isNew ? 'text-brass' : ''}>
          {said(settings[key])}
          {isNew && <span className="sr-only"> {desk('customs.changed')}</span>}
        </strong>
      </dt>
      <dd className="text-sm text-sage">{t(`settings.${key}.help`)}</dd>
    </div>
  )
}
