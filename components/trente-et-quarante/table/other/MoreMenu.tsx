'use client'
import { useState } from 'react'
import { useT } from '../../../language/i18n'
import { Choice } from '../../../tablet/Choice'
import { LanguageChoice } from '../../../tablet/LanguageChoice'
import { FullSheet } from '../../../tablet/Sheet'
import { SignOut } from '../../../tablet/SignOut'
import { Amount } from '../../../tell/Amount'
import { Button } from '../../../ui/Button'
import { useAct, useOffers } from '../../commanding'
import { DueList } from '../../told/DueList'
import { useVerdict } from '../../told/verdict'
import { useTable } from '../context'
import { StepButton } from '../panel/StepButton'
import { Refused } from '../Refused'
import { PeopleHere } from './PeopleHere'

/** Things needed now and then: the level, the people, the taglia's end, the colpi so far, the language, signing out. */
export function MoreMenu() {
  const t = useT('trente-table')
  const words = useT('banked')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('more.open')}</Button>
      {isOpen && (
        <FullSheet title={t('more.open')} onClose={() => setOpen(false)}>
          <LevelChoice />
          <div className="flex flex-wrap gap-2">
            <PeopleHere />
            <StepButton type="declareLastColpo" />
            <StepButton type="endTaglia" />
            <StepButton type="reportRunOut" />
          </div>
          <LanguageChoice />
          <SignOut sure={words('signOutSure')}>{words('signOut')}</SignOut>
          <Colpi />
        </FullSheet>
      )}
    </>
  )
}

/** The level of detail, which may change between two colpi. Source: K.2. */
function LevelChoice() {
  const t = useT('trente-table')
  const { view } = useTable()
  const { take, refusal, waiting } = useAct()
  const offers = useOffers('setLevel')
  return (
    <fieldset>
      <legend className="pb-1">{t('level.question')}</legend>
      <div className="grid grid-cols-3 gap-2">
        {([1, 2, 3] as const).map((level) => {
          const offer = offers.find(({ payload }) => payload.level === level)
          const isNow = view.summary.level === level
          return (
            <Choice
              key={level}
              chosen={isNow}
              isDisabled={waiting || (!isNow && !offer)}
              onChange={(on) => on && offer && void take(offer)}
            >
              {t(`level.${level}`)}
            </Choice>
          )
        })}
      </div>
      <Refused refusal={refusal} />
    </fieldset>
  )
}

/** The latest colpi with their payments, the newest first. */
function Colpi() {
  const t = useT('trente-table')
  const verdict = useVerdict()
  const { past } = useTable().view
  return (
    <section>
      <h2 className="text-xl">{t('more.colpi')}</h2>
      <div className="grid grid-cols-2 gap-x-6">
        {[...past].reverse().map((colpo) => (
          <details key={colpo.serial} className="border-t border-line py-2">
            <summary className="flex min-h-10 cursor-pointer items-center justify-between gap-2">
              <span>
                {t('begin.last', { n: colpo.serial })} ·{' '}
                {colpo.result
                  ? `${colpo.result.nero}–${colpo.result.rosso}, ${verdict(colpo.result)}`
                  : t('more.void')}
              </span>
              <Amount chips={colpo.won} sign />
            </summary>
            <DueList parts={colpo.parts} />
          </details>
        ))}
      </div>
    </section>
  )
}
