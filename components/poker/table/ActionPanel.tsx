'use client'
import type { TableView } from '@/rules/poker/views/table'
import { useT } from '../../language/i18n'
import { Foot, Notes } from '../../tablet/Foot'
import { Amount } from '../../tell/Amount'
import { MemberName } from '../../tell/MemberName'
import { FirstCartaroAsk } from './asks/FirstCartaroAsk'
import { ColpoPanel } from './colpo/ColpoPanel'
import { DealPanel } from './colpo/DealPanel'
import { EndCard } from './colpo/EndCard'
import { LevelOnePanel } from './colpo/LevelOnePanel'
import { ParolActs, ParolNotes } from './colpo/ParolPanel'
import { useTable } from './context'
import { LotsCard } from './forming/LotsCard'
import { ColpiList } from './log/ColpiList'
import { PlayPanel } from './play/PlayPanel'
import type { Draft } from './result/draft'

interface ActionPanelProps {
  draft: Draft | null
  onDraft: (draft: Draft | null) => void
}

/** The next step of the table, and no other, at the foot; above it what the table is told. */
export function ActionPanel({ draft, onDraft }: ActionPanelProps) {
  const { view } = useTable()
  const t = useT('table')
  const { status, lastGiro } = view.summary
  if (status === 'dissolved' || status === 'counting' || status === 'closed') {
    return (
      <Notes>
        <h2 className="text-2xl">{t(`over.${status}.title`)}</h2>
        <p>{t(`over.${status}.text`)}</p>
        {view.results && <Results results={view.results} />}
        <ColpiList />
      </Notes>
    )
  }
  if (view.colpo && view.play) return <PlayPanel colpo={view.colpo} play={view.play} />
  if (view.colpo)
    return (
      <>
        <Notes>
          <ColpiList />
        </Notes>
        <Foot>
          <ColpoPanel colpo={view.colpo} draft={draft} onDraft={onDraft} />
        </Foot>
      </>
    )
  if (view.level === 1) return <LevelOnePanel />
  const isOver = lastGiro === 'over'
  return (
    <>
      <Notes className="wide:min-h-16">
        <LotsCard />
        <EndCard />
        {isOver && (
          <>
            <h2 className="text-2xl">{t('over.lastGiro.title')}</h2>
            <p>{t('over.lastGiro.text')}</p>
          </>
        )}
        {!isOver && view.parol && <ParolNotes parol={view.parol} />}
        <ColpiList />
      </Notes>
      {!isOver && (
        <Foot>
          <FirstCartaroAsk />
          {view.parol && <ParolActs parol={view.parol} />}
          {!view.parol?.next && <DealPanel />}
        </Foot>
      )}
    </>
  )
}

/** XVI: the final results of a closed table, whoever won most first. */
function Results({ results }: { results: NonNullable<TableView['results']> }) {
  const t = useT('table')
  return (
    <dl aria-label={t('over.results')} className="flex flex-col gap-1 text-xl">
      {results
        .toSorted((a, b) => b.chips - a.chips)
        .map(({ member, chips }) => (
          <div key={member} className="flex justify-between gap-3">
            <dt>
              <MemberName id={member} />
            </dt>
            <dd className="font-semibold tabular-nums">
              <Amount chips={chips} sign />
            </dd>
          </div>
        ))}
    </dl>
  )
}
