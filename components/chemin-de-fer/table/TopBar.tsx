'use client'
import { FaceSwitch } from '../../float/post/FaceSwitch'
import { useT } from '../../language/i18n'
import { Figure } from '../../tablet/Figure'
import { InspectorTakesBack, TakeBackButton } from '../../tablet/TakeBackButton'
import { useBriefRefusal } from '../../tablet/useBriefRefusal'
import { TellTexts } from '../../tell/TellTexts'
import { useAct, useOffer } from '../commanding'
import { useTable } from './context'
import { Acts } from './other/Acts'
import { MoreMenu } from './other/MoreMenu'
import { OtherCases } from './other/OtherCases'
import { Refused } from './sheet/Refused'

/** One line: the table, the taglia and the coup, the entry that can be taken back, and the ways to everything else. */
export function TopBar() {
  const t = useT('chemin-table')
  const { view, slug } = useTable()
  const { summary, taglia, mano, coup } = view
  return (
    <header className="flex min-h-16 items-center gap-x-3 gap-y-1 border-b stacked:flex-wrap border-brass/40 px-3 py-1 [&_button]:px-2.5 [&_button]:whitespace-nowrap">
      <h1 className="text-xl leading-tight font-semibold whitespace-nowrap">{summary.label}</h1>
      <dl className="flex gap-4">
        <Figure name={t('top.taglia')} value={taglia.number} />
        <Figure name={t('top.mano')} value={mano?.number ?? summary.manoNumber} />
        {summary.level !== 1 && (
          <Figure name={t('top.coup')} value={coup?.number ?? taglia.coups} />
        )}
      </dl>
      {taglia.phase === 'last-coup' && (
        <p className="border-2 border-warn px-2 py-1 font-semibold">{t('top.lastCoup')}</p>
      )}
      <div className="ml-auto flex items-center gap-2 stacked:flex-wrap stacked:justify-end">
        <div className="shrink-0">
          <Acts types={['maskOut']} isShort columns="one" />
        </div>
        <TakeBack />
        <FaceSwitch
          slug={slug}
          table={summary.id}
          hasFloat={view.float !== null}
          waiting={view.float?.tax ? 1 : 0}
        />
        <OtherCases />
        <MoreMenu />
      </div>
    </header>
  )
}

/** The latest entry, taken back until the next deal (C.5); a disputed coup only by the inspector (cd22). */
function TakeBack() {
  const { latest, last, disputes } = useTable().view
  const offer = useOffer('takeBack')
  const { take, waiting, ...told } = useAct()
  const refusal = useBriefRefusal(told)
  if (refusal) return <Refused refusal={refusal} />
  if (!offer) return disputes.some(({ coup }) => coup === last?.serial) && <InspectorTakesBack />
  return (
    <TakeBackButton
      what={<TellTexts tells={latest} />}
      isDisabled={waiting}
      onTake={() => void take(offer)}
    />
  )
}
