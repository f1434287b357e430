'use client'
import { isSamePlace, type Place } from '@/rules/chemin-de-fer/state/ids'
import type { CoupView } from '@/rules/chemin-de-fer/views/coup'
import { useT } from '../../../language/i18n'
import { Foot } from '../../../tablet/Foot'
import { Amount } from '../../../tell/Amount'
import { Button } from '../../../ui/Button'
import { useAct, useOffer } from '../../commanding'
import { Acts } from '../other/Acts'
import { Refused } from '../sheet/Refused'
import { AtPlace, placeKey } from './AtPlace'
import { OneStake } from './OneStake'
import { Waits } from './Waits'

interface StakesPanelProps {
  coup: CoupView
  chosen: Place | null
  onChosen: (place: Place | null) => void
}

/** The game is open: stakes and calls by a tap on a place, until it is closed. */
export function StakesPanel({ coup, chosen, onChosen }: StakesPanelProps) {
  const t = useT('chemin-table')
  const close = useOffer('closeGame')
  const { take, refusal, waiting } = useAct()
  const there = chosen
    ? coup.bets.filter((bet) => isSamePlace(bet.place, chosen)).map((bet) => bet.member)
    : []
  return (
    <section aria-label={t('stakes.title')} className="flex min-h-0 flex-1 flex-col gap-2">
      {chosen ? (
        <AtPlace
          key={placeKey(chosen)}
          place={chosen}
          first={there}
          question={t('stakes.whoStands')}
          onDone={() => onChosen(null)}
        >
          {(member) => (
            <OneStake
              key={member}
              coup={coup}
              place={chosen}
              member={member}
              onDone={() => onChosen(null)}
            />
          )}
        </AtPlace>
      ) : (
        <>
          <h2 className="text-2xl">{t('stakes.open')}</h2>
          <p>{t('stakes.tap')}</p>
          {coup.toutVa && <p className="font-semibold">{t('announce.toutVa')}</p>}
          {coup.seesStakes && <p className="font-semibold">{t('announce.seesStakes')}</p>}
          <Laid coup={coup} />
        </>
      )}
      {!chosen && (
        <Foot>
          <Refused refusal={refusal} />
          <Acts types={['coverOver', 'refuseCoup', 'addToBank', 'lowerBank', 'readBankAgain']} />
          {close && (
            <Button variant="primary" size="large" isDisabled={waiting} onPress={() => take(close)}>
              {t('stakes.close')}
            </Button>
          )}
          <Waits type="closeGame" words={t('stakes.close')} />
        </Foot>
      )}
    </section>
  )
}

/** The sums laid so far, and what would play if the game were closed now. */
function Laid({ coup }: { coup: CoupView }) {
  const t = useT('chemin-table')
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-3 text-lg">
      <dt>{t('stakes.plays')}</dt>
      <dd className="text-right text-2xl leading-tight font-semibold">
        <Amount chips={coup.matched} />
      </dd>
      {coup.isTooLittle && <p className="col-span-2 text-base">{t('stakes.tooLittle')}</p>}
    </dl>
  )
}
