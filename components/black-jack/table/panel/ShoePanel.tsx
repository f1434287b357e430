'use client'
import { cardsBehind } from '@/rules/black-jack/play/shoe'
import { OfferButtons } from '../../../banked/told/OfferButtons'
import { useT } from '../../../language/i18n'
import { Foot } from '../../../tablet/Foot'
import { useOffer } from '../../commanding'
import { PlayerName } from '../../told/PlayerName'
import { useTable } from '../tablet'
import { StepButton } from './StepButton'

/** The shoe, step by step: checked, mixed, cut, marked, burnt. Source: B.1.2 to B.1.6, B.30, B.32. */
export function ShoePanel() {
  const t = useT('bj-table')
  const { shoe, cutter, settings } = useTable()
  return (
    <section className="flex flex-1 flex-col gap-3">
      <h2 className="text-2xl">{t('shoe.title')}</h2>
      <p>{t(`shoe.${shoe.step}`)}</p>
      {shoe.step === 'cut' && (
        <p>{t('shoe.behind', { percent: settings.markerPercent, cards: cardsBehind(settings) })}</p>
      )}
      <Foot>
        {(['checkPacks', 'mixCards', 'loadShoe', 'burnCards', 'spreadTallone'] as const).map(
          (type) => (
            <StepButton key={type} type={type} isMain />
          ),
        )}
        {shoe.step === 'mixed' && (cutter === null ? <p>{t('shoe.nobodyCuts')}</p> : <Cut />)}
      </Foot>
    </section>
  )
}

/** The cut, offered to one titolare after another. Source: B.30.1. */
function Cut() {
  const t = useT('bj-table')
  const { cutter } = useTable()
  const answers = [useOffer('answerCut', { cuts: true }), useOffer('answerCut', { cuts: false })]
  return (
    <>
      <p className="text-xl">
        {t('shoe.cutter')} <PlayerName player={cutter} className="font-semibold" />
      </p>
      <OfferButtons
        offers={answers}
        look={({ payload }) => (payload.cuts ? { variant: 'primary', size: 'large' } : {})}
      >
        {({ payload }) => t(payload.cuts ? 'shoe.cuts' : 'shoe.passes')}
      </OfferButtons>
    </>
  )
}
