'use client'
import type { CasellaNumber } from '@/rules/black-jack/state/ids'
import { useT } from '../../../language/i18n'
import { FullSheet } from '../../../tablet/Sheet'
import { Button } from '../../../ui/Button'
import { useAct, useOffers } from '../../commanding'
import { PlayerName } from '../../told/PlayerName'
import { useTable } from '../context'
import { Refused } from '../Refused'

interface SeatSheetProps {
  seat: CasellaNumber
  onClose: () => void
}

/** A seat: somebody sits down, goes away, comes back or leaves; on a free one also the standing. Source: B1.players.1, A6. */
export function SeatSheet({ seat, onClose }: SeatSheetProps) {
  const t = useT('bj-table')
  const { view } = useTable()
  const holder = view.summary.seats.find(({ number }) => number === seat)?.holder ?? null
  const seats = useOffers('takeSeat', { seat })
  const leaving = useOffers('leaveSeat').filter(({ payload }) => payload.player === holder)
  const away = useOffers('markAway').filter(({ payload }) => payload.player === holder)
  const { take, refusal, waiting } = useAct()
  const done = async (given: Promise<boolean>) => {
    if (await given) onClose()
  }
  return (
    <FullSheet title={t('felt.seat', { n: seat })} onClose={onClose}>
      <Refused refusal={refusal} />
      {holder !== null && <PlayerName player={holder} className="text-xl font-semibold" />}
      <div className="grid grid-cols-4 gap-2">
        {away.map((offer) => (
          <Button
            key={`${offer.payload.isAway}`}
            isDisabled={waiting}
            onPress={() => done(take(offer))}
          >
            {t(offer.payload.isAway ? 'seat.goesAway' : 'seat.comesBack')}
          </Button>
        ))}
        {leaving.map((offer) => (
          <Button
            key="leave"
            variant="danger"
            isDisabled={waiting}
            onPress={() => done(take(offer))}
          >
            {t('seat.leaves')}
          </Button>
        ))}
      </div>
      {seats.length > 0 && (
        <section>
          <h2 className="pb-1 text-lg">{t('seat.takes')}</h2>
          <div className="grid grid-cols-4 gap-2">
            {seats.map((offer) => (
              <Button
                key={offer.payload.player}
                isDisabled={waiting}
                onPress={() => done(take(offer))}
              >
                {offer.payload.player.startsWith('@') ? (
                  t('seat.unnamed')
                ) : (
                  <PlayerName player={offer.payload.player} />
                )}
              </Button>
            ))}
          </div>
        </section>
      )}
      <Standing />
    </FullSheet>
  )
}

/** Persons who may be marked as standing at the table, or as gone. Source: G6. */
function Standing() {
  const t = useT('bj-table')
  const standing = useOffers('markStanding')
  const { take, refusal, waiting } = useAct()
  if (standing.length === 0) return <Refused refusal={refusal} />
  return (
    <section>
      <h2 className="pb-1 text-lg">{t('seat.standing')}</h2>
      <Refused refusal={refusal} />
      <div className="grid grid-cols-4 gap-2">
        {standing.map((offer) => (
          <Button
            key={offer.payload.player}
            variant={offer.payload.isHere ? 'secondary' : 'primary'}
            isDisabled={waiting}
            onPress={() => take(offer)}
          >
            <PlayerName player={offer.payload.player} />
          </Button>
        ))}
      </div>
    </section>
  )
}
