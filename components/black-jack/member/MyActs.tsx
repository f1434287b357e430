'use client'
import { useState } from 'react'
import type { BlackJackOffer } from '@/rules/black-jack/offers'
import type { CasellaNumber } from '@/rules/black-jack/state/ids'
import type { TableState } from '@/rules/black-jack/views/table'
import { useT } from '../../language/i18n'
import { MoneyField } from '../../money/MoneyField'
import { useSum } from '../../money/useSum'
import { Amount } from '../../tell/Amount'
import { RefusalNote } from '../../tell/RefusalNote'
import { Button } from '../../ui/Button'
import { Select } from '../../ui/Select'
import { useAct, useCommanding, useOffers } from '../commanding'

/** Words and answers of one tap, in the order in which they matter. */
const ONE_TAP = [
  'sayWord',
  'double',
  'split',
  'answerDouble',
  'answerSplit',
  'answerSurplus',
  'insure',
  'payPar',
  'answerCut',
  'markAway',
  'leaveSeat',
] as const
type OneTap = BlackJackOffer<(typeof ONE_TAP)[number]>

const isOneTap = (offer: BlackJackOffer): offer is OneTap =>
  (ONE_TAP as readonly string[]).includes(offer.type)

/** Everything that the member may say at the table now. */
export function MyActs({ table, member }: { table: TableState; member: string }) {
  const { offers } = useCommanding()
  const acts = ONE_TAP.flatMap((type) =>
    (offers as readonly BlackJackOffer[]).filter(
      (offer): offer is OneTap =>
        offer.type === type && isOneTap(offer) && offer.payload.player === member,
    ),
  )
  return (
    <div className="mt-3 flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-2 empty:hidden">
        {acts.map((offer) => (
          <ActButton key={JSON.stringify(offer.payload) + offer.type} offer={offer} />
        ))}
      </div>
      <Stake table={table} />
      <Seats />
    </div>
  )
}

function ActButton({ offer }: { offer: OneTap }) {
  const { take, waiting, refusal } = useAct()
  const t = useT('bj-room')
  const isMain = offer.type === 'sayWord'
  return (
    <>
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        isDisabled={waiting}
        onPress={() => take(offer)}
      >
        {t(`act.${nameOf(offer)}`)}
        {offer.type === 'insure' && <Amount chips={offer.payload.chips} />}
      </Button>
      {refusal && <RefusalNote refusal={refusal} />}
    </>
  )
}

/** The name of an act in the texts. */
function nameOf(offer: OneTap) {
  switch (offer.type) {
    case 'sayWord':
      return offer.payload.word
    case 'answerDouble':
      return offer.payload.joins ? 'joins' : 'stays'
    case 'answerSplit':
      return offer.payload.answer
    case 'answerSurplus':
      return offer.payload.takes ? 'takes' : 'refuses'
    case 'answerCut':
      return offer.payload.cuts ? 'cuts' : 'passes'
    case 'markAway':
      return offer.payload.isAway ? 'away' : 'back'
    default:
      return offer.type
  }
}

/** A puntata on a casella, while the stakes are open. */
function Stake({ table }: { table: TableState }) {
  const t = useT('bj-room')
  const offers = useOffers('layStake')
  const back = useOffers('withdrawStake')
  const { take, waiting, refusal } = useAct()
  const { limits, step } = table.summary
  const [casella, setCasella] = useState<CasellaNumber | null>(null)
  const sum = useSum(limits.minimum, { min: limits.minimum, max: limits.maximum, step })
  const { chips } = sum
  const [first] = offers
  if (!first && back.length === 0) return refusal && <RefusalNote refusal={refusal} />
  const offer = offers.find(({ payload }) => payload.casella === casella) ?? first
  return (
    <div className="flex flex-col gap-2">
      {offer && (
        <>
          <Select
            label={t('stake.casella')}
            value={offer.payload.casella}
            options={offers.map(({ payload }) => ({
              key: payload.casella,
              label: `${payload.casella}`,
            }))}
            onChange={setCasella}
          />
          <MoneyField label={t('stake.chips')} {...sum.field} />
          <Button
            variant="primary"
            isDisabled={waiting || chips === null}
            onPress={() => chips !== null && take(offer, { chips })}
          >
            {t('stake.lay')} <Amount chips={chips} />
          </Button>
        </>
      )}
      {back.map((one) => (
        <Button
          key={one.payload.casella}
          variant="quiet"
          isDisabled={waiting}
          onPress={() => take(one)}
        >
          {t('stake.withdraw', { n: one.payload.casella })}
        </Button>
      ))}
      {refusal && <RefusalNote refusal={refusal} />}
    </div>
  )
}

/** The free seats that the member may take. */
function Seats() {
  const t = useT('bj-room')
  const offers = useOffers('takeSeat')
  const { take, waiting, refusal } = useAct()
  if (offers.length === 0 && !refusal) return null
  return (
    <div>
      <p className="pb-1 text-sage">{t('phone.seats')}</p>
      <div className="grid grid-cols-4 gap-2">
        {offers.map((offer) => (
          <Button key={offer.payload.seat} isDisabled={waiting} onPress={() => take(offer)}>
            {offer.payload.seat}
          </Button>
        ))}
      </div>
      {refusal && <RefusalNote refusal={refusal} />}
    </div>
  )
}
