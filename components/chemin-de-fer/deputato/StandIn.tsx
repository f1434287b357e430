'use client'
import type { CheminOffer } from '@/rules/chemin-de-fer/offers'
import { useT } from '../../language/i18n'
import { rangeOf } from '../../live/offers'
import { MoneyField } from '../../money/MoneyField'
import { useSum } from '../../money/useSum'
import { CommandDialog } from '../../tell/CommandDialog'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { useAct } from '../commanding'

interface StandInProps {
  offer: CheminOffer<'standIn'>
  title: string
  onClose: () => void
}

/** S.20, V.away: the inspector takes the mano of a holder who is away, with the bank that the holder wished. */
export function StandIn({ offer, title, onClose }: StandInProps) {
  const t = useT('chemin-deputato')
  const { take, refusal, waiting } = useAct()
  const { min, max } = rangeOf(offer, 'bank') ?? {}
  const bank = useSum(offer.payload.bank, { min, max })
  const give = async () => {
    if (bank.chips !== null && (await take(offer, { bank: bank.chips }))) onClose()
  }
  return (
    <CommandDialog
      title={title}
      action={t('acts.standIn')}
      isReady={bank.chips !== null}
      waiting={waiting}
      refusal={refusal}
      onGive={give}
      onClose={onClose}
    >
      <p className="text-sage">
        {t('acts.standInBank')} <ProvisionLink id="S.20" />
      </p>
      <MoneyField label={t('acts.bank')} {...bank.field} autoFocus />
    </CommandDialog>
  )
}
