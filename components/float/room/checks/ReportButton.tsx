'use client'
import { useState } from 'react'
import { useT } from '../../../language/i18n'
import { Button } from '../../../ui/Button'
import { Checks } from '../../../ui/Checks'
import { useFloatAct, useFloatOffer } from '../../commanding'
import { AskText } from '../kit/AskText'

const ABOVE = ['direzione-giochi', 'direzione-generale'] as const
type Above = (typeof ABOVE)[number]

/** The inspector's report of an irregularity to those above. */
export function ReportButton() {
  const t = useT('float-room')
  const { act, refusal, waiting } = useFloatAct()
  const mayReport = useFloatOffer('reportIrregularity') !== null
  const [isOpen, open] = useState(false)
  const [to, setTo] = useState<readonly Above[]>(['direzione-giochi'])
  if (!mayReport) return null
  async function give(text: string) {
    if (await act('reportIrregularity', { text, to: [...to] })) open(false)
  }
  return (
    <>
      <Button onPress={() => open(true)}>{t('reports.write')}</Button>
      {isOpen && (
        <AskText
          title={t('reports.write')}
          label={t('reports.text')}
          action={t('reports.send')}
          shortest={3}
          isReady={to.length > 0}
          longest={600}
          rows={4}
          waiting={waiting}
          refusal={refusal}
          onGive={(text) => void give(text)}
          onClose={() => open(false)}
        >
          <Checks
            label={t('reports.toWhom')}
            options={ABOVE.map((key) => ({ key, label: t(`reports.to.${key}`) }))}
            value={to}
            onChange={setTo}
          />
        </AskText>
      )}
    </>
  )
}
