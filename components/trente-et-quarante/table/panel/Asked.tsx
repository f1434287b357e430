'use client'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { Button } from '../../../ui/Button'
import { useAct, useOffers } from '../../commanding'
import { PlayerName } from '../../told/PlayerName'
import { useTable } from '../context'
import { Refused } from '../Refused'

/** Owners asked after 31–31, and owners of stakes just freed: each answers by one tap. Source: T.5.3, B3, B6. */
export function Asked() {
  const t = useT('trente-table')
  const { asked, freed } = useTable().view
  const answers = useOffers('answerPrison')
  const taken = useOffers('withdrawStake')
  const { take, refusal, waiting } = useAct()
  if (asked.length + freed.length === 0) return <Refused refusal={refusal} />
  return (
    <section className="flex flex-col gap-1">
      <Refused refusal={refusal} />
      {asked.length > 0 && <h3 className="font-semibold text-warn">{t('asked.prison')}</h3>}
      {asked.map(({ number, player, chance, amount }) => (
        <div key={number} className="border-t border-line py-1">
          <p className="flex justify-between gap-2 text-sm">
            <span className="truncate">
              <PlayerName player={player} /> · {t(`chance.${chance}`)}
            </span>
            <Amount chips={amount} className="font-semibold" />
          </p>
          <div className="grid grid-cols-2 gap-1.5">
            {answers
              .filter(({ payload }) => payload.posta === number)
              .map((offer) => (
                <Button
                  key={`${offer.payload.withdraws}`}
                  className="px-1!"
                  isDisabled={waiting}
                  onPress={() => take(offer)}
                >
                  {t(offer.payload.withdraws ? 'asked.withdraws' : 'asked.stays')}
                </Button>
              ))}
          </div>
        </div>
      ))}
      {freed.length > 0 && <h3 className="font-semibold text-good">{t('asked.freed')}</h3>}
      {freed.map(({ number, player, chance, amount }) => (
        <div key={number} className="flex items-center gap-2 border-t border-line py-1 text-sm">
          <span className="min-w-0 grow truncate">
            <PlayerName player={player} /> · {t(`chance.${chance}`)}
          </span>
          {taken
            .filter(({ payload }) => payload.posta === number)
            .map((offer) => (
              <Button
                key="takes"
                className="px-2!"
                isDisabled={waiting}
                onPress={() => take(offer)}
              >
                {t('asked.takes')} <Amount chips={amount} />
              </Button>
            ))}
        </div>
      ))}
    </section>
  )
}
