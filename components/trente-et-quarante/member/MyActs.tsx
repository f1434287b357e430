'use client'
import { premiumFor } from '@/rules/trente-et-quarante/settings'
import { CHANCES, type Chance } from '@/rules/trente-et-quarante/state/posta'
import type { TableState } from '@/rules/trente-et-quarante/views/table'
import { useT } from '../../language/i18n'
import { rangeOf } from '../../live/offers'
import { MoneyField } from '../../money/MoneyField'
import { useSum } from '../../money/useSum'
import { Amount } from '../../tell/Amount'
import { RefusalNote } from '../../tell/RefusalNote'
import { Button } from '../../ui/Button'
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
  const t = useT('trente-room')
  const words = useT('trente-table')
  const offers = useOffers('layStake').filter(
    ({ payload }) => payload.table === table.summary.id && payload.player === member,
  )
  const { take, waiting, refusal } = useAct()
  const { limits, step } = table.summary
  const most = Math.max(...offers.map((offer) => rangeOf(offer, 'chips')?.max ?? limits.maximum))
  const sum = useSum(limits.minimum, { min: limits.minimum, max: most, step })
  const { chips } = sum
  if (offers.length === 0) return refusal && <RefusalNote refusal={refusal} />
  const offerOn = (chance: Chance) => offers.find(({ payload }) => payload.chance === chance)
  return (
    <div className="flex flex-col gap-2">
      <MoneyField label={t('stake.chips')} {...sum.field} />
      <div className="grid grid-cols-2 gap-2">
        {CHANCES.map((chance) => {
          const offer = offerOn(chance)
          return (
            offer && (
              <Button
                key={chance}
                size="large"
                isDisabled={waiting || chips === null}
                onPress={() => chips !== null && take(offer, { chips })}
              >
                {words(`chance.${chance}`)} <Amount chips={chips} />
              </Button>
            )
          )
        })}
      </div>
      {refusal && <RefusalNote refusal={refusal} />}
    </div>
  )
}

/** The own stakes: off the cloth, out of prison, insured. Source: T.5.3, T.6.1, T.7.1. */
function Own({ table }: { table: TableState }) {
  const t = useT('trente-room')
  const words = useT('trente-table')
  const { take, waiting, refusal } = useAct()
  const prison = useOffers('answerPrison', { table: table.summary.id })
  const back = useOffers('withdrawStake', { table: table.summary.id })
  const insure = useOffers('insure', { table: table.summary.id })
  const drop = useOffers('dropInsurance', { table: table.summary.id })
  const stakeOf = (number: number) => {
    const posta = table.poste.find((one) => one.number === number)
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
      {prison.map((offer) => (
        <Button
          key={`${offer.payload.posta} ${offer.payload.withdraws}`}
          isDisabled={waiting}
          onPress={() => take(offer)}
        >
          {t(offer.payload.withdraws ? 'stake.leavesPrison' : 'stake.staysInPrison')} ·{' '}
          {stakeOf(offer.payload.posta)}
        </Button>
      ))}
      {insure.map((offer) => (
        <Button key={offer.payload.chance} isDisabled={waiting} onPress={() => take(offer)}>
          {t('stake.insure')} <Amount chips={offer.payload.chips} /> ·{' '}
          {words(`chance.${offer.payload.chance}`)} · {words('insure.premium')}{' '}
          <Amount chips={premiumFor(offer.payload.chips, table.settings)} />
        </Button>
      ))}
      {drop.map((offer) => (
        <Button
          key={offer.payload.chance}
          variant="quiet"
          isDisabled={waiting}
          onPress={() => take(offer)}
        >
          {words('insure.drop')} · {words(`chance.${offer.payload.chance}`)}
        </Button>
      ))}
      {back.map((offer) => (
        <Button
          key={offer.payload.posta}
          variant="quiet"
          isDisabled={waiting}
          onPress={() => take(offer)}
        >
          {t('stake.withdraw')} · {stakeOf(offer.payload.posta)}
        </Button>
      ))}
      {refusal && <RefusalNote refusal={refusal} />}
    </>
  )
}
