'use client'
import type { TableView } from '@/rules/poker/views/table'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'
import { MemberName } from '../../tell/MemberName'
import { ColpoPanel } from './colpo/ColpoPanel'
import { DealPanel } from './colpo/DealPanel'
import { EndCard } from './colpo/EndCard'
import { LevelOnePanel } from './colpo/LevelOnePanel'
import { ParolPanel } from './colpo/ParolPanel'
import { useTable } from './context'
import { PlayPanel } from './play/PlayPanel'
import type { Draft } from './result/draft'

interface ActionPanelProps {
  draft: Draft | null
  onDraft: (draft: Draft | null) => void
}

/** The next step of the table, and no other. */
export function ActionPanel({ draft, onDraft }: ActionPanelProps) {
  const { view } = useTable()
  const t = useT('table')
  const { status } = view.summary
  if (status === 'dissolved' || status === 'counting' || status === 'closed') {
    return (
      <section className="flex flex-col gap-2">
        <h2 className="text-2xl">{t(`over.${status}.title`)}</h2>
        <p>{t(`over.${status}.text`)}</p>
        {view.results && <Results results={view.results} />}
      </section>
    )
  }
  if (view.colpo && view.play) return <PlayPanel colpo={view.colpo} play={view.play} />
  if (view.colpo) return <ColpoPanel colpo={view.colpo} draft={draft} onDraft={onDraft} />
  if (view.level === 1) return <LevelOnePanel />
  if (view.summary.lastGiro === 'over')
    return (
      <section className="flex flex-col gap-2">
        <EndCard />
        <h2 className="text-2xl">{t('over.lastGiro.title')}</h2>
        <p>{t('over.lastGiro.text')}</p>
      </section>
    )
  return (
    <>
      <EndCard />
      {view.parol && <ParolPanel parol={view.parol} />}
      {!view.parol?.next && <DealPanel />}
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
