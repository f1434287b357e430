'use client'
import { useT } from '../../../language/i18n'
import { Button } from '../../../ui/Button'
import { useAct, useOffer } from '../../commanding'
import { PlayerName } from '../../told/PlayerName'
import { useTable } from '../context'
import { Refused } from '../Refused'
import { StepButton } from './StepButton'

/** The shoe, step by step: checked, mixed, cut, marked, burnt. Source: B.1.2 to B.1.6, B.30, B.32. */
export function ShoePanel() {
  const t = useT('bj-table')
  const { shoe, cutter } = useTable().view
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-2xl">{t('shoe.title')}</h2>
      <p>{t(`shoe.${shoe.step}`)}</p>
      {(['checkPacks', 'mixCards', 'loadShoe', 'burnCards', 'spreadTallone'] as const).map(
        (type) => (
          <StepButton key={type} type={type} isMain />
        ),
      )}
      {shoe.step === 'mixed' && (cutter === null ? <p>{t('shoe.nobodyCuts')}</p> : <Cut />)}
    </section>
  )
}

/** The cut, offered to one titolare after another. Source: B.30.1. */
function Cut() {
  const t = useT('bj-table')
  const { cutter } = useTable().view
  const cuts = useOffer('answerCut', { cuts: true })
  const passes = useOffer('answerCut', { cuts: false })
  const { take, refusal, waiting } = useAct()
  return (
    <>
      <p className="text-xl">
        {t('shoe.cutter')} <PlayerName player={cutter} className="font-semibold" />
      </p>
      <Refused refusal={refusal} />
      {cuts && (
        <Button variant="primary" size="large" isDisabled={waiting} onPress={() => take(cuts)}>
          {t('shoe.cuts')}
        </Button>
      )}
      {passes && (
        <Button isDisabled={waiting} onPress={() => take(passes)}>
          {t('shoe.passes')}
        </Button>
      )}
    </>
  )
}
