'use client'
import { useState } from 'react'
import type { TableId } from '@/rules/banked/ids'
import type { BlackJackOffer } from '@/rules/black-jack/offers'
import type { CasellaNumber } from '@/rules/black-jack/state/ids'
import type { TableState } from '@/rules/black-jack/views/view'
import { OwnSum } from '../../banked/member/OwnSum'
import { OfferButtons } from '../../banked/told/OfferButtons'
import { Refused } from '../../banked/told/Refused'
import { useT } from '../../language/i18n'
import { useWaits } from '../../live/frame'
import { offersAmong } from '../../live/offers'
import { MoneyField } from '../../money/MoneyField'
import { useSum } from '../../money/useSum'
import { Amount } from '../../tell/Amount'
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
  'payPar',
  'answerCut',
  'markAway',
  'leaveSeat',
] as const
/** Those for which the table waits. */
const ANSWERS = ['sayWord', 'answerDouble', 'answerSplit', 'answerSurplus', 'answerCut'] as const
type OneTap = BlackJackOffer<(typeof ONE_TAP)[number]>

/** Everything that the member may say at the table now. */
export function MyActs({ table, member }: { table: TableState; member: string }) {
  const t = useT('bj-room')
  const { offers } = useCommanding()
  const { id } = table.summary
  const isOwnHere = ({ payload }: OneTap) => payload.table === id && payload.player === member
  const isAsked = offersAmong(offers, ANSWERS).some(isOwnHere)
  useWaits(isAsked ? [{ key: 'turn', at: null, text: table.summary.label }] : [])
  return (
    <div className="mt-3 flex flex-col gap-3">
      <OfferButtons
        // The refusal of a word is about the move to which it was said.
        key={table.moves}
        offers={offersAmong(offers, ONE_TAP).filter(isOwnHere)}
        look={({ type }) => ({ variant: type === 'sayWord' ? 'primary' : 'secondary' })}
        box="grid grid-cols-2 gap-2"
      >
        {(offer) => t(`act.${nameOf(offer)}`)}
      </OfferButtons>
      <Insure table={id} />
      <Stake table={table} />
      <Seats table={id} />
    </div>
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

/** The own puntate insured, each for half or for less. Source: B.9.2. */
function Insure({ table }: { table: TableId }) {
  const t = useT('bj-room')
  const words = useT('bj-table')
  const offers = useOffers('insure', { table })
  const acting = useAct()
  return (
    <>
      {offers.map((offer) => (
        <OwnSum
          key={JSON.stringify(offer.payload)}
          label={words('offers.insurance')}
          offer={offer}
          acting={acting}
        >
          {(chips) => (
            <>
              {t('act.insure')} <Amount chips={chips} />
              {offers.length > 1 && ` · ${words('casella', { n: offer.payload.casella })}`}
            </>
          )}
        </OwnSum>
      ))}
      <Refused refusal={acting.refusal} />
    </>
  )
}

/** A puntata on a casella, while the stakes are open. */
function Stake({ table }: { table: TableState }) {
  const t = useT('bj-room')
  const words = useT('banked')
  const { id, limits, step } = table.summary
  const offers = useOffers('layStake', { table: id })
  const back = useOffers('withdrawStake', { table: id })
  const acting = useAct()
  const [casella, setCasella] = useState<CasellaNumber | null>(null)
  const sum = useSum(limits.minimum, { min: limits.minimum, max: limits.maximum, step })
  const { chips } = sum
  const offer = offers.find(({ payload }) => payload.casella === casella) ?? offers[0]
  return (
    <div className="flex flex-col gap-2 empty:hidden">
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
          <MoneyField label={words('sum')} {...sum.field} />
          <OfferButtons
            offers={[offer]}
            changes={chips && { chips }}
            acting={acting}
            look={{ variant: 'primary' }}
          >
            {() => (
              <>
                {t('stake.lay')} <Amount chips={chips} />
              </>
            )}
          </OfferButtons>
        </>
      )}
      <OfferButtons offers={back} acting={acting} look={{ variant: 'quiet' }}>
        {({ payload }) => t('stake.withdraw', { n: payload.casella })}
      </OfferButtons>
      <Refused refusal={acting.refusal} />
    </div>
  )
}

/** The free seats of a table that the member may take. */
export function Seats({ table }: { table: TableId }) {
  const t = useT('bj-room')
  const offers = useOffers('takeSeat', { table })
  return (
    <div className="empty:hidden">
      {offers.length > 0 && <p className="pb-1 text-sage">{t('phone.seats')}</p>}
      <OfferButtons offers={offers} box="grid grid-cols-4 gap-2">
        {({ payload }) => payload.seat}
      </OfferButtons>
    </div>
  )
}
