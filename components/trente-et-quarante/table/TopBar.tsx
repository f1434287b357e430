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
import { ClaimSheet } from './other/ClaimSheet'
import { MoreMenu } from './other/MoreMenu'
import { Refused } from './Refused'

/** One line: the table, its limits, the taglia and the colpo, the entry that can be taken back, and everything else. */
export function TopBar({ isStale }: { isStale: boolean }) {
  const t = useT('trente-table')
  const { view, slug } = useTable()
  const { summary, result, colpo } = view
  const isLost = useQueueState().offline || isStale
  return (
    <header className="flex min-h-16 items-center gap-x-3 border-b border-brass/40 px-3 py-1 [&_button]:px-3 [&_button]:whitespace-nowrap">
      <h1 className="text-lg leading-tight font-semibold">{summary.label}</h1>
      <dl className="flex gap-3">
        <Figure name={t('top.limits')}>
          <Amount chips={summary.limits.minimum} />–<Amount chips={summary.limits.maximum} />
        </Figure>
        <Figure name={t('top.taglia')}>{summary.taglia.number || '—'}</Figure>
        <Figure name={t('top.colpo')}>{summary.serial}</Figure>
        {summary.level === 3 && <Figure name={t('top.left')}>{summary.taglia.left}</Figure>}
        <Figure name={t('top.banco')}>
          <Amount chips={result.won} sign />
        </Figure>
      </dl>
      {(colpo?.isLast || summary.taglia.isDaysLast) && (
        <p className="border-2 border-warn px-2 py-1 text-sm leading-tight font-semibold">
          {t(colpo?.isLast ? 'top.lastColpo' : 'top.lastTaglia')}
        </p>
      )}
      <div className="ml-auto flex items-center gap-2">
        {isLost && <Network stale={isStale} />}
        <TakeBack />
        <FaceSwitch slug={slug} table={summary.id} hasFloat={view.float !== null} />
        <ClaimSheet />
        <MoreMenu />
      </div>
    </header>
  )
}

/** Takes the latest entry back; hidden while there is none. Source: K.3. */
function TakeBack() {
  const t = useT('trente-table')
  const offer = useOffer('takeBack')
  const { take, refusal, waiting } = useAct()
  if (refusal) return <Refused refusal={refusal} />
  if (!offer) return null
  return (
    <Button isDisabled={waiting} onPress={() => take(offer)}>
      {t('top.takeBack')}
    </Button>
  )
}
