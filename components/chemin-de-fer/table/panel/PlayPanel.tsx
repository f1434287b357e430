'use client'
import { firstPoint, toDraw } from '@/rules/chemin-de-fer/play/result'
import type { CoupView } from '@/rules/chemin-de-fer/views/coup'
import { useT } from '../../../language/i18n'
import { Foot } from '../../../tablet/Foot'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { useAct, useOffers } from '../../commanding'
import { Acts } from '../other/Acts'
import { Refused } from '../sheet/Refused'
import { Points } from './Points'

/** The cards are dealt: the punta's word, the bank's cards, the third cards; or the result as the table has seen it. */
export function PlayPanel({ coup }: { coup: CoupView }) {
  const t = useT('chemin-table')
  return (
    <section aria-label={t('play.title')} className="flex min-h-0 flex-1 flex-col gap-3">
      {coup.regime.because.length > 0 && (
        <p className="text-sage">
          {t('play.byRule')} {coup.regime.because.map((row) => `§ ${row}`).join(', ')}
        </p>
      )}
      <Foot>
        <Acts types={['changeWord', 'namePoint', 'touchCards', 'countSeven']} />
        {/* S.75: a banker who offers a card with a natural, which the points below would lay down. */}
        <Acts types={['showBank']} match={{ laysDown: false }} />
        <JustResult />
        {coup.phase === 'dealt' && <PuntaWord coup={coup} />}
        {coup.phase === 'spoken' && <BankOpens />}
        {coup.phase === 'shown' && <AfterBank coup={coup} />}
      </Foot>
    </section>
  )
}

function PuntaWord({ coup }: { coup: CoupView }) {
  const t = useT('chemin-table')
  const offers = useOffers('sayWord', { side: 'punta' })
  const { take, refusal, waiting } = useAct()
  return (
    <>
      <div>
        <h2 className="text-2xl leading-tight">{t('play.puntaSpeaks')}</h2>
        <p className="text-lg">
          <MemberName id={coup.holder?.member ?? null} />
        </p>
      </div>
      <div className="grid grid-cols-2 gap-2">
        {offers.map((offer) => (
          <Button
            key={`${offer.payload.word}${offer.payload.point}`}
            size="large"
            isDisabled={waiting}
            onPress={() => take(offer)}
          >
            {offer.payload.word === 'natural'
              ? t('play.natural', { point: offer.payload.point ?? 0 })
              : t(`words.${offer.payload.word}`)}
          </Button>
        ))}
      </div>
      <Refused refusal={refusal} />
    </>
  )
}

function BankOpens() {
  const t = useT('chemin-table')
  const offers = useOffers('showBank', { laysDown: true })
  const { take, refusal, waiting } = useAct()
  const unsaid = offers.find(({ payload }) => payload.point === null)
  return (
    <>
      <Points
        title={t('play.bankShows')}
        among={offers.flatMap(({ payload }) => payload.point ?? [])}
        isDisabled={waiting}
        onChoose={(point) => {
          const offer = offers.find(({ payload }) => payload.point === point)
          if (offer) void take(offer)
        }}
      />
      {unsaid && (
        <Button isDisabled={waiting} onPress={() => take(unsaid)}>
          {t('play.notEntered')}
        </Button>
      )}
      <Refused refusal={refusal} />
    </>
  )
}

/** The bank lies open: the punta's third card, the banker's choice, and at the end the punta's cards. */
function AfterBank({ coup }: { coup: CoupView }) {
  const next = toDraw(coup)
  if (next !== null) return <Third side={next} coup={coup} />
  return firstPoint(coup, 'punta') === null ? <PuntaOpens /> : null
}

function Third({ side, coup }: { side: 'punta' | 'banco'; coup: CoupView }) {
  const t = useT('chemin-table')
  const offers = useOffers('drawThird', { side })
  const [stands] = useOffers('sayWord', { side: 'banco' })
  const { take, refusal, waiting } = useAct()
  const unsaid = offers.find(({ payload }) => payload.value === null)
  return (
    <>
      {side === 'banco' && stands && (
        <Button size="large" isDisabled={waiting} onPress={() => take(stands)}>
          {t('play.bankStands')}
        </Button>
      )}
      {offers.length > 0 && (
        <Points
          key={`${coup.serial}${side}`}
          title={t(`play.third.${side}`)}
          among={offers.flatMap(({ payload }) => payload.value ?? [])}
          isDisabled={waiting}
          onChoose={(value) => {
            const offer = offers.find(({ payload }) => payload.value === value)
            if (offer) void take(offer)
          }}
        />
      )}
      {unsaid && (
        <Button isDisabled={waiting} onPress={() => take(unsaid)}>
          {t('play.notEntered')}
        </Button>
      )}
      <Refused refusal={refusal} />
    </>
  )
}

function PuntaOpens() {
  const t = useT('chemin-table')
  const offers = useOffers('showPunta')
  const { take, refusal, waiting } = useAct()
  return (
    <>
      <Points
        title={t('play.puntaShows')}
        among={offers.flatMap(({ payload }) => payload.point ?? [])}
        isDisabled={waiting}
        onChoose={(point) => {
          const offer = offers.find(({ payload }) => payload.point === point)
          if (offer) void take(offer)
        }}
      />
      <Refused refusal={refusal} />
    </>
  )
}

/** The result as the table has seen it, where neither cards nor points are entered. */
function JustResult() {
  const t = useT('chemin-table')
  const offers = useOffers('enterResult')
  const { take, refusal, waiting } = useAct()
  if (offers.length === 0) return null
  return (
    <fieldset>
      <legend className="pb-1 text-sage">{t('play.justResult')}</legend>
      <div className="grid grid-cols-3 gap-2">
        {offers.map((offer) => (
          <Button
            key={offer.payload.result}
            className="px-2!"
            isDisabled={waiting}
            onPress={() => take(offer)}
          >
            {t(`result.winner.${offer.payload.result}`)}
          </Button>
        ))}
      </div>
      <Refused refusal={refusal} />
    </fieldset>
  )
}
