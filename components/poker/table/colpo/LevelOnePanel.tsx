'use client'
import { useState } from 'react'
import { useT } from '../../../language/i18n'
import { useHindrance } from '../../../live/commanding'
import { Foot, Notes } from '../../../tablet/Foot'
import { RestingStep } from '../../../tablet/RestingStep'
import { Button } from '../../../ui/Button'
import { Confirm } from '../../../ui/Confirm'
import { useAct, useOffer } from '../../commanding'
import { FirstCartaroAsk } from '../asks/FirstCartaroAsk'
import { useTable } from '../context'
import { LotsCard } from '../forming/LotsCard'
import { ColpiList } from '../log/ColpiList'
import { Refusal } from '../sheet/Refusal'
import { Unpaid } from './Unpaid'

/** Level 1 (casse only): the start of the game and its giri are entered by hand, so that the clocks of right run. */
export function LevelOnePanel() {
  const t = useT('table')
  const { take, refusal, waiting } = useAct()
  const hindrance = useHindrance('startGame')
  const start = useOffer('startGame')
  return (
    <>
      <Notes>
        <LotsCard />
        <h2 className="text-2xl">{t('levelOne.title')}</h2>
        <p>{t('levelOne.text')}</p>
        <ColpiList />
      </Notes>
      <Foot>
        <FirstCartaroAsk />
        {start && (
          <Button variant="primary" size="large" isDisabled={waiting} onPress={() => take(start)}>
            {t('levelOne.start')}
          </Button>
        )}
        {!start && hindrance && (
          <RestingStep
            words={t('levelOne.start')}
            reason={<Unpaid otherwise={<Refusal refusal={hindrance} isResting />} />}
          />
        )}
        <BeginGiro />
        {refusal && <Refusal refusal={refusal} />}
      </Foot>
    </>
  )
}

/** A giro cannot be undone, and the third ends rights (I.9); the question also stops an accidental second tap. */
function BeginGiro() {
  const table = useTable().view.summary.id
  const t = useT('table')
  const { act, refusal, waiting } = useAct()
  const offer = useOffer('beginGiro')
  const [asked, setAsked] = useState<number | null>(null)
  return (
    <>
      {offer && (
        <Button size="large" isDisabled={waiting} onPress={() => setAsked(offer.payload.giro)}>
          {t('levelOne.giro', { giro: offer.payload.giro })}
        </Button>
      )}
      {refusal && <Refusal refusal={refusal} />}
      {asked !== null && (
        <Confirm
          title={t('levelOne.giroAsk', { giro: asked })}
          action={t('levelOne.giro', { giro: asked })}
          onConfirm={() => {
            setAsked(null)
            void act('beginGiro', { table, giro: asked })
          }}
          onClose={() => setAsked(null)}
        >
          <p>{t('levelOne.giroMeans', { giro: asked })}</p>
        </Confirm>
      )}
    </>
  )
}
