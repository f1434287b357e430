'use client'
import type { Abandoned } from '@/rules/black-jack/state/table'
import { OfferButtons } from '../../banked/told/OfferButtons'
import { useT } from '../../language/i18n'
import { OnTop } from '../../live/frame'
import { Amount } from '../../tell/Amount'
import { Block } from '../../ui/Block'
import { useOffers } from '../commanding'
import { PlayerName } from './PlayerName'

interface TableProps {
  table: {
    readonly id: string
    readonly label: string
    readonly abandoned: readonly Abandoned[]
  }
}

/** The abandoned winnings of a table that wait for this person's signature, on top of their page. Source: B.37.2. */
export function AbandonedToSign({ table: { id, label, abandoned } }: TableProps) {
  const t = useT('bj-told')
  const words = useT('banked')
  const offers = useOffers('signAbandoned').filter(({ payload }) => payload.table === id)
  const waiting = abandoned.filter(({ number }) =>
    offers.some(({ payload }) => payload.number === number),
  )
  if (waiting.length === 0) return null
  const text = t('abandoned.toSign', { table: label })
  return (
    <OnTop thing={{ key: `abandoned-${id}`, at: null, text }}>
      <Block marked title={text}>
        <ul className="flex flex-col gap-2">
          {waiting.map(({ number, player, casella, chips }) => (
            <li key={number} className="flex flex-wrap items-center gap-2">
              <span className="grow">
                {t('abandoned.casella', { n: casella })} · <PlayerName player={player} /> ·{' '}
                <Amount chips={chips} className="font-semibold" />
              </span>
              <OfferButtons offers={offers.filter(({ payload }) => payload.number === number)}>
                {({ payload: { as, wanted } }) =>
                  `${t(`abandoned.${wanted}`)} · ${words(`as.${as}`)}`
                }
              </OfferButtons>
            </li>
          ))}
        </ul>
      </Block>
    </OnTop>
  )
}
