'use client'
import { useState } from 'react'
import type { Deposit } from '@/rules/chemin-de-fer/state/evening'
import type { DeskView } from '@/rules/chemin-de-fer/views/desk'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Moment } from '../../../tell/Moment'
import { ProvisionLink } from '../../../tell/ProvisionLink'
import { Block } from '../../../ui/Block'
import { Button } from '../../../ui/Button'
import { useOffers } from '../../commanding'
import { OffersDialog } from '../OffersDialog'

/** S.40: stakes and winnings that nobody took, which the desk keeps until their owner asks. */
export function Deposits({ view }: { view: DeskView }) {
  const t = useT('chemin-desk')
  const kept = view.deposits.filter(({ claimedBy }) => claimedBy === null)
  if (kept.length === 0) return null
  return (
    <Block title={t('deposits.title')} aside={<ProvisionLink id="S.40" />}>
      <ul className="flex flex-col">
        {kept.map((one) => (
          <OneDeposit key={one.number} deposit={one} />
        ))}
      </ul>
    </Block>
  )
}

function OneDeposit({ deposit }: { deposit: Deposit }) {
  const t = useT('chemin-desk')
  const [isOpen, open] = useState(false)
  const { number, member, chips, at, note } = deposit
  const offers = useOffers('claimDeposit', { deposit: number })
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-2 first:border-0">
      <span>
        <Amount chips={chips} className="text-lg font-semibold" /> ·{' '}
        {member === null ? t('deposits.unknown') : <MemberName id={member} />}{' '}
        <span className="text-sage">
          <Moment at={at} /> {note}
        </span>
      </span>
      {offers.length > 0 && <Button onPress={() => open(true)}>{t('deposits.give')}</Button>}
      {isOpen && (
        <OffersDialog
          title={t('deposits.to')}
          offers={offers}
          words={({ payload }) => <MemberName id={payload.member} />}
          onClose={() => open(false)}
        />
      )}
    </li>
  )
}
