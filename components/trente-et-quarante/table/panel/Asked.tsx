'use client'
import type { Posta } from '@/rules/trente-et-quarante/state/posta'
import { OfferButtons } from '../../../banked/told/OfferButtons'
import { Refused } from '../../../banked/told/Refused'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { useAct, useOffers } from '../../commanding'
import { PlayerName } from '../../told/PlayerName'
import { useTable } from '../tablet'

/** Owners asked after 31–31, and owners of stakes just freed: each answers by one tap. Source: T.5.3, B3, B6. */
export function Asked() {
  const t = useT('trente-table')
  const { asked, freed } = useTable()
  const answers = useOffers('answerPrison')
  const taken = useOffers('withdrawStake')
  const acting = useAct()
  const refused = <Refused refusal={acting.refusal} />
  if (asked.length + freed.length === 0) return refused
  return (
    <section className="flex flex-col gap-1">
      {refused}
      {asked.length > 0 && <h3 className="font-semibold text-warn">{t('asked.prison')}</h3>}
      {asked.map((posta) => (
        <div key={posta.number} className="border-t border-line py-1">
          <p className="flex justify-between gap-2 text-sm">
            <Owner posta={posta} />
            <Amount chips={posta.amount} className="font-semibold" />
          </p>
          <div className="grid grid-cols-2 gap-1.5">
            <OfferButtons
              offers={answers.filter(({ payload }) => payload.posta === posta.number)}
              acting={acting}
              look={{ className: 'px-1!' }}
            >
              {({ payload }) => t(payload.withdraws ? 'asked.withdraws' : 'asked.stays')}
            </OfferButtons>
          </div>
        </div>
      ))}
      {freed.length > 0 && <h3 className="font-semibold text-good">{t('asked.freed')}</h3>}
      {freed.map((posta) => (
        <div
          key={posta.number}
          className="flex items-center gap-2 border-t border-line py-1 text-sm"
        >
          <Owner posta={posta} />
          <OfferButtons
            offers={taken.filter(({ payload }) => payload.posta === posta.number)}
            acting={acting}
            look={{ className: 'px-2!' }}
          >
            {() => (
              <>
                {t('asked.takes')} <Amount chips={posta.amount} />
              </>
            )}
          </OfferButtons>
        </div>
      ))}
    </section>
  )
}

function Owner({ posta: { player, chance } }: { posta: Posta }) {
  const t = useT('trente-table')
  return (
    <span className="min-w-0 grow truncate">
      <PlayerName player={player} /> · {t(`chance.${chance}`)}
    </span>
  )
}
