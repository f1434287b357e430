'use client'
import { MenuSheet } from '../../../banked/table/MenuSheet'
import { OfferButtons } from '../../../banked/told/OfferButtons'
import { Refused } from '../../../banked/told/Refused'
import { useT } from '../../../language/i18n'
import { Button } from '../../../ui/Button'
import { useAct, useOffers } from '../../commanding'
import { PlayerName } from '../../told/PlayerName'
import { unnamedNext } from '../staking'
import { useTable } from '../tablet'

/** Those at the table: somebody comes, or leaves; mixing waits for the first. Source: T.1.3. */
export function PeopleHere({ wide = false }: { wide?: boolean }) {
  const t = useT('trente-table')
  const { present } = useTable()
  return (
    <MenuSheet open={t('people.open', { n: present.length })} look={{ wide }}>
      <ComingAndGoing />
    </MenuSheet>
  )
}

function ComingAndGoing() {
  const t = useT('trente-table')
  const view = useTable()
  const offers = useOffers('markPresence')
  const acting = useAct()
  const { id: table, status } = view.summary
  const player = unnamedNext(view)
  return (
    <>
      <Refused refusal={acting.refusal} />
      <h2 className="text-lg">{t('people.comes')}</h2>
      <div className="grid grid-cols-4 gap-2">
        <OfferButtons offers={offers.filter(({ payload }) => payload.isHere)} acting={acting}>
          {({ payload }) => <PlayerName player={payload.player} />}
        </OfferButtons>
        <Button
          variant="quiet"
          isDisabled={acting.waiting || status !== 'open'}
          onPress={() => acting.act('markPresence', { table, player, isHere: true })}
        >
          {t('stakes.unnamed')}
        </Button>
      </div>
      {view.present.length > 0 && <h2 className="text-lg">{t('people.here')}</h2>}
      <div className="grid grid-cols-4 gap-2">
        {view.present.map((one) => {
          const leaving = offers.filter(({ payload }) => !payload.isHere && payload.player === one)
          return leaving.length > 0 ? (
            <OfferButtons key={one} offers={leaving} acting={acting} look={{ variant: 'danger' }}>
              {() => (
                <>
                  <PlayerName player={one} /> {t('people.leaves')}
                </>
              )}
            </OfferButtons>
          ) : (
            <p key={one} className="flex min-h-12 items-center justify-center text-center">
              <PlayerName player={one} />
            </p>
          )
        })}
      </div>
    </>
  )
}
