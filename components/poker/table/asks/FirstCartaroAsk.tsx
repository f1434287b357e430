'use client'
import { useT } from '../../../language/i18n'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { useAct, useOffers } from '../../commanding'
import { useTable } from '../context'
import { Refusal } from '../sheet/Refusal'

/** B2: with freely chosen seats, the player with the highest card deals first. */
export function FirstCartaroAsk() {
  const { view } = useTable()
  const t = useT('table')
  const { take, refusal, waiting } = useAct()
  const offers = useOffers('setFirstCartaro')
  if (offers.length === 0 || view.summary.seats.some((seat) => seat.firstCartaro)) return null
  const who = (seat: number) => view.summary.seats.find((one) => one.seat === seat)?.member ?? null
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-xl">{t('firstCartaro.question')}</h2>
      <div className="grid grid-cols-2 gap-2">
        {offers.map((offer) => (
          <Button key={offer.payload.seat} isDisabled={waiting} onPress={() => take(offer)}>
            <MemberName id={who(offer.payload.seat)} />
          </Button>
        ))}
      </div>
      {refusal && <Refusal refusal={refusal} />}
    </section>
  )
}
