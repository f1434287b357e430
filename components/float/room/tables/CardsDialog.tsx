'use client'
import { useState } from 'react'
import type { CardCount } from '@/rules/float/state/table'
import type { OfficeFloat } from '@/rules/float/views/office'
import { useT } from '../../../language/i18n'
import { CommandDialog } from '../../../tell/CommandDialog'
import { Field } from '../../../ui/Field'
import { NumberField } from '../../../ui/number/NumberField'
import { useTyped } from '../../../ui/number/useTyped'
import { Select } from '../../../ui/Select'
import { useFloatAct } from '../../commanding'
import { CARDS, MASKS } from '../../kit/cards'

const WHEN: readonly CardCount['when'][] = ['unsealed', 'taglia', 'closing']

/** The cards counted: at the opening, at the end of a taglia, or at the closing. */
export function CardsDialog({ float, onClose }: { float: OfficeFloat; onClose: () => void }) {
  const t = useT('float-room')
  const { act, refusal, waiting } = useFloatAct()
  const usual =
    float.box === 'keeping' ? 'unsealed' : float.order === 'close' ? 'closing' : 'taglia'
  const [when, setWhen] = useState<CardCount['when']>(usual)
  const typed = { cards: useTyped(null, CARDS), masks: useTyped(float.masks, MASKS) }
  const { number: cards } = typed.cards
  const { number: masks } = typed.masks
  const [note, setNote] = useState('')
  const isWhole = cards === float.cards && masks === float.masks
  const isReady = cards !== null && masks !== null && (isWhole || note.trim() !== '')
  async function give() {
    if (cards === null || masks === null) return
    const count = { table: float.id, when, cards, masks, note: note.trim() }
    if (await act('countCards', count)) onClose()
  }
  return (
    <CommandDialog
      title={t('acts.cards')}
      action={t('cards.give')}
      isReady={isReady}
      waiting={waiting}
      refusal={refusal}
      onGive={() => void give()}
      onClose={onClose}
    >
      <Select
        label={t('cards.when')}
        value={when}
        onChange={setWhen}
        options={WHEN.map((key) => ({ key, label: t(`cards.${key}`) }))}
      />
      <NumberField label={t('cards.cards')} {...typed.cards.field} />
      <NumberField label={t('cards.masks')} {...typed.masks.field} />
      {cards !== null && (
        <p className={isWhole ? 'text-good' : 'text-warn'} role="status">
          {isWhole
            ? t('cards.whole')
            : t('cards.wrong', { cards: float.cards, masks: float.masks })}
        </p>
      )}
      <Field label={t('note')} value={note} onChange={setNote} maxLength={300} />
    </CommandDialog>
  )
}
