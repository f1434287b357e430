'use client'
import { isTableOpen } from '@/rules/poker/frame/at-table'
import type { DeskView } from '@/rules/poker/views/desk'
import { EveningHeading } from '../../desk/EveningHeading'
import { useT } from '../../language/i18n'
import { MemberName } from '../../tell/MemberName'
import { Act } from '../commanding'
import { Rota } from '../disputes/desk/Rota'
import { MeantToCome } from './lists/MeantToCome'
import { OpenLists } from './lists/OpenLists'
import type { Place } from './place'

/** Tonight as a whole: lists to open, tables at a glance, and the closing. */
export function EveningPanel({ view, go }: { view: DeskView; go: (place: Place) => void }) {
  const t = useT('desk')
  const unfinished = view.tables.filter((table) => table.holdsEvening)
  const over = view.status === 'closed'
  // With several lists open each member says which one at the desk, so that the names stand with each list.
  const open = over ? [] : view.lists.filter((list) => list.open)
  const onlyList = open.length === 1 ? open[0] : undefined
  return (
    <section aria-labelledby="evening-title" className="flex flex-col gap-3">
      <header className="flex flex-wrap items-center justify-between gap-x-4">
        <EveningHeading id="evening-title" evening={view} />
        {!over && (
          <Act
            beside
            type="closeEvening"
            payload={{}}
            variant="danger"
            whyNot={
              unfinished.length > 0 ? t('evening.closeWhyNot', { n: unfinished.length }) : undefined
            }
            ask={{
              title: t('evening.closeTitle'),
              body: t('evening.closeAsk'),
              yes: t('evening.close'),
            }}
          >
            {t('evening.close')}
          </Act>
        )}
      </header>
      {!over && <OpenLists view={view} go={go} />}
      {onlyList && <MeantToCome list={onlyList} view={view} />}
      <TablesAtAGlance view={view} go={go} />
      {!over && view.tables.length > 0 && <Rota rota={view.rota} />}
      {view.precedence.length > 0 && (
        <p className="rounded-card bg-felt p-4">
          {t('evening.precedence')}{' '}
          {view.precedence.map((member, index) => (
            <span key={member}>
              {index > 0 && ', '}
              <MemberName id={member} />
            </span>
          ))}
        </p>
      )}
    </section>
  )
}

function TablesAtAGlance({ view, go }: { view: DeskView; go: (place: Place) => void }) {
  const t = useT('desk')
  return (
    <section aria-labelledby="tables-title">
      <h2 id="tables-title" className="mb-1 text-xl">
        {t('nav.tables')}
      </h2>
      {view.tables.length === 0 && <p className="text-sage">{t('evening.noTables')}</p>}
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {view.tables.map(({ summary, balanced, level, colpoNumber }) => (
          <li key={summary.id}>
            <button
              type="button"
              onClick={() => go(summary.id as Place)}
              className="w-full rounded-card border border-line bg-felt px-4 py-2 text-left hover:bg-felt-high"
            >
              <span className="block font-serif text-xl font-semibold">{summary.label}</span>
              <span className="block">
                {t(`status.${summary.status}`)}
                {isTableOpen(summary) && ` · ${t('evening.freePlaces', { n: summary.freePlaces })}`}
              </span>
              {summary.startedAt !== null && (
                <span className="block text-sage">
                  {t('evening.progress', { giro: summary.giro, colpo: colpoNumber })}
                </span>
              )}
              {level > 1 && !balanced && (
                <span className="block font-semibold text-bad">{t('facts.unbalanced')}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
