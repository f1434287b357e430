'use client'
import type { SurplusCard } from '@/rules/black-jack/state/colpo'
import { RankCard } from '../../../banked/RankCard'
import { LastColpo } from '../../../banked/table/LastColpo'
import { OfferButtons } from '../../../banked/told/OfferButtons'
import { useT } from '../../../language/i18n'
import { Foot, Notes } from '../../../tablet/Foot'
import { useOffer, useOffers } from '../../commanding'
import { DueList } from '../../told/DueList'
import { PlayerName } from '../../told/PlayerName'
import { ResultPanel } from '../result/ResultPanel'
import type { ResultDraft } from '../result/useResult'
import { useTable } from '../tablet'
import { AskingPanel } from './AskingPanel'
import { CardPad } from './CardPad'
import { ClaimNews } from './ClaimNews'
import { OffersPanel } from './OffersPanel'
import { ShoePanel } from './ShoePanel'
import { StakesPanel } from './StakesPanel'
import { StepButton } from './StepButton'
import type { Staking } from './staking'
import { WordPanel } from './WordPanel'

/** The next step of the table, and no other. */
export function Panel({ staking, result }: { staking: Staking; result: ResultDraft }) {
  const { colpo, summary, shoe } = useTable()
  if (!colpo && shoe.step !== 'in-play') return <ShoePanel />
  if (summary.level === 2) return <ResultPanel result={result} staking={staking} />
  if (!colpo) return <BeginPanel />
  if (colpo.phase === 'open') return <StakesPanel staking={staking} />
  if (colpo.asking) return <AskingPanel asking={colpo.asking} />
  if (colpo.surplus) return <SurplusPanel surplus={colpo.surplus} />
  if (colpo.next) return <CardPad next={colpo.next} />
  if (colpo.phase === 'settling') return <SettlePanel />
  return (
    <div className="mt-auto flex flex-col gap-2 wide:min-h-0">
      {colpo.phase === 'offers' && <OffersPanel />}
      <Foot>
        {colpo.turn ? <WordPanel turn={colpo.turn} /> : <StepButton type="goOn" isMain />}
      </Foot>
    </div>
  )
}

/** Between two colpi: the latest puntate again by one tap, or others; the payments of the latest colpo stay in view. */
function BeginPanel() {
  const t = useT('banked')
  const { last } = useTable()
  return (
    <section className="flex min-h-0 flex-1 flex-col gap-2">
      <h2 className="text-2xl">{t('newColpo')}</h2>
      <Notes className="text-sm">
        <ClaimNews />
        {last && (
          <LastColpo colpo={last}>
            <DueList parts={last.parts} />
          </LastColpo>
        )}
      </Notes>
      <Foot>
        <StepButton type="inviteStakes" isMain={!last} />
        <StepButton type="repeatStakes" isMain />
      </Foot>
    </section>
  )
}

/** Everything to collect and pay in its order, casella by casella or all in one go. Source: B.28.1, B.28.2, B.29. */
function SettlePanel() {
  const t = useT('bj-table')
  const words = useT('banked')
  const { colpo } = useTable()
  const next = useOffer('settleCasella')
  if (!colpo) return null
  const due = colpo.due.flatMap(({ parts }) => parts)
  return (
    <section className="flex min-h-0 flex-1 flex-col gap-2">
      <h2 className="text-2xl">{t('settle.title', { point: colpo.bancoPoint.total })}</h2>
      <Notes>
        <ClaimNews />
        <DueList parts={due} />
        {colpo.due.length === 0 && <p>{words('nothingDue')}</p>}
      </Notes>
      <Foot>
        <OfferButtons offers={colpo.due.length > 1 ? [next] : []}>
          {({ payload }) => t('settle.casella', { n: payload.casella })}
        </OfferButtons>
        <StepButton type="settleColpo" isMain />
      </Foot>
    </section>
  )
}

/** A card drawn unasked is offered to one casella after another. Source: B.24.1. */
function SurplusPanel({ surplus }: { surplus: SurplusCard }) {
  const t = useT('bj-table')
  const offers = useOffers('answerSurplus')
  const { colpo } = useTable()
  const [asked = 0] = surplus.caselle
  const casella = colpo?.caselle.find(({ number }) => number === asked)
  return (
    <section className="flex flex-1 flex-col gap-3">
      <h2 className="flex items-center gap-3 text-2xl">
        {t('surplus.title')} <RankCard rank={surplus.card} />
      </h2>
      <p className="text-lg">
        {t('casella', { n: asked })} · <PlayerName player={casella?.titolare ?? null} />
      </p>
      <Foot>
        {offers.length === 0 && <p className="font-semibold">{t('word.away')}</p>}
        <OfferButtons offers={offers} look={{ size: 'large' }}>
          {({ payload }) => t(payload.takes ? 'surplus.takes' : 'surplus.refuses')}
        </OfferButtons>
      </Foot>
    </section>
  )
}
