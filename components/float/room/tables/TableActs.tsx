'use client'
import { useState } from 'react'
import type { OfficeFloat } from '@/rules/float/views/office'
import { useT } from '../../../language/i18n'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { useFloatAct, useFloatOffer } from '../../commanding'
import { useTableName } from '../context'
import { FloatAct } from '../FloatAct'
import { AskText } from '../kit/AskText'
import { GrantDialog } from '../sums/GrantDialog'
import { CardsDialog } from './CardsDialog'
import { CheckDialog } from './CheckDialog'
import { CountDialog } from './CountDialog'
import { PaperDialog } from './PaperDialog'
import { SealDialog } from './SealDialog'

type Open = 'opening' | 'closing' | 'spot' | 'cards' | 'check' | 'case' | 'grant' | 'paper' | 'seal'

/** The orders, counts and checks that this person may give at a table now. */
export function TableActs({ float }: { float: OfficeFloat }) {
  const t = useT('float-room')
  const name = useTableName()(float.id)
  const [open, show] = useState<Open | null>(null)
  const table = { table: float.id }
  const offered: Readonly<Record<Open, boolean>> = {
    opening: useFloatOffer('countOpening', table) !== null,
    closing: useFloatOffer('countClosing', table) !== null,
    spot: useFloatOffer('countSpot', table) !== null,
    cards: useFloatOffer('countCards', table) !== null,
    check: useFloatOffer('recordCheck', table) !== null,
    case: useFloatOffer('decideCase', table) !== null,
    grant: useFloatOffer('grantAdvance', table) !== null,
    paper: useFloatOffer('allowPaper', table) !== null,
    seal: useFloatOffer('sealTaxBox', table) !== null && float.order === 'close',
  }
  const close = () => show(null)
  // Before the box is open, or once it closes, the count itself comes first.
  const first = (['opening', 'closing'] as const).filter((one) => offered[one])
  const others = (['spot', 'cards', 'check', 'grant', 'paper', 'seal', 'case'] as const).filter(
    (one) => offered[one] && !(one === 'spot' && first.length > 0),
  )
  return (
    <>
      <FloatAct type="orderOpening" payload={table} variant="primary">
        {t('acts.orderOpening')}
      </FloatAct>
      {first.map((one) => (
        <Button key={one} variant="primary" onPress={() => show(one)}>
          {t(`acts.${one}`)}
        </Button>
      ))}
      <FloatAct type="attendHandover" payload={table} variant="primary">
        {t('acts.attendHandover')}
      </FloatAct>
      {others.map((one) => (
        <Button key={one} onPress={() => show(one)}>
          {t(`acts.${one}`)}
        </Button>
      ))}
      <FloatAct
        type="orderClosing"
        payload={table}
        variant="danger"
        ask={{
          title: t('acts.orderClosing'),
          body: t('acts.orderClosingAsk', { table: name }),
          yes: t('acts.orderClosing'),
        }}
      >
        {t('acts.orderClosing')}
      </FloatAct>
      {(open === 'opening' || open === 'closing' || open === 'spot') && (
        <CountDialog kind={open} float={float} onClose={close} />
      )}
      {open === 'cards' && <CardsDialog float={float} onClose={close} />}
      {open === 'check' && <CheckDialog float={float} onClose={close} />}
      {open === 'case' && <CaseDialog table={float.id} onClose={close} />}
      {open === 'grant' && <GrantDialog table={float.id} onClose={close} />}
      {open === 'paper' && <PaperDialog table={float.id} onClose={close} />}
      {open === 'seal' && <SealDialog table={float.id} onClose={close} />}
    </>
  )
}

/** A case that the regulation does not foresee, decided by the inspector; the recordings by reference. */
function CaseDialog({ table, onClose }: { table: string; onClose: () => void }) {
  const t = useT('float-room')
  const { act, refusal, waiting } = useFloatAct()
  const [recordings, setRecordings] = useState('')
  async function give(text: string) {
    const reference = recordings.trim() === '' ? null : recordings.trim()
    if (await act('decideCase', { table, text, recordings: reference })) onClose()
  }
  return (
    <AskText
      title={t('acts.case')}
      label={t('case.text')}
      action={t('case.give')}
      shortest={3}
      longest={600}
      rows={4}
      waiting={waiting}
      refusal={refusal}
      onGive={(text) => void give(text)}
      onClose={onClose}
    >
      <Field
        label={t('case.recordings')}
        value={recordings}
        onChange={setRecordings}
        maxLength={120}
      />
    </AskText>
  )
}
