'use client'
import { useState } from 'react'
import type { TableInView } from '@/rules/chemin-de-fer/views/table'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { rangeOf } from '../../../live/offers'
import { CommandDialog } from '../../../tell/CommandDialog'
import { ProvisionLink } from '../../../tell/ProvisionLink'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { NumberField } from '../../../ui/number/NumberField'
import { useTyped } from '../../../ui/number/useTyped'
import { Toggle } from '../../../ui/Toggle'
import { Act, useAct, useOffer } from '../../commanding'
import { ChangePacks } from './ChangePacks'

/** The inspector's rarer acts at a table: seats added, packs changed, a purchase cancelled. */
export function RoomActs({ table }: { table: TableInView }) {
  const t = useT('chemin-desk')
  const [asking, ask] = useState<'seats' | 'packs' | 'purchase' | null>(null)
  const where = { table: table.summary.id }
  const seats = useOffer('proposeSeats', where)
  const packs = useOffer('changePacks', where)
  const purchase = useOffer('cancelPurchase', where)
  const vote = table.seatsVote
  return (
    <div className="flex flex-wrap items-start gap-3 empty:hidden">
      {vote && (
        <p role="status" className="w-full">
          {t('room.vote', { n: vote.seats, yes: vote.yes.length })} <ProvisionLink id="S.8b" />
        </p>
      )}
      <Act type="addSeats" payload={where} variant="primary">
        {t('room.addSeats')}
      </Act>
      {seats && <Button onPress={() => ask('seats')}>{t('room.proposeSeats')}</Button>}
      {packs && (
        <Button variant="quiet" onPress={() => ask('packs')}>
          {t('room.packs')}
        </Button>
      )}
      {purchase && (
        <Button variant="danger" onPress={() => ask('purchase')}>
          {t('room.purchase')}
        </Button>
      )}
      {asking === 'seats' && <MoreSeats table={table} onClose={() => ask(null)} />}
      {asking === 'packs' && packs && <ChangePacks offer={packs} onClose={() => ask(null)} />}
      {asking === 'purchase' && <CancelPurchase table={table} onClose={() => ask(null)} />}
    </div>
  )
}

interface OfTable {
  table: TableInView
  onClose: () => void
}

/** S.8b: everybody seated is asked whether seats are added. */
function MoreSeats({ table, onClose }: OfTable) {
  const t = useT('chemin-desk')
  const { act, refusal, waiting } = useAct()
  const range = rangeOf(useOffer('proposeSeats', { table: table.summary.id }), 'seats')
  const seats = useTyped(1, { min: 1, ...(range ? { max: range.max } : {}) })
  async function give() {
    if (seats.number === null) return
    if (await act('proposeSeats', { table: table.summary.id, seats: seats.number })) onClose()
  }
  return (
    <CommandDialog
      title={t('room.proposeSeats')}
      action={t('room.ask')}
      isReady={seats.number !== null}
      waiting={waiting}
      refusal={refusal}
      onGive={give}
      onClose={onClose}
    >
      <p className="text-sage">{t('room.seatsHelp')}</p>
      <NumberField label={t('room.seats')} {...seats.field} />
    </CommandDialog>
  )
}

/** S.95a, S.104: a purchase that two players had agreed upon is cancelled before the first card. */
function CancelPurchase({ table, onClose }: OfTable) {
  const t = useT('chemin-desk')
  const nameOf = useNameOf()
  const { act, refusal, waiting } = useAct()
  const { mano, summary } = table
  const persons = [mano?.banker ?? null, mano?.seller ?? null].filter((one) => one !== null)
  const [barred, bar] = useState<readonly (typeof persons)[number][]>([])
  const [why, write] = useState('')
  const give = () =>
    act('cancelPurchase', { table: summary.id, barred: [...barred], why: why.trim() }).then(
      (done) => done && onClose(),
    )
  return (
    <CommandDialog
      title={t('room.purchase')}
      action={t('room.purchase')}
      variant="danger"
      isReady={why.trim().length >= 3}
      waiting={waiting}
      refusal={refusal}
      onGive={give}
      onClose={onClose}
    >
      <p className="text-sage">
        {t('room.purchaseHelp')} <ProvisionLink id="S.104" />
      </p>
      {persons.map((one) => (
        <Toggle
          key={one}
          isSelected={barred.includes(one)}
          onChange={(on) => bar(on ? [...barred, one] : barred.filter((other) => other !== one))}
        >
          {t('room.barred', { name: nameOf(one) })}
        </Toggle>
      ))}
      <Field label={t('room.why')} value={why} onChange={write} maxLength={300} />
    </CommandDialog>
  )
}
