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
import { useTable } from '../context'
import { Refused } from '../Refused'

/** Things needed now and then: the level, the colpi so far, the language, signing out. */
export function MoreMenu() {
  const t = useT('bj-table')
  const words = useT('banked')
  const { view } = useTable()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('more.open')}</Button>
      {isOpen && (
        <FullSheet title={t('more.title')} onClose={() => setOpen(false)}>
          <LevelChoice
            table={view.summary}
            question={words('level.question')}
            name={(level) => words(`level.${level}`)}
            refused={Refused}
          />
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
  const t = useT('bj-table')
  const { past } = useTable().view
  return (
    <section>
      <h2 className="text-xl">{t('more.colpi')}</h2>
      <div className="grid grid-cols-2 gap-x-6">
        {[...past].reverse().map((colpo) => (
          <details key={colpo.serial} className="border-t border-line py-2">
            <summary className="flex min-h-10 cursor-pointer items-center justify-between">
              {t('begin.last', { n: colpo.serial })}
              {colpo.isVoid && ` · ${t('more.void')}`} <Amount chips={colpo.won} sign />
            </summary>
            <DueList parts={colpo.parts} />
          </details>
        ))}
      </div>
    </section>
  )
}
