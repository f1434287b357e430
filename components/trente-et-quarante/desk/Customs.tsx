'use client'
import { useState } from 'react'
import { inUnit, PROFILES, SETTINGS, Settings } from '@/rules/trente-et-quarante/settings'
import type { DeskView } from '@/rules/trente-et-quarante/views/view'
import { CustomsDialog } from '../../admin/settings/CustomsDialog'
import { groupsOf } from '../../admin/settings/field'
import { useUnit } from '../../club/useUnit'
import { useT } from '../../language/i18n'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { useTrenteTexts } from '../admin/useSettingTexts'
import { useAct, useOffers } from '../commanding'

/** The customs of a table: another version of them between two taglie, and shown while one runs. Source: T.11, E3. */
export function Customs({ table }: { table: DeskView['tables'][number] }) {
  const t = useT('trente-settings')
  const banked = useT('banked')
  const textsOf = useTrenteTexts()
  const unit = useUnit()
  const { id, label } = table.summary
  const [offer] = useOffers('setVersion', { table: id })
  const { act, refusal, waiting } = useAct()
  const [isOpen, open] = useState(false)
  const [note, setNote] = useState('')
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
          groups={groupsOf(SETTINGS, (group) => t(`groups.${group}`))}
          textsOf={textsOf}
          below={
            offer && (
              <Field label={t('customs.note')} value={note} onChange={setNote} maxLength={300} />
            )
          }
          waiting={waiting}
          refusal={refusal}
          onKeep={(settings) => act('setVersion', { table: id, settings, note: note.trim() })}
          onClose={() => open(false)}
        />
      )}
    </>
  )
}
