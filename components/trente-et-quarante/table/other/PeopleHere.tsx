'use client'
import { useState } from 'react'
import { useT } from '../../../language/i18n'
import { FullSheet } from '../../../tablet/Sheet'
import { Button } from '../../../ui/Button'
import { useAct, useOffers } from '../../commanding'
import { PlayerName } from '../../told/PlayerName'
import { useTable } from '../context'
import { Refused } from '../Refused'
import { unnamedNext } from '../staking'

/** Those at the table: somebody comes, or leaves; mixing waits for the first. Source: T.1.3. */
export function PeopleHere({ wide = false }: { wide?: boolean }) {
  const t = useT('trente-table')
  const { view } = useTable()
  const [isOpen, setOpen] = useState(false)
  const offers = useOffers('markPresence')
  const { act, take, refusal, waiting } = useAct()
  const coming = offers.filter(({ payload }) => payload.isHere)
  const leaving = offers.filter(({ payload }) => !payload.isHere)
  const unnamed = unnamedNext(view)
  return (
    <>
      <Button wide={wide} onPress={() => setOpen(true)}>
        {t('people.open', { n: view.present.length })}
      </Button>
      {isOpen && (
        <FullSheet
          title={t('people.open', { n: view.present.length })}
          onClose={() => setOpen(false)}
        >
          <Refused refusal={refusal} />
          <h2 className="text-lg">{t('people.comes')}</h2>
          <div className="grid grid-cols-4 gap-2">
            {coming.map((offer) => (
              <Button key={offer.payload.player} isDisabled={waiting} onPress={() => take(offer)}>
                <PlayerName player={offer.payload.player} />
              </Button>
            ))}
            <Button
              variant="quiet"
              isDisabled={waiting || view.summary.status !== 'open'}
              onPress={() =>
                act('markPresence', { table: view.summary.id, player: unnamed, isHere: true })
              }
            >
              {t('stakes.unnamed')}
            </Button>
          </div>
          {view.present.length > 0 && <h2 className="text-lg">{t('people.here')}</h2>}
          <div className="grid grid-cols-4 gap-2">
            {view.present.map((player) => {
              const offer = leaving.find(({ payload }) => payload.player === player)
              return offer ? (
                <Button
                  key={player}
                  variant="danger"
                  isDisabled={waiting}
                  onPress={() => take(offer)}
                >
                  <PlayerName player={player} /> {t('people.leaves')}
                </Button>
              ) : (
                <p key={player} className="flex min-h-12 items-center justify-center text-center">
                  <PlayerName player={player} />
                </p>
              )
            })}
          </div>
        </FullSheet>
      )}
    </>
  )
}
