'use client'
import { useState } from 'react'
import type { CheminOffer } from '@/rules/chemin-de-fer/offers'
import { useT } from '../../../language/i18n'
import { CommandDialog } from '../../../tell/CommandDialog'
import { ProvisionLink } from '../../../tell/ProvisionLink'
import { Field } from '../../../ui/Field'
import { NumberField } from '../../../ui/number/NumberField'
import { useTyped } from '../../../ui/number/useTyped'
import { useAct } from '../../commanding'

/** Six packs have two colours, so that one to five have the first. */
const MOST_OF_FIRST = 5

interface ChangePacksProps {
  offer: CheminOffer<'changePacks'>
  onClose: () => void
}

/** S.33: all six packs are changed, as for marked or bent cards: the colours of the new ones, and why. */
export function ChangePacks({ offer, onClose }: ChangePacksProps) {
  const t = useT('chemin-desk')
  const { take, refusal, waiting } = useAct()
  const { colours, first } = offer.payload
  const [one, writeOne] = useState(colours[0])
  const [other, writeOther] = useState(colours[1])
  const [why, write] = useState('')
  const ofFirst = useTyped(first, { min: 1, max: MOST_OF_FIRST })
  const written: [string, string] = [one.trim(), other.trim()]
  async function give() {
    if (ofFirst.number === null) return
    const packs = { colours: written, first: ofFirst.number, why: why.trim() }
    if (await take(offer, packs)) onClose()
  }
  return (
    <CommandDialog
      title={t('room.packsTitle')}
      action={t('room.packs')}
      isReady={written.every((colour) => colour !== '') && ofFirst.number !== null}
      waiting={waiting}
      refusal={refusal}
      onGive={give}
      onClose={onClose}
    >
      <p className="text-sage">
        {t('room.packsAsk')} <ProvisionLink id="S.33" />
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t('room.colour')} value={one} onChange={writeOne} maxLength={30} />
        <Field label={t('room.otherColour')} value={other} onChange={writeOther} maxLength={30} />
      </div>
      <NumberField label={t('room.ofFirst')} {...ofFirst.field} />
      <Field label={t('room.why')} value={why} onChange={write} maxLength={200} />
    </CommandDialog>
  )
}
