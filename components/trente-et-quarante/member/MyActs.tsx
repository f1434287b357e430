'use client'
import { premiumFor } from '@/rules/trente-et-quarante/05-insurance/premium'
import type { TableState } from '@/rules/trente-et-quarante/views/view'
import { OwnSum } from '../../banked/member/OwnSum'
import { OfferButtons } from '../../banked/told/OfferButtons'
import { Refused } from '../../banked/told/Refused'
import { useT } from '../../language/i18n'
import { rangeOf } from '../../live/offers'
import { MoneyField } from '../../money/MoneyField'
import { useSum } from '../../money/useSum'
import { Amount } from '../../tell/Amount'
import { useAct, useOffers } from '../commanding'

/** Everything that the member may do with their stakes at the table now. */
export function MyActs({ table, member }: { table: TableState; member: string }) {
  return (
    <div className="mt-3 flex flex-col gap-3 empty:hidden">
      <Lay table={table} member={member} />
      <Own table={table} />
    </div>
  )
}

/** A stake on one of the four chances, while they are open. Source: T.2.1. */
function Lay({ table, member }: { table: TableState; member: string }) {
  const words = useT('banked')
  const t = useT('trente-table')
  const { id, limits, step } = table.summary
  const offers = useOffers('layStake', { table: id }).filter(
    ({ payload }) => payload.player === member,
  )
  const acting = useAct()
  const most = Math.max(...offers.map((offer) => rangeOf(offer, 'chips')?.max ?? limits.maximum))
  const sum = useSum(limits.minimum, { min: limits.minimum, max: most, step })
  const { chips } = sum
  if (offers.length === 0) return <Refused refusal={acting.refusal} />
  return (
    <div className="flex flex-col gap-2">
      <MoneyField label={words('sum')} {...sum.field} />
      <OfferButtons
        offers={offers}
        changes={chips && { chips }}
        acting={acting}
        look={{ size: 'large' }}
        box="grid grid-cols-2 gap-2"
      >
        {({ payload }) => (
          <>
            {t(`chance.${payload.chance}`)} <Amount chips={chips} />
          </>
        )}
      </OfferButtons>
      <Refused refusal={acting.refusal} />
    </div>
  )
}

/** The own stakes: off the cloth, out of prison, insured. Source: T.5.3, T.6.1, T.7.1. */
function Own({ table: { summary, poste, settings } }: { table: TableState }) {
  const t = useT('trente-room')
  const words = useT('trente-table')
  const acting = useAct()
  const here = { table: summary.id }
  const prison = useOffers('answerPrison', here)
  const back = useOffers('withdrawStake', here)
  const insure = useOffers('insure', here)
  const drop = useOffers('dropInsurance', here)
  const stakeOf = (number: number) => {
    const posta = poste.find((one) => one.number === number)
    return (
      posta && (
        <>
          {words(`chance.${posta.chance}`)} <Amount chips={posta.amount} />
        </>
      )
    )
  }
  return (
    <>
      <OfferButtons offers={prison} acting={acting}>
        {({ payload: { withdraws, posta } }) => (
          <>
            {t(withdraws ? 'stake.leavesPrison' : 'stake.staysInPrison')} · {stakeOf(posta)}
          </>
        )}
      </OfferButtons>
      {insure.map((offer) => (
        <OwnSum
          key={JSON.stringify(offer.payload)}
          label={words('insure.title')}
          offer={offer}
          acting={acting}
        >
          {(chips) => (
            <>
              {t('stake.insure')} <Amount chips={chips} /> ·{' '}
              {words(`chance.${offer.payload.chance}`)} · {words('insure.premium')}{' '}
              <Amount chips={chips && premiumFor(chips, settings)} />
            </>
          )}
        </OwnSum>
      ))}
      <OfferButtons offers={drop} acting={acting} look={{ variant: 'quiet' }}>
        {({ payload }) => `${words('insure.drop')} · ${words(`chance.${payload.chance}`)}`}
      </OfferButtons>
      <OfferButtons offers={back} acting={acting} look={{ variant: 'quiet' }}>
        {({ payload }) => (
          <>
            {t('stake.withdraw')} · {stakeOf(payload.posta)}
          </>
        )}
      </OfferButtons>
      <Refused refusal={acting.refusal} />
    </>
  )
}
