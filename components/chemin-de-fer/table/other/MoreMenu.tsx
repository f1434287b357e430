'use client'
import { useState } from 'react'
import { useT } from '../../../language/i18n'
import { LevelChoice } from '../../../tablet/LevelChoice'
import { OwnChoices } from '../../../tablet/OwnChoices'
import { FullSheet } from '../../../tablet/Sheet'
import { SignOut } from '../../../tablet/SignOut'
import { Button } from '../../../ui/Button'
import { onDemand } from '../../../ui/loaded/onDemand'
import { useTable } from '../context'
import { Refused } from '../sheet/Refused'

const DisputesSheet = onDemand(
  () => import('../../disputes/table/DisputesSheet').then((loaded) => loaded.DisputesSheet),
  { ahead: true },
)
const OpenDisputeSheet = onDemand(
  () => import('../../disputes/table/OpenDisputeSheet').then((loaded) => loaded.OpenDisputeSheet),
  { ahead: true },
)
const CoupsSheet = onDemand(() => import('../log/CoupsSheet').then((loaded) => loaded.CoupsSheet), {
  ahead: true,
})

type Part = 'menu' | 'coups' | 'dispute' | 'disputes'

/** Things needed now and then: the coups, a dispute, the level, the language, signing out. */
export function MoreMenu() {
  const t = useT('chemin-table')
  const told = useT('chemin-deputato')
  const { view } = useTable()
  const [part, setPart] = useState<Part | null>(null)
  const close = () => setPart(null)
  const mayDispute = view.offers.some(({ type }) => type === 'openDispute')
  return (
    <>
      <Button onPress={() => setPart('menu')}>{t('more.open')}</Button>
      {part === 'menu' && (
        <FullSheet title={t('more.title')} onClose={close}>
          <div className="grid grid-cols-3 gap-2">
            <Button onPress={() => setPart('coups')}>{t('more.coups')}</Button>
            <Button isDisabled={!mayDispute} onPress={() => setPart('dispute')}>
              {told('open.title')}
            </Button>
            {view.disputes.length > 0 && (
              <Button onPress={() => setPart('disputes')}>{told('all')}</Button>
            )}
          </div>
          <LevelChoice
            table={view.summary}
            question={t('level.question')}
            name={(level) => t(`level.${level}`)}
            refused={Refused}
          />
          <OwnChoices />
          <SignOut sure={t('more.signOutSure')}>{t('more.signOut')}</SignOut>
        </FullSheet>
      )}
      {part === 'coups' && <CoupsSheet onClose={close} />}
      {part === 'dispute' && <OpenDisputeSheet onClose={close} />}
      {part === 'disputes' && <DisputesSheet onClose={close} />}
    </>
  )
}
