'use client'
import { Figure } from '../../banked/Figure'
import { FaceSwitch } from '../../float/post/FaceSwitch'
import { useT } from '../../language/i18n'
import { useQueueState } from '../../live/useGive'
import { Network } from '../../tablet/Network'
import { Amount } from '../../tell/Amount'
import { Button } from '../../ui/Button'
import { useAct, useOffer } from '../commanding'
import { useTable } from './context'
import { MoreMenu } from './other/MoreMenu'
import { OtherCases } from './other/OtherCases'
import { Refused } from './Refused'

/** One line: the table, its limits, the shoe and the colpo, the entry that can be taken back, and everything else. */
export function TopBar({ isStale }: { isStale: boolean }) {
  const t = useT('bj-table')
  const { view, slug } = useTable()
  const { summary, won } = view
  const isLost = useQueueState().offline || isStale
  return (
    <header className="flex min-h-16 items-center gap-x-4 border-b border-brass/40 px-3 py-1 [&_button]:px-3 [&_button]:whitespace-nowrap">
      <h1 className="text-xl leading-tight font-semibold whitespace-nowrap">{summary.label}</h1>
      <dl className="flex gap-4">
        <Figure name={t('top.limits')}>
          <Amount chips={summary.limits.minimum} />–<Amount chips={summary.limits.maximum} />
        </Figure>
        <Figure name={t('top.shoe')}>{summary.shoe.number}</Figure>
        <Figure name={t('top.colpo')}>{summary.serial}</Figure>
        {summary.level === 3 && <Figure name={t('top.left')}>{summary.shoe.left}</Figure>}
        <Figure name={t('top.banco')}>
          <Amount chips={won} sign />
        </Figure>
      </dl>
      {view.shoe.step === 'last-colpo' && (
        <p className="border-2 border-warn px-2 py-1 font-semibold">{t('top.lastColpo')}</p>
      )}
      <div className="ml-auto flex items-center gap-2">
        {isLost && <Network stale={isStale} />}
        <OneTap type="takeBack">{t('top.takeBack')}</OneTap>
        <FaceSwitch slug={slug} table={summary.id} hasFloat={view.float !== null} />
        <OtherCases />
        <MoreMenu />
      </div>
    </header>
  )
}

/** A command that needs nothing but its table; hidden while it is not offered. */
function OneTap({ type, children }: { type: 'takeBack' | 'showMarker'; children: string }) {
  const offer = useOffer(type)
  const { take, refusal, waiting } = useAct()
  if (refusal) return <Refused refusal={refusal} />
  if (!offer) return null
  return (
    <Button isDisabled={waiting} onPress={() => take(offer)}>
      {children}
    </Button>
  )
}
