'use client'
import { TapsWaiting } from '../../../banked/table/TapsWaiting'
import { OfferButtons } from '../../../banked/told/OfferButtons'
import { Refused } from '../../../banked/told/Refused'
import { useT } from '../../../language/i18n'
import { useHindrance } from '../../../live/commanding'
import { Foot, Notes } from '../../../tablet/Foot'
import { Amount } from '../../../tell/Amount'
import { useAct, useOffers } from '../../commanding'
import { PlayerName } from '../../told/PlayerName'
import { useTable } from '../tablet'
import { StepButton } from './StepButton'
import { SumChoice } from './SumChoice'
import { type Staking, unnamedIn } from './staking'

/** The stakes are open: a tap on a casella lays the chosen sum there. Source: B.3.1. */
export function StakesPanel({ staking }: { staking: Staking }) {
  const t = useT('bj-table')
  const words = useT('banked')
  const { colpo } = useTable()
  return (
    <section className="flex min-h-0 flex-1 flex-col gap-2">
      <h2 className="text-2xl">{words('stakesOpen')}</h2>
      <p>{t('stakes.tap')}</p>
      <SumChoice staking={staking} unnamed={unnamedIn(colpo?.caselle ?? [])} />
      <Notes>
        <Withdrawals />
      </Notes>
      <Foot>
        <TapsWaiting taps={staking.taps} />
        <Refused refusal={staking.refusal} />
        <StepButton type="closeStakes" isMain wayOn={<AlsoOn />} />
      </Foot>
    </section>
  )
}

/** B.14: where one player is alone against the banco, the same puntata on a casella beside theirs, in their name. */
function AlsoOn() {
  const t = useT('bj-table')
  const { colpo, summary } = useTable()
  const own = colpo?.caselle[0]
  const [puntata] = own?.puntate ?? []
  const offers = useOffers('layStake')
  const hindrance = useHindrance('closeStakes')
  if (!own || !puntata || hindrance?.code !== 'two-caselle-alone') return null
  const { player, amount } = puntata
  const count = summary.seats.length
  const beside = [own.number % count, (own.number - 2 + count) % count].map((at) => at + 1)
  return (
    <OfferButtons
      offers={offers.filter(
        ({ payload }) => payload.player === player && beside.includes(payload.casella),
      )}
      changes={{ chips: amount }}
      box="grid grid-cols-2 gap-1.5"
      look={{ className: 'px-1!' }}
    >
      {({ payload }) => (
        <span>
          {t('stakes.alsoOn', { n: payload.casella })} <Amount chips={amount} />
        </span>
      )}
    </OfferButtons>
  )
}

/** Each puntata with a button that takes it back. Source: B.3.2. */
function Withdrawals() {
  const t = useT('bj-table')
  const { colpo } = useTable()
  const offers = useOffers('withdrawStake')
  const acting = useAct()
  const laid = (colpo?.caselle ?? []).flatMap(({ number, puntate }) =>
    puntate.map((puntata) => ({ number, ...puntata })),
  )
  return (
    <ul>
      <Refused refusal={acting.refusal} />
      {laid.map(({ number, player, amount }) => (
        <li key={`${number} ${player}`} className="flex items-center gap-2 border-t border-line">
          <span className="w-4 text-sage">{number}</span>
          <PlayerName player={player} className="min-w-0 grow truncate" />
          <Amount chips={amount} className="font-semibold" />
          <OfferButtons
            offers={offers.filter(
              ({ payload }) => payload.casella === number && payload.player === player,
            )}
            acting={acting}
            look={{
              variant: 'quiet',
              className: 'px-3!',
              'aria-label': t('stakes.withdraw', { n: number }),
            }}
          >
            {() => '✕'}
          </OfferButtons>
        </li>
      ))}
    </ul>
  )
}
