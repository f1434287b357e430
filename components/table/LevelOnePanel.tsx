'use client'
import { useT } from '../i18n'
import { Button } from '../ui/Button'
import { useAct, useOffer, useTable } from './context'
import { Refusal } from './Refusal'

/** Casse only: the game's start and its giri are told by hand, so that the clocks of right run. */
export function LevelOnePanel() {
  const { view } = useTable()
  const t = useT('table')
  const { act, ruling, waiting } = useAct()
  const start = useOffer('startGame')
  const giro = useOffer('beginGiro')
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-2xl">{t('levelOne.title')}</h2>
      <p>{t('levelOne.text')}</p>
      {start && (
        <Button
          variant="primary"
          size="large"
          isDisabled={waiting}
          onPress={() => act('startGame')}
        >
          {t('levelOne.start')}
        </Button>
      )}
      {giro && (
        <Button size="large" isDisabled={waiting} onPress={() => act('beginGiro')}>
          {t('levelOne.giro', { giro: view.summary.giro + 1 })}
        </Button>
      )}
      {ruling && <Refusal ruling={ruling} />}
    </section>
  )
}
