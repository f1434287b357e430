'use client'
import type { ReactNode } from 'react'
import { useT } from '../../language/i18n'
import { LevelChoice } from '../../tablet/LevelChoice'
import { OwnChoices } from '../../tablet/OwnChoices'
import { Rounds } from '../../tablet/Rounds'
import { SignOut } from '../../tablet/SignOut'
import { Amount } from '../../tell/Amount'
import type { ShownColpo } from '../shown'
import { Refused } from '../told/Refused'
import { MenuSheet } from './MenuSheet'
import { useTablet } from './Tablet'

interface MoreMenuProps<Colpo extends ShownColpo> {
  last: Colpo | null
  /** The result of a colpo in words; null where its payments say it. */
  told: (colpo: Colpo) => string | null
  partsOf: (colpo: Colpo) => ReactNode
  /** The game's own buttons. */
  children?: ReactNode
}

/** Things needed now and then: the level, the game's own, the language, signing out, the colpi so far, the newest first. */
export function MoreMenu<Colpo extends ShownColpo>(props: MoreMenuProps<Colpo>) {
  const { last, told, partsOf, children } = props
  const t = useT('banked')
  const { view } = useTablet()
  return (
    <MenuSheet open={t('more.open')}>
      <LevelChoice
        table={view.summary}
        question={t('level.question')}
        name={(level) => t(`level.${level}`)}
        refused={Refused}
      />
      {children}
      <OwnChoices />
      <SignOut sure={t('signOutSure')}>{t('signOut')}</SignOut>
      <section>
        <h2 className="text-xl">{t('more.colpi')}</h2>
        <Rounds<Colpo> table={view.summary.id} version={last?.serial ?? 0} none={t('more.none')}>
          {(past) => (
            <div className="grid grid-cols-2 gap-x-6">
              {past.map((colpo) => (
                <details key={colpo.serial} className="border-t border-line py-2">
                  <summary className="flex min-h-10 cursor-pointer items-center justify-between gap-2">
                    <span>
                      {t('colpo', { n: colpo.serial })}
                      {told(colpo) && ` · ${told(colpo)}`}
                    </span>
                    <Amount chips={colpo.won} sign />
                  </summary>
                  {partsOf(colpo)}
                </details>
              ))}
            </div>
          )}
        </Rounds>
      </section>
    </MenuSheet>
  )
}
