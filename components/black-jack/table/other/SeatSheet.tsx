'use client'
import type { CasellaNumber } from '@/rules/black-jack/state/ids'
import { OfferButtons } from '../../../banked/told/OfferButtons'
import { Refused } from '../../../banked/told/Refused'
import { useT } from '../../../language/i18n'
import { FullSheet } from '../../../tablet/Sheet'
import { useAct, useOffers } from '../../commanding'
import { PlayerName } from '../../told/PlayerName'
import { useTable } from '../tablet'

interface SeatSheetProps {
  seat: CasellaNumber
  onClose: () => void
}

/** A seat: somebody sits down, goes away, comes back or leaves; on a free one also the standing. Source: B1.players.1, A6. */
export function SeatSheet({ seat, onClose }: SeatSheetProps) {
  const t = useT('bj-table')
  const holder = useTable().summary.seats.find(({ number }) => number === seat)?.holder ?? null
  const seats = useOffers('takeSeat', { seat })
  const leaving = useOffers('leaveSeat').filter(({ payload }) => payload.player === holder)
  const away = useOffers('markAway').filter(({ payload }) => payload.player === holder)
  const standing = useOffers('markStanding')
  const acting = useAct()
  const how = { acting, onDone: onClose }
  return (
    <FullSheet title={t('felt.seat', { n: seat })} onClose={onClose}>
      <Refused refusal={acting.refusal} />
      {holder !== null && <PlayerName player={holder} className="text-xl font-semibold" />}
      <OfferButtons
        {...how}
        offers={[...away, ...leaving]}
        look={({ type }) => (type === 'leaveSeat' ? { variant: 'danger' } : {})}
        box={GRID}
      >
        {({ type, payload }) => {
          if (type === 'leaveSeat') return t('seat.leaves')
          return t(payload.isAway ? 'seat.goesAway' : 'seat.comesBack')
        }}
      </OfferButtons>
      {seats.length > 0 && (
        <section>
          <h2 className="pb-1 text-lg">{t('seat.takes')}</h2>
          <OfferButtons {...how} offers={seats} box={GRID}>
            {({ payload: { player } }) =>
              player.startsWith('@') ? t('seat.unnamed') : <PlayerName player={player} />
            }
          </OfferButtons>
        </section>
      )}
      {/* Persons who may be marked as standing at the table, or as gone. Source: G6. */}
      <section className="empty:hidden">
        {standing.length > 0 && <h2 className="pb-1 text-lg">{t('seat.standing')}</h2>}
        <OfferButtons
          offers={standing}
          look={({ payload }) => ({ variant: payload.isHere ? 'secondary' : 'primary' })}
          box={GRID}
        >
          {({ payload }) => <PlayerName player={payload.player} />}
        </OfferButtons>
      </section>
    </FullSheet>
  )
}

const GRID = 'grid grid-cols-4 gap-2'
