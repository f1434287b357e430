'use client'
import { useState } from 'react'
import { useT } from '../../../language/i18n'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { useAct, useOffers } from '../../commanding'
import { useTable } from '../context'
import { Refusal } from '../sheet/Refusal'

/** B2: with freely chosen seats, the player with the highest card deals first; until the first deal it may be changed. */
export function FirstCartaroAsk() {
  const { view } = useTable()
  const t = useT('table')
  const { take, refusal, waiting } = useAct()
  const offers = useOffers('setFirstCartaro')
  const [changing, setChanging] = useState(false)
  if (offers.length === 0) return null
  const who = (seat: number) => view.summary.seats.find((one) => one.seat === seat)?.member ?? null
  const named = view.summary.seats.find((seat) => seat.firstCartaro)
  if (named && !changing)
    return (
      <section className="flex items-center justify-between gap-2">
        <p className="leading-tight">
          {t('seat.firstCartaro')}:{' '}
          <strong>
            <MemberName id={named.member} />
          </strong>
        </p>
        <Button variant="quiet" onPress={() => setChanging(true)}>
          {t('firstCartaro.change')}
        </Button>
      </section>
    )
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-xl">{t('firstCartaro.question')}</h2>
      <div className="grid grid-cols-2 gap-2">
        {offers.map((offer) => (
          <Button
            key={offer.payload.seat}
            isDisabled={waiting}
            onPress={async () => (await take(offer)) && setChanging(false)}
          >
            <MemberName id={who(offer.payload.seat)} />
          </Button>
        ))}
      </div>
      {named && (
        <Button variant="quiet" onPress={() => setChanging(false)}>
          {t('firstCartaro.keep')}
        </Button>
      )}
      {refusal && <Refusal refusal={refusal} />}
    </section>
  )
}
