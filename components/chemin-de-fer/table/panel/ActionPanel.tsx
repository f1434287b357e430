'use client'
import type { Place } from '@/rules/chemin-de-fer/state/ids'
import type { Mano } from '@/rules/chemin-de-fer/state/mano'
import type { TableView } from '@/rules/chemin-de-fer/views/table'
import { useT } from '../../../language/i18n'
import { Foot } from '../../../tablet/Foot'
import { MemberName } from '../../../tell/MemberName'
import { useTable } from '../context'
import { Acts } from '../other/Acts'
import { AnnouncePanel } from './AnnouncePanel'
import { AskingPanel } from './AskingPanel'
import { OpenPanel } from './OpenPanel'
import { PlayPanel } from './PlayPanel'
import { ResultPanel } from './ResultPanel'
import { RightsPanel } from './RightsPanel'
import { SeguitoPanel } from './SeguitoPanel'
import { SettlePanel } from './SettlePanel'
import { StakesPanel } from './StakesPanel'
import { TagliaPanel } from './TagliaPanel'

interface ActionPanelProps {
  /** The place whose stake or bid is being entered. */
  chosen: Place | null
  onChosen: (place: Place | null) => void
}

/** The next step of the table, and no other. */
export function ActionPanel(props: ActionPanelProps) {
  const t = useT('chemin-table')
  const { view } = useTable()
  const { coup, mano, seguito, summary } = view
  if (summary.status !== 'open' || view.isCounting) {
    const why = view.isCounting ? 'counting' : summary.status === 'closed' ? 'closed' : 'stopped'
    return (
      <section className="flex flex-col gap-2">
        <h2 className="text-2xl">{t(`over.${why}.title`)}</h2>
        <p>{t(`over.${why}.text`)}</p>
      </section>
    )
  }
  if (coup?.asking) return <AskingPanel asking={coup.asking} />
  if (coup?.phase === 'open') return <StakesPanel coup={coup} {...props} />
  if (coup?.phase === 'closed') return <RightsPanel coup={coup} />
  if (coup?.phase === 'decided') return <SettlePanel coup={coup} />
  if (coup) return <PlayPanel coup={coup} />
  return (
    <>
      {isPaused(view) ? (
        <TagliaPanel />
      ) : seguito ? (
        <SeguitoPanel seguito={seguito} {...props} />
      ) : !mano ? (
        <OpenPanel />
      ) : summary.level === 1 ? (
        <LevelOnePanel mano={mano} />
      ) : summary.level === 2 ? (
        <ResultPanel mano={mano} />
      ) : (
        <AnnouncePanel mano={mano} />
      )}
    </>
  )
}

/** No coup can be dealt before the cards are in the sabot again. */
const isPaused = ({ taglia, summary, seguito }: TableView): boolean =>
  summary.level !== 1 &&
  !seguito &&
  (taglia.phase === 'between' ||
    taglia.phase === 'mixing' ||
    taglia.phase === 'cutting' ||
    (taglia.phase === 'last-coup' && taglia.lastCoup !== null && taglia.coups >= taglia.lastCoup))

/** Level 1: only the banker's name is followed. */
function LevelOnePanel({ mano }: { mano: Mano }) {
  const t = useT('chemin-table')
  return (
    <>
      <h2 className="text-2xl">
        <MemberName id={mano.banker} />
      </h2>
      <p>{t('levelOne.text')}</p>
      <Foot>
        <Acts types={['endMano', 'recordBuyer']} />
      </Foot>
    </>
  )
}
