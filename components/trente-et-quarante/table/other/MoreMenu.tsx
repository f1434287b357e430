'use client'
import { useState } from 'react'
import { useT } from '../../../language/i18n'
import { LanguageChoice } from '../../../tablet/LanguageChoice'
import { LevelChoice } from '../../../tablet/LevelChoice'
import { FullSheet } from '../../../tablet/Sheet'
import { SignOut } from '../../../tablet/SignOut'
import { Amount } from '../../../tell/Amount'
import { Button } from '../../../ui/Button'
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
  const { view } = useTable()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('more.open')}</Button>
      {isOpen && (
        <FullSheet title={t('more.open')} onClose={() => setOpen(false)}>
          <LevelChoice
            table={view.summary}
            question={words('level.question')}
            name={(level) => words(`level.${level}`)}
            refused={Refused}
          />
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
