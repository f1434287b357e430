'use client'
import type { DeskView } from '@/rules/poker/views/desk'
import { Entry } from '../../desk/DeskRail'
import { useShortcuts } from '../../desk/shortcuts'
import { useT } from '../../language/i18n'
import { useEveningTitle } from '../../tell/day'
import type { Place } from './place'
import { openCalls, openDisputes } from './requests'

interface NavProps {
  view: DeskView
  place: Place
  go: (place: Place) => void
}

/** The desk's left column: tonight, its lists and its tables, each with the number of waiting requests. */
export function DeskNav({ view, place, go }: NavProps) {
  const titleOf = useEveningTitle()
  const t = useT('desk')
  const calls = openCalls(view)
  const disputes = openDisputes(view)
  const lists = view.lists.map(({ id, title }) => ({ place: id as Place, label: title }))
  const tables = view.tables.map(({ summary: { id, label } }) => ({ place: id as Place, label }))
  useShortcuts([
    { key: '0', label: t('nav.evening'), run: () => go('evening') },
    ...[...lists, ...tables].slice(0, 9).map(({ place: next, label }, index) => {
      return { key: String(index + 1), label, run: () => go(next) }
    }),
  ])
  return (
    <nav aria-label={t('nav.label')} className="flex flex-col gap-1">
      <Entry
        isHere={place === 'evening'}
        go={() => go('evening')}
        title={t('nav.evening')}
        note={titleOf(view)}
      />
      <h2 className="mt-4 px-3 text-sm text-sage">{t('nav.lists')}</h2>
      {view.lists.length === 0 && <p className="px-3 text-sage">{t('nav.noLists')}</p>}
      {view.lists.map((list) => (
        <Entry
          key={list.id}
          isHere={list.id === place}
          go={() => go(list.id as Place)}
          title={list.title}
          note={t('nav.waiting', { n: list.waiting.length })}
          mark={calls.filter(({ signUp }) => signUp.list === list.id).length}
          markText={(n) => t('nav.calls', { n })}
        />
      ))}
      <h2 className="mt-4 px-3 text-sm text-sage">{t('nav.tables')}</h2>
      {view.tables.length === 0 && <p className="px-3 text-sage">{t('nav.noTables')}</p>}
      {view.tables.map((table) => {
        const id = table.summary.id
        const asking = table.players.filter(({ askedAt }) => askedAt !== null).length
        const disputed = disputes.filter((one) => one.table === id).length
        return (
          <Entry
            key={id}
            isHere={id === place}
            go={() => go(id as Place)}
            title={table.summary.label}
            note={t(`status.${table.summary.status}`)}
            mark={asking + disputed}
            markText={(n) => t('nav.waits', { n })}
          />
        )
      })}
    </nav>
  )
}
