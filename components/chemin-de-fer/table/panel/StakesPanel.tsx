'use client'
import { useState } from 'react'
import { isSamePlace, type Place } from '@/rules/chemin-de-fer/state/ids'
import type { CoupView } from '@/rules/chemin-de-fer/views/coup'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { useAct, useOffer } from '../../commanding'
import { useTable } from '../context'
import { Acts } from '../other/Acts'
import { PersonChoice } from '../other/PersonChoice'
import { PlaceName } from '../sheet/PlaceName'
import { Refused } from '../sheet/Refused'
import { OneStake } from './OneStake'

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
  return (
    <section aria-label={t('stakes.title')} className="flex min-h-0 flex-1 flex-col gap-2">
      {chosen ? (
        <AtPlace
          key={chosen.kind === 'seat' ? `s${chosen.seat}` : `g${chosen.after}`}
          coup={coup}
          place={chosen}
          onDone={() => onChosen(null)}
        />
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
        <div className="mt-auto flex flex-col gap-2">
          <Refused refusal={refusal} />
          <Acts types={['coverOver', 'refuseCoup', 'addToBank', 'lowerBank', 'readBankAgain']} />
          {close && (
            <Button variant="primary" size="large" isDisabled={waiting} onPress={() => take(close)}>
              {t('stakes.close')}
            </Button>
          )}
        </div>
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
    </dl>
  )
}

/** One place: the member there, or for a gap the choice of one who stands. */
function AtPlace(props: { coup: CoupView; place: Place; onDone: () => void }) {
  const t = useT('chemin-table')
  const { coup, place, onDone } = props
  const { view } = useTable()
  const [named, setNamed] = useState<MemberId | null>(null)
  const there = coup.bets.filter((bet) => isSamePlace(bet.place, place)).map((bet) => bet.member)
  const holder =
    place.kind === 'seat'
      ? (view.summary.seats.find(({ seat }) => seat === place.seat)?.holder ?? null)
      : null
  const member = holder ?? named
  const laid = coup.bets.find((bet) => bet.member === member)
  const seated = view.summary.seats.flatMap((seat) => seat.holder ?? [])
  return (
    <>
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-xl leading-tight">
          {member && <MemberName id={member} />}
          <span className="block text-base font-normal">
            <PlaceName place={place} />
            {laid && (
              <>
                {' · '}
                <Amount chips={laid.sum} />
              </>
            )}
          </span>
        </h2>
        <Button onPress={onDone}>{t('stakes.done')}</Button>
      </div>
      {place.kind === 'gap' && named === null && (
        <PersonChoice
          label={t('stakes.whoStands')}
          chosen={named}
          onChoose={setNamed}
          except={seated}
          first={there}
          isOpen
        />
      )}
      {member ? (
        <OneStake key={member} coup={coup} place={place} member={member} onDone={onDone} />
      ) : (
        place.kind === 'seat' && <p>{t('stakes.freeSeat')}</p>
      )}
    </>
  )
}
