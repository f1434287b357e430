'use client'
import { useState } from 'react'
import { inUnit, PROFILES, SETTINGS, Settings } from '@/rules/black-jack/settings'
import type { DeskView } from '@/rules/black-jack/views/view'
import { CustomsDialog } from '../../admin/settings/CustomsDialog'
import { groupsOf } from '../../admin/settings/field'
import { useUnit } from '../../club/useUnit'
import { useT } from '../../language/i18n'
import { Button } from '../../ui/Button'
import { useBlackJackTexts } from '../admin/useSettingTexts'
import { useAct, useOffers } from '../commanding'

/** The caselle are those with which the table opened. */
const { caselle: _caselle, ...table } = SETTINGS.table
const CHANGEABLE = { ...SETTINGS, table }

/** The customs of a table: changed between two shoes, and shown while one runs. Source: J.4. */
export function Customs({ table }: { table: DeskView['tables'][number] }) {
  const t = useT('bj-settings')
  const banked = useT('banked')
  const textsOf = useBlackJackTexts()
  const unit = useUnit()
  const { id, label } = table.summary
  const [offer] = useOffers('setTableSettings', { table: id })
  const { act, refusal, waiting } = useAct()
  const [isOpen, open] = useState(false)
  return (
    <>
      <Button onPress={() => open(true)}>{banked('customs')}</Button>
      {isOpen && (
        <CustomsDialog
          title={t('customs.title', { table: label })}
          help={t(offer ? 'customs.help' : 'customs.frozen')}
          settings={table.settings}
          mayChange={offer !== undefined}
          schema={Settings}
          usual={inUnit(PROFILES.campione, unit)}
          groups={groupsOf(CHANGEABLE, (group) => t(`groups.${group}`))}
          textsOf={textsOf}
          waiting={waiting}
          refusal={refusal}
          onKeep={(settings) => act('setTableSettings', { table: id, settings })}
          onClose={() => open(false)}
        />
      )}
    </>
  )
}
